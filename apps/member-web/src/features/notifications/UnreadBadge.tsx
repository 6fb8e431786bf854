import classes from './NotificationBell.module.css';
import { pingShown } from '../../lib/session/pings.ts';
import { useUnread } from './notifications.query.ts';

/** Number of unread notifications. */
export function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className={classes.badge} aria-hidden="true">
      {pingShown(unread)}
    </span>
  );
}
