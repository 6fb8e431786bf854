import type { Reactor } from '@lyceum/kernel';
import type { CommentEvent } from '../community/index.ts';

export const NOTIFY_OF_COMMENT = 'notify-of-comment';

/** A comment under somebody else's topic is told to its author. */
export const notificationsReactor: Reactor = {
  name: 'notifications.reactor',
  jobsFor(event) {
    if (event.type !== 'CommentPosted') return [];
    const { author_id, topic_author_id } = event.data as CommentEvent['data'];
    return author_id === topic_author_id ? [] : [{ effect: NOTIFY_OF_COMMENT }];
  },
};
