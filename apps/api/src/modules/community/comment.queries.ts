import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { JsonText } from '../../http/answers.ts';
import { decodeCursor, encodeCursor, listMeta } from '../../http/lists.ts';
import type { Viewer } from '../../http/viewer.ts';
import { commentPermissions, permissionCases } from './community.policies.ts';

const commentKey = z.tuple([z.string(), z.int()]);

/** A comment as part 1 §3 shapes it, from the rows `c`, `t` (its topic), `a` (its author's card) and `s` (its counts). */
function commentJson(viewer: Viewer): Sql {
  const cases = permissionCases((isAuthor, closed) => commentPermissions(viewer, isAuthor, closed));
  return sql`
    (select row_to_json(comment) from (select
      c.id, c.topic_id, c.content, c.excerpt, c.created_at, c.updated_at,
      (${cases}::jsonb -> ((c.author_id is not distinct from ${viewer.id}::int)::int * 2 + (t.status = 'closed')::int)) as permissions,
      false as accepted_answer, '[]'::json as attachments, coalesce(s.likes_count, 0) as likes_count,
      exists (select 1 from community.post_like l where l.post_id = c.id and l.member_id = ${viewer.id}::int) as liked_by_me,
      '[]'::json as replies, a.card as "user", false as highlighted
    ) comment)`;
}

const SOURCE = sql`
  community.comment c join community.topic t on t.id = c.topic_id
  join directory.member_card a on a.member_id = c.author_id
  left join community.comment_stats s on s.comment_id = c.id`;

@Injectable()
export class CommentQueries {
  constructor(private readonly kernel: Kernel) {}

  /** A topic's comments, oldest first. The caller has made sure that the viewer may read the topic. */
  async list(
    viewer: Viewer,
    topicId: number,
    query: { page: number; size: number; cursor?: string },
  ): Promise<JsonText> {
    const after = decodeCursor(query.cursor, commentKey);
    const offset = after ? 0 : (query.page - 1) * query.size;
    const row = await runOne<{ comments: string; count: number; total: number; last: [string, number] | null }>(
      this.kernel.db.pool,
      sql`with ids as (
            select id, created_at from community.comment where topic_id = ${topicId}
            ${after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::int)` : empty}
            order by created_at, id limit ${query.size + 1} offset ${offset}
          ), page as (select * from ids order by created_at, id limit ${query.size})
          select
            coalesce((select json_agg(${commentJson(viewer)} order by c.created_at, c.id)
                      from ${SOURCE} where c.id in (select id from page)), '[]')::text as comments,
            (select count(*)::int from page) as count,
            coalesce((select comments_count from community.feed_topic where topic_id = ${topicId}), 0) as total,
            (select json_build_array(created_at::text, id) from page
             where (select count(*) from ids) > ${query.size}::int order by created_at desc, id desc limit 1) as last`,
    );
    const { comments, count, total, last } = row!;
    const meta = listMeta(query.page, query.size, count, total, last && encodeCursor(last));
    return new JsonText(`{"data":${comments},"meta":${JSON.stringify(meta)}}`);
  }

  /** One comment that the viewer has just made or may read. */
  async show(viewer: Viewer, id: number): Promise<JsonText | null> {
    const row = await runOne<{ comment: string }>(
      this.kernel.db.pool,
      sql`select ${commentJson(viewer)}::text as comment from ${SOURCE} where c.id = ${id}`,
    );
    return row && new JsonText(`{"data":${row.comment}}`);
  }

  async likesOf(postId: number): Promise<number> {
    const row = await runOne<{ likes: number }>(
      this.kernel.db.pool,
      sql`select coalesce(
            (select likes_count from community.comment_stats where comment_id = ${postId}),
            (select likes_count from community.feed_topic where post_id = ${postId}), 0) as likes`,
    );
    return row!.likes;
  }
}
