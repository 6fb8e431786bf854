import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { publishedTopics, readableBoards, readableTopics } from './readable.ts';

/** The topics that a viewer may read, for sitemaps. */
export const topicAddresses = (viewer: Viewer): Sql => sql`
  select t.id, t.slug, greatest(t.updated_at, t.release_at) as changed
  from community.topic t join community.board b on b.id = t.board_id where ${readableTopics(viewer)}`;

/** The boards that a viewer may read. A new topic changes its board. */
export const boardAddresses = (viewer: Viewer): Sql => sql`
  select b.id, b.slug, (select max(f.release_at) from community.feed_topic f
    where f.board_id = b.id and not f.deleted and ${publishedTopics(viewer, sql`f`)}) as changed
  from community.board b where ${readableBoards(viewer)}`;
