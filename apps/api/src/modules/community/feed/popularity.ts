import sql, { type Sql } from 'sql-template-tag';

/**
 * How popular a topic is at a moment (feed status option2), from the rows `f` (feed_topic) and `v` (topic_views): what
 * members did with it, worn down by its age. A comment is worth two likes, a like twenty views; eight hours keep what is
 * new from being carried off by its first like.
 */
export const popularity = (asOf: string): Sql => sql`
  (1 + f.likes_count + 2 * f.comments_count + coalesce(v.views, 0) / 20.0)
  / power(greatest(0, extract(epoch from ${asOf}::timestamptz - f.release_at)) / 3600.0 + 8, 1.5)`;
