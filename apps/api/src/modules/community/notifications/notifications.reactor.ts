import type { Reactor } from '@lyceum/kernel';
import type { TopicPosted } from '../topics/topic.events.ts';

export const NOTIFY_OF_COMMENT = 'notify-of-comment';

export const NOTIFY_OF_TICKET = 'notify-of-ticket';

/** A comment is told to whoever wants to hear of it, a new ticket to administrators. */
export const notificationsReactor: Reactor = {
  name: 'notifications.reactor',
  jobsFor(event) {
    if (event.type === 'CommentPosted') return [{ effect: NOTIFY_OF_COMMENT }];
    const isTicket = event.type === 'TopicPosted' && (event.data as TopicPosted['data']).ticket;
    return isTicket ? [{ effect: NOTIFY_OF_TICKET }] : [];
  },
};
