import { asyncProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { CommentEvent } from './comment.events.ts';
import type { LikeEvent } from './like.events.ts';
import type { TopicEvent } from './topic.events.ts';

/** How many of a topic's first comments its card shows. */
const PREVIEW_COMMENTS = 2;

export const FEED = 'community.feed';

/**
 * What many streams share: a topic's place and counts in the feeds, the counts of comments and boards. Behind the append,
 * because a shared counter written with it would make writers fail on each other.
 */
export const feed = asyncProjection<TopicEvent | CommentEvent | LikeEvent>({
  name: FEED,
  tables: ['community.feed_topic', 'community.comment_stats', 'community.board_stats'],
  handles: {
    TopicPosted: ({ data, occurredAt }) => [
      sql`insert into community.feed_topic (topic_id, post_id, board_id, author_id, release_at, last_activity_at)
          values (${data.topic_id}, ${data.post_id}, ${data.board_id}, ${data.author_id}, ${occurredAt}::timestamptz,
                  ${occurredAt}::timestamptz)`,
      sql`insert into community.board_stats (board_id, topics_count) values (${data.board_id}, 1)
          on conflict (board_id) do update set topics_count = community.board_stats.topics_count + 1`,
    ],
    CommentPosted: ({ data, occurredAt }) => [
      sql`insert into community.comment_stats (comment_id, topic_id, author_id, excerpt, created_at)
          values (${data.comment_id}, ${data.topic_id}, ${data.author_id}, ${data.excerpt}, ${occurredAt})`,
      sql`update community.feed_topic set
            comments_count = comments_count + 1,
            last_commenter_id = ${data.author_id},
            preview = case when jsonb_array_length(preview) < ${PREVIEW_COMMENTS} then preview || jsonb_build_object(
              'id', ${data.comment_id}::int, 'user_id', ${data.author_id}::int, 'excerpt', ${data.excerpt}::text,
              'created_at', ${occurredAt}::timestamptz) else preview end
          where topic_id = ${data.topic_id}`,
    ],
    PostLiked: ({ data }) => likes(data, 1),
    PostUnliked: ({ data }) => likes(data, -1),
  },
});

const likes = ({ topic_id, comment_id }: LikeEvent['data'], change: 1 | -1): Sql =>
  comment_id === null
    ? sql`update community.feed_topic set likes_count = likes_count + ${change}::int where topic_id = ${topic_id}`
    : sql`update community.comment_stats set likes_count = likes_count + ${change}::int where comment_id = ${comment_id}`;
