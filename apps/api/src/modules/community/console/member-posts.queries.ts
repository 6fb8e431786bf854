import { Injectable } from '@nestjs/common';
import type { admin, identity } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { COMMENT_IS_SHOWN } from '../rights/facts.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';
import type { PostRef } from './reported-posts.ts';

/** A topic or a comment of a member. `postId` orders both: a comment has a higher one than its topic and its parent. */
export interface MemberPost extends PostRef {
  postId: number;
  title: string;
}

export interface Batch {
  deletedAt: Date;
  deletedBy: number;
}

/** The number of batches to list. */
const BATCHES = 10;

/** Reads what a member wrote, limited to posts that the viewer may read. */
@Injectable()
export class MemberPostQueries {
  constructor(private readonly kernel: Kernel) {}

  /** The role of the member, or null if there is no such member. */
  async roleOf(memberId: number): Promise<identity.Role | null> {
    const found = await runOne<{ role: identity.Role }>(
      this.kernel.db.pool,
      sql`select role from directory.member_card where member_id = ${memberId}`,
    );
    return found?.role ?? null;
  }

  /** The numbers of posts that exist now, for each period that ends now. */
  async counts(viewer: Viewer, memberId: number, starts: Record<'day' | 'week', Date>) {
    const rows = await run<{ kind: MemberPost['kind']; day: number; week: number; all: number }>(
      this.kernel.db.pool,
      sql`select kind, count(*) filter (where p.created_at >= ${starts.day})::int as day,
            count(*) filter (where p.created_at >= ${starts.week})::int as week, count(*)::int as all
          from (${existing(viewer, memberId)}) p group by kind`,
    );
    const of = (kind: MemberPost['kind'], period: 'day' | 'week' | 'all') =>
      rows.find((row) => row.kind === kind)?.[period] ?? 0;
    const both = (period: 'day' | 'week' | 'all') => ({ topics: of('topic', period), comments: of('comment', period) });
    return { day: both('day'), week: both('week'), all: both('all') };
  }

  /** The latest batches: several posts that one member deleted at the same time. */
  batches(viewer: Viewer, memberId: number): Promise<admin.MemberPosts['batches']> {
    return run<admin.MemberPosts['batches'][number]>(
      this.kernel.db.pool,
      sql`select to_jsonb(p.deleted_at) #>> '{}' as deleted_at, min(d.card::text)::json as deleted_by,
            count(*) filter (where p.kind = 'topic')::int as topics, count(*) filter (where p.kind = 'comment')::int as comments
          from (${deleted(viewer, memberId)}) p join directory.cards() d on d.member_id = p.deleted_by
          group by p.deleted_at, p.deleted_by having count(*) > 1
          order by p.deleted_at desc limit ${BATCHES}`,
    );
  }

  /** A page of the posts from `from` until `until` that exist, newest first. */
  toDelete(viewer: MemberViewer, memberId: number, { from, until }: { from: Date | null; until: Date }, page: Page) {
    return run<MemberPost & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select p.kind, p.id, p.post_id as "postId", p.title from (${existing(viewer, memberId)}) p
          where p.created_at <= ${until} and (${from}::timestamptz is null or p.created_at >= ${from}::timestamptz)
            and (${page.next}::int is null or p.post_id < ${page.next}::int)
          order by p.post_id desc limit ${page.size}`,
    );
  }

  /** A page of the posts of a batch that are still deleted, oldest first. */
  toRestore(viewer: MemberViewer, memberId: number, { deletedAt, deletedBy }: Batch, page: Page) {
    return run<MemberPost & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select p.kind, p.id, p.post_id as "postId", p.title from (${deleted(viewer, memberId)}) p
          where p.deleted_at = ${deletedAt} and p.deleted_by = ${deletedBy}
            and (${page.next}::int is null or p.post_id > ${page.next}::int)
          order by p.post_id limit ${page.size}`,
    );
  }

  /** Whether the post is deleted. */
  async isDeleted({ kind, id }: MemberPost): Promise<boolean> {
    const table = kind === 'topic' ? sql`community.topic` : sql`community.comment`;
    const found = await runOne(
      this.kernel.db.pool,
      sql`select 1 from ${table} where id = ${id} and deleted_at is not null`,
    );
    return found !== null;
  }
}

interface Page {
  next: number | null;
  size: number;
}

/** The topics and comments of a member on boards that the viewer may read, with a condition for each. */
const written = (viewer: Viewer, memberId: number, topic: Sql, comment: Sql): Sql => sql`
  select 'topic' as kind, t.id, t.post_id, t.title, t.created_at, t.deleted_at, t.deleted_by
  from community.topic t join community.board b on b.id = t.board_id
  where t.author_id = ${memberId} and ${topic} and ${readableBoards(viewer)} and ${publishedTopics(viewer)}
  union all
  select 'comment', c.id, c.id, c.excerpt, c.created_at, c.deleted_at, c.deleted_by
  from community.comment c join community.topic t on t.id = c.topic_id join community.board b on b.id = t.board_id
  where c.author_id = ${memberId} and ${comment} and ${readableBoards(viewer)} and ${publishedTopics(viewer)}`;

const existing = (viewer: Viewer, memberId: number): Sql =>
  written(viewer, memberId, sql`t.deleted_at is null`, sql`t.deleted_at is null and ${COMMENT_IS_SHOWN}`);

const deleted = (viewer: Viewer, memberId: number): Sql =>
  written(viewer, memberId, sql`t.deleted_at is not null`, sql`c.deleted_at is not null`);
