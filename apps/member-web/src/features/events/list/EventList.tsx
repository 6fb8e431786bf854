import { IconCalendarEvent } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../lib/pages.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { listOptions, type Shown } from '../queries/events.query.ts';
import { EventRow } from './EventRow.tsx';
import classes from '../../../ui/place/Row.module.css';

interface Props {
  shown: Shown;
  /** Limits the list to one group. */
  groupId?: number;
}

/** Paginated list of events. */
export function EventList({ shown, groupId }: Props) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listOptions(shown, groupId));
  if (list.isPending) return <RowsSkeleton label={t('events.loading')} rows={6} />;
  if (!list.data) return <FailedState title={t('events.failed')} onRetry={() => void list.refetch()} />;
  const events = itemsOf(list.data);
  if (events.length === 0) {
    const icon = <IconCalendarEvent size={24} stroke={1.6} />;
    return <EmptyState icon={icon} title={t(`events.none.${shown}`)} hint={t('events.noneHint')} />;
  }
  return (
    <>
      <ul className={classes.list} aria-label={t(`events.shown.${shown}`)}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <LoadMore of={list} failed={t('events.failed')} />
    </>
  );
}
