import { IconUsersGroup } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../lib/pages.ts';
import classes from '../../../ui/place/Row.module.css';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { listOptions, type Shown } from '../queries/groups.query.ts';
import { GroupRow } from './GroupRow.tsx';

/** Paginated list of groups. */
export function GroupList({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listOptions(shown));
  if (list.isPending) return <RowsSkeleton label={t('groups.loading')} rows={6} />;
  if (!list.data) return <FailedState title={t('groups.failed')} onRetry={() => void list.refetch()} />;
  const groups = itemsOf(list.data);
  if (groups.length === 0) {
    const icon = <IconUsersGroup size={24} stroke={1.6} />;
    return <EmptyState icon={icon} title={t(`groups.none.${shown}`)} hint={t('groups.noneHint')} />;
  }
  return (
    <>
      <ul className={classes.list} aria-label={t(`groups.shown.${shown}`)}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </ul>
      <LoadMore of={list} failed={t('groups.failed')} />
    </>
  );
}
