import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { groupsText } from '../groups.texts.ts';
import { type GroupRights, isKnown } from './policies.ts';
import { RIGHTS, standingOf } from './readable.ts';

export interface GroupFacts extends GroupRights {
  id: number;
  slug: string;
  name: string;
  founder_id: number;
  version: number;
  /** The number of owners. */
  owners: number;
}

/** Hidden and missing groups get the same refusal. */
export const missing = (): Refusal => new Refusal('missing', groupsText('group.missing'));

/** The group facts that commands check, read from rows that are written in the same transaction as the events. */
@Injectable()
export class GroupFactsOf {
  constructor(private readonly kernel: Kernel) {}

  /** @throws {Refusal} `missing` if the group does not exist or the viewer may not know of it */
  async group(viewer: Viewer, id: number, db: Queryable = this.kernel.db.pool): Promise<GroupFacts> {
    const [group] = await this.groups(viewer, [id], db);
    if (!group || !isKnown(viewer, group)) throw missing();
    return group;
  }

  /**
   * Locks the group, so that its owners and access stay fixed until the transaction commits.
   * Concurrent transactions that wait for this lock fail on the changed rows and are retried.
   */
  async held(viewer: Viewer, id: number, tx: Queryable): Promise<GroupFacts> {
    await runOne(
      tx,
      sql`select 1 from groups.group g join groups.size s on s.group_id = g.id where g.id = ${id} for update`,
    );
    return this.group(viewer, id, tx);
  }

  /** The existing groups among `ids`, without a visibility check. */
  groups(viewer: Viewer, ids: readonly number[], db: Queryable = this.kernel.db.pool): Promise<GroupFacts[]> {
    return run<GroupFacts & Record<string, unknown>>(
      db,
      sql`select g.id, g.slug, g.name, g.founder_id, g.version, s.owners, ${RIGHTS}
          from groups.group g join groups.size s on s.group_id = g.id ${standingOf(viewer)}
          where g.id = any(${[...ids]}::int[])`,
    );
  }

  /** The role of a group member. `member` for everyone else. */
  async roleOf(tx: Queryable, groupId: number, memberId: number): Promise<GroupRights['role']> {
    const row = await runOne<{ role: GroupRights['role'] }>(
      tx,
      sql`select role from groups.member where group_id = ${groupId} and member_id = ${memberId} and status = 'in'`,
    );
    return row?.role ?? 'member';
  }

  /** Ids of the group's members. */
  async inside(groupId: number, db: Queryable): Promise<number[]> {
    const rows = await run<{ member_id: number }>(
      db,
      sql`select member_id from groups.member where group_id = ${groupId} and status = 'in' order by member_id`,
    );
    return rows.map(({ member_id }) => member_id);
  }

  async next(what: 'group' | 'invitation'): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval(${`groups.${what}_id`}::regclass)::int as id`,
    );
    return row!.id;
  }
}
