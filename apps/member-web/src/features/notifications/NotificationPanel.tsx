import type { notifications } from '@lyceum/contracts';
import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemsOf } from '../../lib/pages.ts';
import type { NotificationKind } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import classes from './NotificationPanel.module.css';
import { useMarkSeen, useNotifications } from './notifications.query.ts';

type Shown = notifications.Notification;

const textOf = ({ text }: NotificationKind<Shown>, notification: Shown) =>
  typeof text === 'function' ? text(notification) : text;

/** The latest actor, and the number of others who did the same. */
function Who({ notification: { user, others } }: { notification: Shown }) {
  if (others === 0) return <strong>{user.name}</strong>;
  return (
    <Trans
      i18nKey="notifications.others"
      values={{ count: others }}
      components={{ who: <strong>{user.name}</strong> }}
    />
  );
}

/**
 * List of notifications, newest first. Opening it marks all as seen. New notifications keep their dot while it is open.
 */
export function NotificationPanel({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const kinds = useModules().map(({ notifications }) => notifications);
  const list = useNotifications();
  const markSeen = useMarkSeen();
  const items = itemsOf(list.data);
  const hasNew = items.some((notification) => !notification.seen);
  useEffect(() => {
    if (hasNew) markSeen(undefined);
  }, [hasNew, markSeen]);

  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={4} />;
  if (!list.data) return <FailedState quiet title={t('notifications.failed')} onRetry={() => void list.refetch()} />;
  if (items.length === 0) {
    return (
      <EmptyState
        quiet
        icon={<IconBell size={24} stroke={1.6} />}
        title={t('notifications.empty')}
        hint={t('notifications.emptyHint')}
      />
    );
  }
  // Leaves out notifications of disabled modules, because their links lead nowhere.
  const shown = items.flatMap((notification) => {
    const kind = kinds.find((each) => each?.[notification.type])?.[notification.type] as
      NotificationKind<typeof notification> | undefined;
    return kind
      ? [{ notification, text: textOf(kind, notification), what: kind.what(notification), to: kind.to(notification) }]
      : [];
  });
  return (
    <>
      <ul className={classes.list}>
        {shown.map(({ notification, text, what, to }) => (
          <li key={notification.id}>
            {/* The console is another app. */}
            <Link className={classes.row} to={to} reloadDocument={to.startsWith('/admin/')} onClick={onChosen}>
              <Avatar member={notification.user} size={36} />
              <span className={classes.words}>
                <Trans
                  i18nKey={`told.${text}`}
                  components={{
                    who: <Who notification={notification} />,
                    what: <span className={classes.topic}>{what}</span>,
                  }}
                />
                <span className={classes.when}>
                  <RelativeTime moment={notification.created_at} />
                </span>
              </span>
              {!notification.seen && (
                <span className={classes.dot}>
                  <span className="visually-hidden">{t('notifications.new')}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore of={list} failed={t('notifications.failed')} />
    </>
  );
}
