import classes from './NotificationBell.module.css';
import { useUnread } from './notifications.query.ts';

const MAX_SHOWN = 99;

export function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className={classes.badge} aria-hidden="true">
      {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
    </span>
  );
}
