import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import card from '../../ui/place/Card.module.css';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { GroupPicture } from './GroupPicture.tsx';
import { ownOptions } from './queries/groups.query.ts';

/** The groups of a member that the reader may see, on their profile. */
export default function GroupsOf({ id }: { id: number }) {
  const { t } = useTranslation();
  const list = useQuery(ownOptions(id));
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!list.data) return <FailedState title={t('profilePage.partFailed')} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0) {
    return <EmptyState icon={<IconUsersGroup size={24} stroke={1.6} />} title={t('profilePage.noGroups')} />;
  }
  return (
    <section className={card.card} aria-label={t('profilePage.tabs.groups')}>
      <ul className={card.list} style={{ marginTop: 0 }}>
        {list.data.map(({ id: group, slug, name, image, excerpt }) => (
          <li key={group} className={card.item}>
            <GroupPicture image={image} size={42} />
            <div className={card.words}>
              <Link to={paths.group(slug)} className={card.name}>
                {name}
              </Link>
              {excerpt && <p className={card.facts}>{excerpt}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
