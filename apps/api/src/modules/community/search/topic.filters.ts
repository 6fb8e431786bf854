import type { community } from '@lyceum/contracts';
import sql, { empty, type Sql } from 'sql-template-tag';

interface Filters {
  board_id?: number;
  user_id?: number;
  post_type?: community.Topic['post_type'];
  tag?: string;
  solved?: boolean;
}

/**
 * SQL for whether the topic with this id meets the filters, for the search. It reads the row of each match and checks no
 * rights, which the search does before.
 */
export const topicMatches = (id: Sql, { board_id, user_id, post_type, tag, solved }: Filters): Sql => sql`exists (
  select 1 from community.feed_topic f where f.topic_id = ${id}
    ${board_id === undefined ? empty : sql`and f.board_id = ${board_id}::int`}
    ${user_id === undefined ? empty : sql`and f.author_id = ${user_id}::int`}
    ${post_type === undefined ? empty : sql`and f.post_type = ${post_type}::text`}
    ${tag === undefined ? empty : sql`and f.tags @> ${[tag]}::text[]`}
    ${solved === undefined ? empty : sql`and f.answered = ${solved}::boolean`})`;
