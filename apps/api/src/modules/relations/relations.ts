import { Injectable } from '@nestjs/common';
import type { members } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../platform/http/viewer.ts';

/** The block of the row `b` has effect. It has none against staff, even if it is older than their role. */
const HOLDS: Sql = sql`exists (select 1 from directory.member_card c where c.member_id = b.blocked_id and c.role = 'member')`;

/**
 * An SQL expression for the viewer's relation to a member, by the viewer's own actions alone. An impersonation does not
 * reveal blocks.
 */
export const standing = (viewer: Viewer, member: Sql): Sql =>
  viewer.id === null
    ? sql`'none'::text`
    : sql`case
        when exists (select 1 from relations.block where blocker_id = ${viewer.id}::int and blocked_id = ${member})
          then ${viewer.impersonatorId === null ? 'blocked' : 'none'}::text
        when exists (select 1 from relations.follow where follower_id = ${viewer.id}::int and followed_id = ${member})
          then 'following' else 'none' end`;

/** SQL for the ids of the members whom a member follows with effect, as `id`. */
export const followedMembers = (memberId: number): Sql =>
  sql`select followed_id as id from relations.follow where follower_id = ${memberId}::int and reaches`;

/** Reads follows and blocks for other modules. The rows are current immediately after a command. */
@Injectable()
export class Relations {
  constructor(private readonly kernel: Kernel) {}

  /**
   * Those of the members who have blocked this one, or whom this one has blocked. Neither gets notifications of the
   * other.
   */
  async blockedBetween(memberId: number, others: readonly number[]): Promise<Set<number>> {
    if (others.length === 0) return new Set();
    const rows = await run<{ id: number }>(
      this.kernel.db.reads,
      sql`select b.blocked_id as id from relations.block b
          where b.blocker_id = ${memberId}::int and b.blocked_id = any(${others}::int[]) and ${HOLDS}
          union
          select b.blocker_id from relations.block b
          where b.blocked_id = ${memberId}::int and b.blocker_id = any(${others}::int[]) and ${HOLDS}`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of the members whom this one follows with effect. */
  async followedBy(memberId: number, others: readonly number[]): Promise<Set<number>> {
    if (others.length === 0) return new Set();
    const rows = await run<{ id: number }>(
      this.kernel.db.reads,
      sql`select followed_id as id from relations.follow
          where follower_id = ${memberId}::int and followed_id = any(${others}::int[]) and reaches`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of the members who follow this one with effect. */
  async followersAmong(memberId: number, others: readonly number[]): Promise<Set<number>> {
    if (others.length === 0) return new Set();
    const rows = await run<{ id: number }>(
      this.kernel.db.reads,
      sql`select follower_id as id from relations.follow
          where followed_id = ${memberId}::int and follower_id = any(${others}::int[]) and reaches`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The ids of a member's followers with effect. */
  async followersOf(memberId: number): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.reads,
      sql`select follower_id as id from relations.follow where followed_id = ${memberId}::int and reaches order by 1`,
    );
    return rows.map(({ id }) => id);
  }

  async statusOf(viewer: Viewer, memberId: number): Promise<members.FollowStatus> {
    const [row] = await run<{ status: members.FollowStatus }>(
      this.kernel.db.reads,
      sql`select ${standing(viewer, sql`${memberId}::int`)} as status`,
    );
    return row!.status;
  }
}
