import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AccessPart } from '../features/groups/edit/AccessPart.tsx';
import { FaqsPart } from '../features/groups/edit/FaqsPart.tsx';
import { GeneralPart } from '../features/groups/edit/GeneralPart.tsx';
import { RulesPart } from '../features/groups/edit/RulesPart.tsx';
import classes from '../ui/place/Form.module.css';
import { groupOptions } from '../features/groups/queries/groups.query.ts';
import { paths } from '../lib/address/paths.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { RowsSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';

const PARTS = { general: GeneralPart, access: AccessPart, rules: RulesPart, faqs: FaqsPart };
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/** `/groups/{slug}/edit/{tab?}`: form of a group, for owners. Not found for others. */
export function EditScreen() {
  const { t } = useTranslation();
  const { slug = '', tab = 'general' } = useParams();
  const group = useQuery(groupOptions(slug));
  if (group.isPending) return <RowsSkeleton label={t('app.loading')} rows={6} />;
  if (group.data === undefined) {
    return <FailedState title={t('groups.edit.failed')} onRetry={() => void group.refetch()} />;
  }
  const chosen = NAMES.find((name) => name === tab);
  if (!group.data?.permissions.includes('EDIT') || !chosen) return <NotFound />;
  const Part = PARTS[chosen];
  return (
    <div className={classes.screen}>
      <Link to={paths.group(slug)} className={classes.back}>
        {t('groups.edit.back')}
      </Link>
      <PageHeading title={`${group.data.name} · ${t('groups.edit.title')}`} className={classes.title}>
        {group.data.name}
      </PageHeading>
      <Tabs
        label={t('groups.edit.tabs.label')}
        tabs={NAMES.map((name) => ({
          ...{ name, to: paths.groupEdit(slug, name), text: t(`groups.edit.tabs.${name}`) },
        }))}
        chosen={chosen}
      />
      <section className={classes.panel} aria-label={t(`groups.edit.tabs.${chosen}`)}>
        <Part key={group.data.id} group={group.data} />
      </section>
    </div>
  );
}
