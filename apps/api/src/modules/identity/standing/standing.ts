import { Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { HELD_LEVELS, IS_BANNED } from './standing.sql.ts';

/** The current status of members, for work that runs later on their behalf. */
@Injectable()
export class MemberStatus {
  constructor(
    private readonly kernel: Kernel,
    private readonly audiences: Audiences,
  ) {}

  /** The member with their current rights. Null if they are banned or no longer exist. */
  async of(memberId: number, correlationId: string): Promise<MemberViewer | null> {
    const row = await runOne<{ role: identity.Role; levels: number[]; places: string[] }>(
      this.kernel.db.pool,
      sql`select m.role, ${HELD_LEVELS} as levels, ${this.audiences.placesOf(sql`m.id`)} as places
          from identity.member m where m.id = ${memberId} and not ${IS_BANNED}`,
    );
    return row && { id: memberId, ...row, impersonatorId: null, correlationId };
  }

  /** The ids of all active members. */
  async everybody(db: Queryable): Promise<number[]> {
    const rows = await run<{ id: number }>(
      db,
      sql`select m.id from identity.member m where not ${IS_BANNED} order by m.id`,
    );
    return rows.map(({ id }) => id);
  }

  /** The number of active members, up to a cap (decisions 2). */
  async countMembers(): Promise<{ count: number; capped: boolean }> {
    const row = await runOne<{ count: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int from (select 1 from identity.member m where not ${IS_BANNED} limit ${COUNT_CAP}) m`,
    );
    return { count: row!.count, capped: row!.count === COUNT_CAP };
  }

  /** The ids of active moderators and administrators. */
  async staff(): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.member m where m.role in ('moderator', 'admin') and not ${IS_BANNED} order by m.id`,
    );
    return rows.map(({ id }) => id);
  }

  /** The ids of active administrators. */
  async administrators(): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.member m where m.role = 'admin' and not ${IS_BANNED} order by m.id`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The role of a member, banned or not. It reads their own row, which is current immediately. Null for an unknown
   * member.
   */
  async roleOf(memberId: number): Promise<identity.Role | null> {
    const row = await runOne<{ role: identity.Role }>(
      this.kernel.db.pool,
      sql`select role from identity.member where id = ${memberId}`,
    );
    return row?.role ?? null;
  }

  /**
   * The full name of a member, for documents. It reads their own row, which is current immediately. Null for an unknown
   * member.
   */
  async nameOf(memberId: number): Promise<string | null> {
    const row = await runOne<{ name: string }>(
      this.kernel.db.pool,
      sql`select first_name || ' ' || last_name as name from identity.member where id = ${memberId}`,
    );
    return row?.name.trim() ?? null;
  }

  /** When the member registered. It reads their own row, which is current immediately. Null for an unknown member. */
  async registeredAt(memberId: number): Promise<Date | null> {
    const row = await runOne<{ created_at: Date }>(
      this.kernel.db.lookups,
      sql`select created_at from identity.member where id = ${memberId}`,
    );
    return row?.created_at ?? null;
  }

  /** Those of the members who are moderators or administrators. */
  async staffAmong(memberIds: readonly number[]): Promise<Set<number>> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.member m where m.id = any(${memberIds}::int[]) and m.role in ('moderator', 'admin')`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of the members who are active: neither banned nor erased. */
  async letIn(memberIds: readonly number[]): Promise<Set<number>> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.member m where m.id = any(${memberIds}::int[]) and not ${IS_BANNED}`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
