import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL for a topic's popularity at a timestamp (feed status option2), from the rows `f` (feed_topic) and `v`
 * (topic_views). It divides the activity by age. A comment is worth two likes, and a like is worth twenty views. The
 * offset of eight hours keeps a single like from lifting a new topic to the top.
 */
export const popularity = (asOf: string): Sql => sql`
  (1 + f.likes_count + 2 * f.comments_count + coalesce(v.views, 0) / 20.0)
  / power(greatest(0, extract(epoch from ${asOf}::timestamptz - f.release_at)) / 3600.0 + 8, 1.5)`;
