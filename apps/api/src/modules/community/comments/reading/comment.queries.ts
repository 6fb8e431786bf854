import { Injectable } from '@nestjs/common';
import { type community, conditionsOf, type InputOf } from '@lyceum/contracts';
import { hasPassed, Kernel, type Position, type Queryable, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { JsonText } from '../../../../platform/http/answers.ts';
import {
  COUNT_CAP,
  decodeCursor,
  encodeCursor,
  listMeta,
  placeId,
  placeMoment,
} from '../../../../platform/http/lists/lists.ts';
import { narrowed } from '../../../../platform/http/lists/query-sql.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import { isReadableTopic } from '../../rights/readable.ts';
import { feed } from '../../feed/feed.projection.ts';
import { type Besides, COMMENT_SOURCE, commentJson, replyJson } from './comment.json.ts';

/** PostgreSQL's lowest timestamp. Cursors use it for the accepted answer, which comes first. */
const BEFORE_ALL = '-infinity';
const commentKey = z.tuple([placeMoment.or(z.literal(BEFORE_ALL)), placeId]);
type CommentKey = z.output<typeof commentKey>;

interface Page {
  items: string;
  count: number;
  total: number;
  readable: boolean;
  first: CommentKey | null;
  last: CommentKey | null;
}

type CommentsQuery = InputOf<typeof community.listComments>['query'];
type RepliesQuery = InputOf<typeof community.listReplies>['query'];

const besidesOf = (query: CommentsQuery | RepliesQuery): Besides => ({
  likedBy: [query.with, query.include].flat().includes('liked_by'),
});

const COLUMNS = { user_id: sql`author_id`, created_at: sql`created_at` };

/** Reads comments, replies and likes as JSON. */
@Injectable()
export class CommentQueries {
  constructor(private readonly kernel: Kernel) {}

  /**
   * A topic's comments: the accepted answer, then oldest first. Returns null if the viewer may not read the topic. With
   * `from`, the page starts at that comment, and `prev_cursor` leads to the earlier ones.
   */
  async list(viewer: Viewer, topicId: number, query: CommentsQuery, from: number | null): Promise<JsonText | null> {
    const before = decodeCursor(query.before, commentKey);
    const after = decodeCursor(query.cursor, commentKey);
    const threads = threadsOf(topicId, query);
    const offset = before || after || from !== null ? 0 : (query.page - 1) * query.size;
    const isShort = query.page === 1 && conditionsOf(query).length === 0;
    const row = await this.page(
      isShort ? this.kernel.db.reads : this.kernel.db.pool,
      conditionsOf(query).length > 0
        ? sql`select count(*)::int as total from (select 1 from community.comment where ${threads} limit ${COUNT_CAP}) x`
        : sql`select threads_count as total from community.feed_topic where topic_id = ${topicId}`,
      before
        ? backwards(topicId, threads, before, query.size)
        : after
          ? forwards(topicId, threads, after, query.size)
          : fromTheStart(topicId, threads, query.size, offset, from),
      commentJson(viewer, besidesOf(query)),
      query.size,
      isReadableTopic(viewer, topicId),
    );
    if (!row.readable) return null;
    const next = before ? row.first : row.last;
    const earlier = before
      ? row.last
      : from !== null && row.first && (await this.hasBefore(topicId, threads, row.first))
        ? row.first
        : null;
    const meta = {
      ...listMeta(query.page, query.size, row.count, row.total, next && encodeCursor(next)),
      prev_cursor: earlier && encodeCursor(earlier),
    };
    return new JsonText(`{"data":${row.items},"meta":${JSON.stringify(meta)}}`);
  }

  /**
   * The comment where the last page starts, or null if one page holds all. The accepted answer counts as part of that
   * page.
   */
  async newestFrom(topicId: number, query: CommentsQuery): Promise<number | null> {
    const threads = threadsOf(topicId, query);
    const row = await runOne<{ id: number }>(
      this.kernel.db.pool,
      sql`select id from community.comment where ${threads} and id is distinct from ${ACCEPTED(topicId)}
          order by created_at desc, id desc limit 1
          offset greatest(${query.size - 1}::int - (select count(*) from community.comment where ${threads} and id = ${ACCEPTED(topicId)}), 0)`,
    );
    return row && row.id;
  }

  private async hasBefore(topicId: number, threads: Sql, [at, id]: CommentKey): Promise<boolean> {
    return (await runOne(this.kernel.db.pool, sql`${backwards(topicId, threads, [at, id], 1)}`)) !== null;
  }

  async replies(viewer: Viewer, commentId: number, query: RepliesQuery): Promise<JsonText> {
    const after = decodeCursor(query.cursor, commentKey);
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const replies = sql`in_reply_to = ${commentId} and deleted_at is null ${narrowed(query, COLUMNS)}`;
    const { items, count, total, last } = await this.page(
      this.kernel.db.pool,
      conditionsOf(query).length > 0
        ? sql`select count(*)::int as total from (select 1 from community.comment where ${replies} limit ${COUNT_CAP}) x`
        : sql`select replies_count as total from community.comment_stats where comment_id = ${commentId}`,
      sql`select id, created_at, false as accepted, row_number() over (order by created_at, id) as n from community.comment
          where ${replies}
          ${after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::int)` : empty}
          order by created_at, id limit ${query.limit + 1} offset ${offset}`,
      replyJson(viewer, besidesOf(query)),
      query.limit,
    );
    const meta = listMeta(query.page, query.limit, count, total, last && encodeCursor(last));
    return new JsonText(`{"data":${items},"meta":${JSON.stringify(meta)}}`);
  }

  /** One comment. The caller has checked that the viewer may read it. */
  async show(viewer: Viewer, id: number): Promise<JsonText | null> {
    const row = await runOne<{ comment: string }>(
      this.kernel.db.pool,
      sql`select ${commentJson(viewer)}::text as comment from ${COMMENT_SOURCE} where c.id = ${id}`,
    );
    return row && new JsonText(`{"data":${row.comment}}`);
  }

  /**
   * The number of likes of a post. Adds the viewer's latest like or unlike if the projection has not counted it yet.
   */
  async likesOf(postId: number, own?: { liked: boolean; position: Position | null }): Promise<number> {
    const uncounted = own?.position
      ? sql`+ case when ${hasPassed(feed, own.position)} then 0 else ${own.liked ? 1 : -1}::int end`
      : empty;
    const row = await runOne<{ likes: number }>(
      this.kernel.db.pool,
      sql`select coalesce(
            (select likes_count from community.comment_stats where comment_id = ${postId}),
            (select likes_count from community.feed_topic where post_id = ${postId}), 0) ${uncounted} as likes`,
    );
    return row!.likes;
  }

  /** The members who like a post, newest first. The caller has checked that the viewer may read the post. */
  async likers(postId: number, query: { page: number; limit: number; cursor?: string }): Promise<JsonText> {
    const after = decodeCursor(query.cursor, commentKey);
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const total = await this.likesOf(postId);
    const row = await runOne<{ items: string; count: number; last: CommentKey | null }>(
      this.kernel.db.pool,
      sql`with ids as (
            select member_id, liked_at, row_number() over (order by liked_at desc, member_id desc) as n
            from community.post_like where post_id = ${postId}
            ${after ? sql`and (liked_at, member_id) < (${after[0]}::timestamptz, ${after[1]}::int)` : empty}
            order by liked_at desc, member_id desc limit ${query.limit + 1} offset ${offset}
          ), page as (select * from ids order by n limit ${query.limit})
          select coalesce((select json_agg((a.brief::jsonb || jsonb_build_object('liked_at', page.liked_at))
                                           order by page.n)
                           from page join directory.cards() a on a.member_id = page.member_id), '[]')::text as items,
            (select count(*)::int from page) as count,
            (select json_build_array(liked_at::text, member_id) from page
             where (select count(*) from ids) > ${query.limit}::int order by n desc limit 1) as last`,
    );
    const meta = listMeta(query.page, query.limit, row!.count, total, row!.last && encodeCursor(row!.last));
    return new JsonText(`{"data":${row!.items},"meta":${JSON.stringify(meta)}}`);
  }

  /** Builds one page from the ids `(id, created_at, accepted, n)`. One id more than `size` shows that more follow. */
  private async page(
    db: Queryable,
    total: Sql,
    ids: Sql,
    json: Sql,
    size: number,
    readable = sql`true`,
  ): Promise<Page> {
    const row = await runOne<Page & Record<string, unknown>>(
      db,
      sql`with ids as (${ids}), page as (select * from ids order by n limit ${size})
          select
            coalesce((select json_agg(${json} order by page.accepted desc, c.created_at, c.id)
                      from page join (${COMMENT_SOURCE}) on c.id = page.id), '[]')::text as items,
            (select count(*)::int from page) as count, coalesce((${total}), 0) as total, ${readable} as readable,
            (select json_build_array(created_at::text, id) from page where not accepted order by n limit 1) as first,
            (select case when accepted then json_build_array(${BEFORE_ALL}::text, 0) else json_build_array(created_at::text, id) end
             from page where (select count(*) from ids) > ${size}::int order by n desc limit 1) as last`,
    );
    return row!;
  }
}

const threadsOf = (topicId: number, query: CommentsQuery): Sql =>
  sql`topic_id = ${topicId} and in_reply_to is null and deleted_at is null ${narrowed(query, COLUMNS)}`;
const ACCEPTED = (topicId: number): Sql => sql`(select accepted_comment_id from community.topic where id = ${topicId})`;

/** Puts the accepted answer first and excludes it from the rest. With `from`, the rest starts at that comment. */
const fromTheStart = (topicId: number, threads: Sql, size: number, offset: number, from: number | null): Sql => sql`
  select id, created_at, accepted, row_number() over (order by accepted desc, created_at, id) as n from (
    (select id, created_at, true as accepted from community.comment where ${threads} and id = ${ACCEPTED(topicId)})
    union all
    (select id, created_at, false from community.comment
     where ${threads} and id is distinct from ${ACCEPTED(topicId)}
       ${from === null ? empty : sql`and (created_at, id) >= (select created_at, id from community.comment where id = ${from})`}
     order by created_at, id limit ${size + offset + 1})
  ) x order by accepted desc, created_at, id limit ${size + 1} offset ${offset}`;

const forwards = (topicId: number, threads: Sql, [at, id]: CommentKey, size: number): Sql => sql`
  select id, created_at, false as accepted, row_number() over (order by created_at, id) as n from community.comment
  where ${threads} and id is distinct from ${ACCEPTED(topicId)} and (created_at, id) > (${at}::timestamptz, ${id}::int)
  order by created_at, id limit ${size + 1}`;

const backwards = (topicId: number, threads: Sql, [at, id]: CommentKey, size: number): Sql => sql`
  select id, created_at, false as accepted, row_number() over (order by created_at desc, id desc) as n from community.comment
  where ${threads} and id is distinct from ${ACCEPTED(topicId)} and (created_at, id) < (${at}::timestamptz, ${id}::int)
  order by created_at desc, id desc limit ${size + 1}`;
