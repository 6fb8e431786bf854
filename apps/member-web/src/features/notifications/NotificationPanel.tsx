import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { itemsOf } from '../../lib/pages.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { useMarkRead, useNotifications } from './list.query.ts';
import classes from './NotificationPanel.module.css';
import { NotificationRows } from './NotificationRows.tsx';
import { useUnread } from './notifications.query.ts';

/** The newest notifications, for the bell: with the way to the page of all of them and to the preferences. */
export function NotificationPanel({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const list = useNotifications('all');
  const unread = useUnread();
  const markRead = useMarkRead();
  const items = itemsOf(list.data);

  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={4} />;
  if (!list.data) return <FailedState quiet title={t('notifications.failed')} onRetry={() => void list.refetch()} />;
  if (items.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        quiet
        icon={<IconBell size={24} stroke={1.6} />}
        title={t('notifications.empty')}
        hint={t('notifications.emptyHint')}
      />
    );
  }
  return (
    <>
      <NotificationRows notifications={items} onChosen={onChosen} />
      <LoadMore of={list} failed={t('notifications.failed')} />
      <div className={classes.foot}>
        <Link to={paths.notifications} onClick={onChosen}>
          {t('allNotifications.seeAll')}
        </Link>
        {unread > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => markRead('all')}>
            {t('allNotifications.markAll')}
          </Button>
        )}
      </div>
    </>
  );
}
