import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../entities/members/Avatar.tsx';
import type { NotificationKind } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { type Notification, useMarkRead } from './list.query.ts';
import classes from './NotificationRows.module.css';

const textOf = ({ text }: NotificationKind<Notification>, notification: Notification) =>
  typeof text === 'function' ? text(notification) : text;

/** The latest actor, and the number of others who did the same. */
function Who({ notification: { user, others } }: { notification: Notification }) {
  if (others === 0) return <strong>{user.name}</strong>;
  return (
    <Trans
      i18nKey="notifications.others"
      values={{ count: others }}
      components={{ who: <strong>{user.name}</strong> }}
    />
  );
}

interface Props {
  notifications: readonly Notification[];
  /** Called when the reader follows one. */
  onChosen?: () => void;
}

/**
 * Notifications with their links. Following one marks it as read. Those of disabled modules are left out, because their
 * links lead nowhere.
 */
export function NotificationRows({ notifications, onChosen }: Props) {
  const { t } = useTranslation();
  const kinds = useModules().map((module) => module.notifications);
  const markRead = useMarkRead();
  const shown = notifications.flatMap((notification) => {
    const kind = kinds.find((each) => each?.[notification.type])?.[notification.type] as
      NotificationKind<Notification> | undefined;
    return kind ? [{ notification, kind, to: kind.to(notification) }] : [];
  });
  const follow = (notification: Notification) => {
    if (!notification.seen) markRead(notification);
    onChosen?.();
  };
  return (
    <ul className={classes.list}>
      {shown.map(({ notification, kind, to }) => (
        <li key={notification.id} data-notification={notification.id}>
          {/* The console is another app. */}
          <Link
            className={classes.row}
            to={to}
            reloadDocument={to.startsWith('/admin/')}
            onClick={() => follow(notification)}
          >
            <Avatar member={notification.user} size={36} />
            <span className={classes.words}>
              <Trans
                i18nKey={`told.${textOf(kind, notification)}`}
                components={{
                  who: <Who notification={notification} />,
                  what: <span className={classes.topic}>{kind.what(notification)}</span>,
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
  );
}
