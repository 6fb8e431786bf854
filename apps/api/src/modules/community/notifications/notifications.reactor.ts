import { effect, type OfType, reactor } from '@lyceum/kernel';
import type { CommentPosted } from '../comments/comment.events.ts';
import type { LikeEvent } from '../posts/likes/like.events.ts';
import type { TopicEvent, TopicPosted } from '../topics/topic.events.ts';

export type Liked = OfType<LikeEvent, 'PostLiked'>;
export type Unliked = OfType<LikeEvent, 'PostUnliked'>;
export type Out = OfType<TopicEvent, 'TopicPosted' | 'TopicReleased' | 'TopicIntroduced'>;
export type ByStaff = OfType<TopicEvent, 'TopicDeleted' | 'TopicMoved'>;

export const NOTIFY_OF_COMMENT = effect<CommentPosted>('notify-of-comment');
export const NOTIFY_OF_TICKET = effect<TopicPosted>('notify-of-ticket');
export const NOTIFY_OF_LIKE = effect<Liked>('notify-of-like');
export const WITHDRAW_LIKE = effect<Unliked>('withdraw-like');
/** Whoever follows its author is told of a topic once it is out. */
export const NOTIFY_FOLLOWERS = effect<Out>('notify-followers');
export const NOTIFY_OF_MODERATION = effect<ByStaff>('notify-of-moderation');

/** A comment is told to whoever wants to hear of it, a new ticket to administrators, a topic to who follows its author. */
export const notificationsReactor = reactor<CommentPosted | LikeEvent | TopicEvent>({
  name: 'notifications.reactor',
  on: {
    CommentPosted: () => [{ effect: NOTIFY_OF_COMMENT }],
    PostLiked: () => [{ effect: NOTIFY_OF_LIKE }],
    PostUnliked: () => [{ effect: WITHDRAW_LIKE }],
    TopicPosted: ({ data: { ticket, scheduled, invisible, post_type } }) => {
      if (ticket) return [{ effect: NOTIFY_OF_TICKET }];
      return scheduled || invisible || post_type === 'birthday' ? [] : [{ effect: NOTIFY_FOLLOWERS }];
    },
    TopicReleased: () => [{ effect: NOTIFY_FOLLOWERS }],
    TopicIntroduced: () => [{ effect: NOTIFY_FOLLOWERS }],
    TopicDeleted: () => [{ effect: NOTIFY_OF_MODERATION }],
    TopicMoved: () => [{ effect: NOTIFY_OF_MODERATION }],
  },
});
