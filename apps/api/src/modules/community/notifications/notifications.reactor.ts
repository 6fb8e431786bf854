import { mentionedIn } from '@lyceum/editor/mentions';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import type { CommentEvent, CommentPosted } from '../comments/comment.events.ts';
import type { LikeEvent } from '../posts/likes/like.events.ts';
import type { TopicEvent, TopicPosted } from '../topics/topic.events.ts';

export type Liked = OfType<LikeEvent, 'PostLiked'>;
export type Unliked = OfType<LikeEvent, 'PostUnliked'>;
export type Out = OfType<TopicEvent, 'TopicPosted' | 'TopicReleased' | 'TopicIntroduced'>;
export type TopicText = OfType<TopicEvent, 'TopicPosted' | 'TopicReleased' | 'TopicIntroduced' | 'TopicEdited'>;
export type CommentEdited = OfType<CommentEvent, 'CommentEdited'>;
export type ByStaff = OfType<TopicEvent, 'TopicDeleted' | 'TopicMoved'> | OfType<CommentEvent, 'CommentDeleted'>;

export const NOTIFY_OF_COMMENT = effect<CommentPosted>('notify-of-comment');
export const NOTIFY_OF_TICKET = effect<TopicPosted>('notify-of-ticket');
export const NOTIFY_OF_LIKE = effect<Liked>('notify-of-like');
export const WITHDRAW_LIKE = effect<Unliked>('withdraw-like');
/** Notifies the author's followers of a published topic. */
export const NOTIFY_FOLLOWERS = effect<Out>('notify-followers');
export const NOTIFY_OF_MODERATION = effect<ByStaff>('notify-of-moderation');

/** For a published topic or a changed text. The effect of a new comment covers its mentions. */
export const NOTIFY_OF_MENTIONS = effect<TopicText | CommentEdited>('notify-of-mentions');

/** Most texts mention no one. They need no job. */
const mentions = ({ content }: { content: string }) =>
  mentionedIn(content).length > 0 ? [{ effect: NOTIFY_OF_MENTIONS }] : [];

/** A decision has a notification of its own. */
const removed = ({ data }: { data: { decision_id?: number | undefined } }) =>
  data.decision_id === undefined ? [{ effect: NOTIFY_OF_MODERATION }] : [];

/**
 * Starts the notifications: comments for interested members, tickets for administrators, topics for followers of the
 * author.
 */
export const notificationsReactor = reactor<CommentEvent | LikeEvent | TopicEvent>({
  name: 'notifications.reactor',
  on: {
    CommentPosted: () => [{ effect: NOTIFY_OF_COMMENT }],
    CommentEdited: ({ data }) => mentions(data),
    CommentDeleted: removed,
    PostLiked: () => [{ effect: NOTIFY_OF_LIKE }],
    PostUnliked: () => [{ effect: WITHDRAW_LIKE }],
    TopicPosted: ({ data }) => {
      const { ticket, scheduled, invisible, post_type } = data;
      if (scheduled || invisible || post_type === 'birthday') return ticket ? [{ effect: NOTIFY_OF_TICKET }] : [];
      return [...mentions(data), { effect: ticket ? NOTIFY_OF_TICKET : NOTIFY_FOLLOWERS }];
    },
    TopicReleased: () => [{ effect: NOTIFY_OF_MENTIONS }, { effect: NOTIFY_FOLLOWERS }],
    TopicIntroduced: ({ data }) => [...mentions(data), { effect: NOTIFY_FOLLOWERS }],
    TopicEdited: ({ data }) => mentions(data),
    TopicDeleted: removed,
    TopicMoved: () => [{ effect: NOTIFY_OF_MODERATION }],
  },
});
