import { Injectable } from '@nestjs/common';
import { Kernel, Refusal, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../http/viewer.ts';
import { type BoardRights, canRead } from './community.policies.ts';
import { RIGHTS, visibleTopics } from './community.readable.ts';

export interface BoardFacts extends BoardRights {
  id: number;
}

export interface TopicFacts extends BoardRights {
  id: number;
  boardId: number;
  authorId: number;
  status: 'open' | 'closed';
}

export interface PostFacts extends TopicFacts {
  postId: number;
  commentId: number | null;
  postAuthorId: number;
}

/** Hidden and missing answer alike, so that nobody learns what exists. */
const missing = (what: string): Refusal => new Refusal('missing', `There is no such ${what}.`);

const TOPIC_COLUMNS = sql`t.id, t.board_id as "boardId", t.author_id as "authorId", t.status, ${RIGHTS}`;

/** What commands need to know of other streams before they decide. Everything here goes through what the viewer may see. */
@Injectable()
export class CommunityFacts {
  constructor(private readonly kernel: Kernel) {}

  async board(viewer: Viewer, id: number): Promise<BoardFacts> {
    const board = await runOne<BoardFacts & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select b.id, ${RIGHTS} from community.board b where b.id = ${id}`,
    );
    if (!board || !canRead(viewer, board)) throw missing('board');
    return board;
  }

  async topic(viewer: Viewer, id: number): Promise<TopicFacts> {
    const topic = await runOne<TopicFacts & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select ${TOPIC_COLUMNS} from community.topic t join community.board b on b.id = t.board_id
          where t.id = ${id} and ${visibleTopics(viewer)}`,
    );
    if (!topic || !canRead(viewer, topic)) throw missing('topic');
    return topic;
  }

  /** An opening post or a comment: both can be liked. */
  async post(viewer: Viewer, postId: number): Promise<PostFacts> {
    const post = await runOne<PostFacts & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select ${TOPIC_COLUMNS}, p.post_id as "postId", p.comment_id as "commentId", p.author_id as "postAuthorId"
          from (select post_id, null::int as comment_id, id as topic_id, author_id from community.topic where post_id = ${postId}
                union all select id, id, topic_id, author_id from community.comment where id = ${postId}) p
          join community.topic t on t.id = p.topic_id join community.board b on b.id = t.board_id
          where ${visibleTopics(viewer)}`,
    );
    if (!post || !canRead(viewer, post)) throw missing('post');
    return post;
  }

  /** A new id of the given kind; ids of refused commands are simply never used. */
  async nextId(kind: 'board' | 'topic' | 'post'): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.pool,
      sql`select nextval(${`community.${kind}_id`}::regclass)::int as id`,
    );
    return row!.id;
  }

  /** The slug itself, or with the id behind it when another topic has it. */
  async freeSlug(slug: string, id: number): Promise<string> {
    const taken = await runOne(this.kernel.db.pool, sql`select 1 from community.topic where slug = ${slug}`);
    return taken ? `${slug}-${id}` : slug;
  }
}

/*
 * Facts of another stream that must hold at commit are read `for share`. Whoever changes such a fact takes its row
 * `for update` first: a transaction gets its id, and so its place in the global order, only after it has waited for those
 * who lean on the old state. Without that, a comment could stand behind the closing that it came before.
 */

/** Must still hold when the events are appended: the topic is open. */
export const topicIsOpen = (id: number): Sql =>
  sql`select 1 from community.topic where id = ${id} and status = 'open' for share`;

/** Must still hold when the events are appended: nobody has taken reading or writing away. */
export const boardIsUnchanged = ({ id, readBy, writeBy, levelIds }: BoardFacts): Sql =>
  sql`select 1 from community.board where id = ${id} and read_by = ${readBy} and write_by = ${writeBy}
        and level_ids = ${levelIds}::int[] for share`;

export const topicToChange = (id: number): Sql => sql`select 1 from community.topic where id = ${id} for update`;

export const boardToChange = (id: number): Sql => sql`select 1 from community.board where id = ${id} for update`;
