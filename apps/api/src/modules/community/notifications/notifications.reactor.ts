import { effect, reactor } from '@lyceum/kernel';
import type { CommentPosted } from '../comments/comment.events.ts';
import type { TopicPosted } from '../topics/topic.events.ts';

export const NOTIFY_OF_COMMENT = effect<CommentPosted>('notify-of-comment');

export const NOTIFY_OF_TICKET = effect<TopicPosted>('notify-of-ticket');

/** A comment is told to whoever wants to hear of it, a new ticket to administrators. */
export const notificationsReactor = reactor<CommentPosted | TopicPosted>({
  name: 'notifications.reactor',
  on: {
    CommentPosted: () => [{ effect: NOTIFY_OF_COMMENT }],
    TopicPosted: ({ data }) => (data.ticket ? [{ effect: NOTIFY_OF_TICKET }] : []),
  },
});
