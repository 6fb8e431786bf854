import type { TopicNews } from '@lyceum/contracts/community/live';
import type { OfType, Recorded } from '@lyceum/kernel';
import type { CommentEvent } from './comments/comment.events.ts';
import type { LikeEvent } from './posts/likes/like.events.ts';
import type { TopicEvent } from './topics/topic.events.ts';

export type LiveSource = TopicEvent | CommentEvent | LikeEvent;
export type Told = {
  [N in keyof TopicNews]: { name: N; rest: Omit<TopicNews[N], 'topic_id' | 'board_id' | 'user_id'> };
}[keyof TopicNews];

/** The current data of an event's topic and comment, after the projection has applied the event. */
export interface Standing {
  board_id: number;
  author_id: number;
  ticket: boolean;
  public: boolean;
  comments_count: number;
  likes_count: number;
  in_reply_to: number | null;
}

/** Narrows an event to one type. */
export const isOf = <T extends LiveSource['type']>(
  event: Recorded<LiveSource>,
  type: T,
): event is Recorded<OfType<LiveSource, T>> => event.type === type;

type Telling<E extends LiveSource> = (event: Recorded<E>, standing: Standing) => Told;

const posted = (): Told => ({ name: 'topic-posted', rest: {} });
const edited = (): Told => ({ name: 'topic-edited', rest: {} });
const pinned = ({ type }: Recorded<LiveSource>): Told => ({
  name: 'topic-pinned',
  rest: { sticky: type === 'TopicPinned' },
});
const closed = ({ type }: Recorded<LiveSource>): Told => ({
  name: 'topic-closed',
  rest: { closed: type === 'TopicClosed' },
});
const deleted = ({ type }: Recorded<LiveSource>): Told => ({
  name: 'topic-deleted',
  rest: { deleted: type === 'TopicDeleted' },
});
const answered: Telling<OfType<TopicEvent, 'AnswerAccepted' | 'AnswerWithdrawn'>> = ({ type, data }) => ({
  name: 'answer-accepted',
  rest: { comment_id: data.comment_id, accepted: type === 'AnswerAccepted' },
});
const commentGone: Telling<OfType<CommentEvent, 'CommentDeleted' | 'CommentRestored'>> = (
  { type, data: { comment_id } },
  { in_reply_to, comments_count },
) => ({
  name: 'comment-deleted',
  rest: { comment_id, in_reply_to, comments_count, deleted: type === 'CommentDeleted' },
});
const liked: Telling<LikeEvent> = ({ type, data: { post_id, comment_id } }, { likes_count }) => ({
  name: 'post-liked',
  rest: { post_id, comment_id, liked: type === 'PostLiked', likes_count },
});

/** The live message for each event type. Types without an entry send none. */
const TOLD: { readonly [T in LiveSource['type']]?: Telling<OfType<LiveSource, T>> } = {
  TopicPosted: posted,
  TopicReleased: posted,
  TopicIntroduced: posted,
  TopicEdited: edited,
  TopicTagged: edited,
  TopicDetailsChanged: edited,
  TopicRescheduled: edited,
  TopicMoved: () => ({ name: 'topic-moved', rest: {} }),
  TopicPinned: pinned,
  TopicUnpinned: pinned,
  TopicClosed: closed,
  TopicReopened: closed,
  TicketStatusChanged: ({ data: { ticket_status } }) => ({ name: 'ticket-status-changed', rest: { ticket_status } }),
  TopicDeleted: deleted,
  TopicRestored: deleted,
  AnswerAccepted: answered,
  AnswerWithdrawn: answered,
  CommentPosted: ({ data: { comment_id } }, { in_reply_to, comments_count }) => ({
    name: 'comment-posted',
    rest: { comment_id, in_reply_to, comments_count },
  }),
  CommentEdited: ({ data: { comment_id } }, { in_reply_to }) => ({
    name: 'comment-edited',
    rest: { comment_id, in_reply_to },
  }),
  CommentDeleted: commentGone,
  CommentRestored: commentGone,
  PostLiked: liked,
  PostUnliked: liked,
};

export const TOLD_TYPES = Object.keys(TOLD) as LiveSource['type'][];

/**
 * Returns the live message for an event, or null. TypeScript cannot match an event to its own entry, hence the cast.
 */
export const toTell = (event: Recorded<LiveSource>, standing: Standing): Told | null =>
  (TOLD[event.type] as Telling<LiveSource> | undefined)?.(event, standing) ?? null;
