import { asyncProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { filesOf, textOf, videoOf } from '../attachments/attachment.columns.ts';
import type { CommentEvent } from '../comments/comment.events.ts';
import type { LikeEvent } from '../posts/likes/like.events.ts';
import type { PollResponseEvent } from '../polls/poll.events.ts';
import { pollCounts } from './poll-counts.ts';
import type { TopicEvent } from '../topics/topic.events.ts';

/** The number of first comments on a topic's card. */
const PREVIEW_COMMENTS = 2;

/**
 * Feed data that many streams share: a topic's position and counts, and the counts of comments and boards. It is
 * asynchronous, because writers would conflict on a shared counter during the append. A topic's row holds all data of
 * its card (docs/adr/0011), so that a feed page reads no other table.
 */
export const feed = asyncProjection<TopicEvent | CommentEvent | LikeEvent | PollResponseEvent>({
  name: 'community.feed',
  version: 5,
  tables: ['community.feed_topic', 'community.comment_stats', 'community.board_stats', ...pollCounts.tables],
  handles: {
    // An introduction enters the feeds when the member publishes it.
    TopicPosted: ({ data, occurredAt }) =>
      data.invisible ? [] : [placed(data, occurredAt), topicsOn(data.topic_id, data.board_id, 1)],
    TopicIntroduced: ({ data, occurredAt }) => [
      placed({ ...data, post_type: 'introduce' }, occurredAt),
      topicsOn(data.topic_id, data.board_id, 1),
    ],
    TopicEdited: ({ data, occurredAt }) =>
      setTopic(data.topic_id, sql`${wordsOf(data)}, updated_at = ${occurredAt}::timestamptz, revision = revision + 1`),
    TopicTagged: ({ data }) => setTopic(data.topic_id, sql`tags = ${data.tags}::text[]`),
    TopicDetailsChanged: ({ data }) => setTopic(data.topic_id, sql`slug = ${data.slug}, revision = revision + 1`),
    TopicRescheduled: ({ data }) => [
      ...(data.withdrawn ? [topicsOn(data.topic_id, data.board_id, -1)] : []),
      setTopic(
        data.topic_id,
        sql`release_at = ${data.release_at}::timestamptz, scheduled = ${data.scheduled ?? false}, revision = revision + 1`,
      ),
    ],
    TopicReleased: ({ data, occurredAt }) => [
      setTopic(
        data.topic_id,
        sql`scheduled = false, last_activity_at = greatest(last_activity_at, ${occurredAt}::timestamptz)`,
      ),
      topicsOn(data.topic_id, data.board_id, 1),
    ],
    TopicClosed: ({ data }) => setTopic(data.topic_id, sql`status = 'closed'`),
    TopicReopened: ({ data }) => setTopic(data.topic_id, sql`status = 'open'`),
    AnswerAccepted: ({ data }) => accepted(data.topic_id, data.comment_id),
    AnswerWithdrawn: ({ data }) => accepted(data.topic_id, null),
    TopicPinned: ({ data }) => setTopic(data.topic_id, sql`sticky = true`),
    TopicUnpinned: ({ data }) => setTopic(data.topic_id, sql`sticky = false`),
    TicketStatusChanged: ({ data }) => setTopic(data.topic_id, sql`ticket_status = ${data.ticket_status}`),
    TopicMoved: ({ data }) => [
      setTopic(data.topic_id, sql`board_id = ${data.board_id}, revision = revision + 1`),
      topicsOn(data.topic_id, data.from_board_id, -1),
      topicsOn(data.topic_id, data.board_id, 1),
    ],
    TopicDeleted: ({ data }) => [
      setTopic(data.topic_id, sql`deleted = true`),
      topicsOn(data.topic_id, data.board_id, -1),
    ],
    TopicRestored: ({ data }) => [
      setTopic(data.topic_id, sql`deleted = false`),
      topicsOn(data.topic_id, data.board_id, 1),
    ],
    CommentPosted: ({ data, occurredAt }) => {
      const parent = data.in_reply_to ?? null;
      const comment = sql`
        insert into community.comment_stats (comment_id, topic_id, parent_id, author_id, excerpt, created_at)
        values (${data.comment_id}, ${data.topic_id}, ${parent}::int, ${data.author_id}, ${data.excerpt}, ${occurredAt})`;
      const counted = sql`
        comments_count = comments_count + 1, threads_count = threads_count + ${parent === null ? 1 : 0}::int,
        last_activity_at = greatest(last_activity_at, ${occurredAt}::timestamptz), ${FIRST_COMMENTS}`;
      if (parent === null) return [comment, setTopic(data.topic_id, counted)];
      const replied = sql`
        update community.comment_stats set replies_count = replies_count + 1 where comment_id = ${parent}::int`;
      return [comment, replied, setTopic(data.topic_id, counted)];
    },
    CommentEdited: ({ data }) => excerpted(data),
    CommentDeleted: ({ data }) => setDeleted(data, true),
    CommentRestored: ({ data }) => setDeleted(data, false),
    PostLiked: ({ data }) => likes(data, 1),
    PostUnliked: ({ data }) => likes(data, -1),
    ...pollCounts.handles,
  },
  rewrites: {
    TopicPosted: ({ data }) =>
      setTopic(data.topic_id, sql`${wordsOf(data)}, slug = ${data.slug}, tags = ${data.tags ?? []}::text[]`),
    TopicTagged: ({ data }) => setTopic(data.topic_id, sql`tags = ${data.tags}::text[]`),
    TopicIntroduced: ({ data }) => setTopic(data.topic_id, sql`${wordsOf(data)}, slug = ${data.slug}`),
    TopicEdited: ({ data }) => setTopic(data.topic_id, wordsOf(data)),
    TopicDetailsChanged: ({ data }) => setTopic(data.topic_id, sql`slug = ${data.slug}`),
    CommentPosted: ({ data }) => excerpted(data),
    CommentEdited: ({ data }) => excerpted(data),
    ...pollCounts.rewrites,
  },
});

type Posted = Omit<Extract<TopicEvent, { type: 'TopicPosted' }>['data'], 'content'>;

const placed = (topic: Posted, at: Date): Sql => sql`
  insert into community.feed_topic (topic_id, post_id, board_id, author_id, title, excerpt, slug, post_type, quiz_id, sticky,
                                    release_at, scheduled, ticket_status, attachments, video_url, video_id, tags, created_at, updated_at,
                                    last_activity_at)
  values (${topic.topic_id}, ${topic.post_id}, ${topic.board_id}, ${topic.author_id}, ${topic.title}, ${topic.excerpt},
          ${topic.slug}, ${topic.post_type}, ${topic.quiz_id ?? null}::int, ${topic.sticky ?? false},
          ${topic.release_at ?? at}::timestamptz, ${topic.scheduled ?? false}, ${topic.ticket ? 'open' : null}::text,
          ${textOf(topic.attachments ?? [])}, ${topic.video_url || null}::text, ${topic.video_id ?? null}::text,
          ${topic.tags ?? []}::text[], ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`;

type Words = Pick<
  Extract<TopicEvent, { type: 'TopicEdited' }>['data'],
  'title' | 'excerpt' | 'attachments' | 'video_url' | 'video_id'
>;

/** Updates the card data that the author wrote. Fields that an edit omits stay. */
const wordsOf = (data: Words): Sql => sql`
  title = ${data.title}, excerpt = coalesce(${data.excerpt}::text, excerpt), ${videoOf(data)}
  attachments = coalesce(${filesOf(data)}::text, attachments)`;

const excerpted = ({
  comment_id,
  topic_id,
  excerpt,
}: Extract<CommentEvent, { type: 'CommentEdited' }>['data']): Sql[] => [
  sql`update community.comment_stats set excerpt = ${excerpt} where comment_id = ${comment_id}`,
  setTopic(topic_id, FIRST_COMMENTS),
];

const setTopic = (topicId: number, change: Sql): Sql =>
  sql`update community.feed_topic f set ${change} where f.topic_id = ${topicId}`;

/**
 * Adds one topic to a board's count, or subtracts one. Skips scheduled topics and tickets, because the count would
 * reveal them to readers without access.
 */
const topicsOn = (topicId: number, boardId: number, change: 1 | -1): Sql =>
  sql`insert into community.board_stats (board_id, topics_count)
      select ${boardId}::int, ${change}::int from community.feed_topic f where f.topic_id = ${topicId} and not f.scheduled and f.ticket_status is null
      on conflict (board_id) do update set topics_count = community.board_stats.topics_count + ${change}::int`;

/** Sets the accepted answer. A deleted answer does not count as an answer until it is restored. */
const accepted = (topicId: number, commentId: number | null): Sql =>
  setTopic(topicId, sql`accepted_comment_id = ${commentId}::int, answered = ${commentExists(sql`${commentId}::int`)}`);

const commentExists = (commentId: Sql): Sql => sql`exists (
  select 1 from community.comment_stats s where s.comment_id = ${commentId} and not s.deleted and not s.parent_deleted)`;

const likes = ({ topic_id, comment_id }: LikeEvent['data'], change: 1 | -1): Sql =>
  comment_id === null
    ? sql`update community.feed_topic set likes_count = likes_count + ${change}::int where topic_id = ${topic_id}`
    : sql`update community.comment_stats set likes_count = likes_count + ${change}::int where comment_id = ${comment_id}`;

const VISIBLE = sql`s.topic_id = f.topic_id and not s.deleted and not s.parent_deleted`;

/** Sets the comment data of a card in the row `f`: excerpts of the first comments, and the last commenter. */
const FIRST_COMMENTS = sql`
  preview = coalesce((select jsonb_agg(jsonb_build_object('id', c.comment_id, 'user_id', c.author_id, 'excerpt', c.excerpt,
                                                          'created_at', c.created_at) order by c.created_at, c.comment_id)
    from (select s.* from community.comment_stats s where ${VISIBLE} and s.parent_id is null
          order by s.created_at, s.comment_id limit ${PREVIEW_COMMENTS}) c), '[]'),
  last_commenter_id = (select s.author_id from community.comment_stats s where ${VISIBLE}
                       order by s.created_at desc, s.comment_id desc limit 1)`;

/** Deletes or restores a comment with its replies. It recounts, because no event holds the number of replies. */
const setDeleted = (
  { comment_id, topic_id, in_reply_to }: { comment_id: number; topic_id: number; in_reply_to: number | null },
  deleted: boolean,
): Sql[] => [
  sql`update community.comment_stats set deleted = ${deleted} where comment_id = ${comment_id}`,
  sql`update community.comment_stats set parent_deleted = ${deleted} where parent_id = ${comment_id}`,
  sql`update community.comment_stats p set replies_count =
        (select count(*) from community.comment_stats r where r.parent_id = p.comment_id and not r.deleted)
      where p.comment_id = ${in_reply_to}::int`,
  setTopic(
    topic_id,
    sql`(comments_count, threads_count) =
          (select count(*), count(*) filter (where s.parent_id is null) from community.comment_stats s where ${VISIBLE}),
        answered = ${commentExists(sql`f.accepted_comment_id`)}, ${FIRST_COMMENTS}`,
  ),
];
