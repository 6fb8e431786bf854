import type { Reactor } from '@lyceum/kernel';

export const NOTIFY_OF_COMMENT = 'notify-of-comment';

/** A comment is told to whoever wants to hear of it. */
export const notificationsReactor: Reactor = {
  name: 'notifications.reactor',
  jobsFor(event) {
    return event.type === 'CommentPosted' ? [{ effect: NOTIFY_OF_COMMENT }] : [];
  },
};
