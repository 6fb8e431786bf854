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
  /** How many own it. */
  owners: number;
}

/** What is hidden and what is not there answer alike. */
export const missing = (): Refusal => new Refusal('missing', groupsText('group.missing'));

/** What commands must know of a group, from its own rows, which are there at once. */
@Injectable()
export class GroupFactsOf {
  constructor(private readonly kernel: Kernel) {}

  /** @throws {Refusal} `missing` to whoever may not know of it */
  async group(viewer: Viewer, id: number, db: Queryable = this.kernel.db.pool): Promise<GroupFacts> {
    const [group] = await this.groups(viewer, [id], db);
    if (!group || !isKnown(viewer, group)) throw missing();
    return group;
  }

  /**
   * Held until the transaction ends: who owns a group, and whom it is open to, are facts until they have committed. Of those who hold it at once
   * all but one begin anew, since its rows have changed.
   */
  async held(viewer: Viewer, id: number, tx: Queryable): Promise<GroupFacts> {
    await runOne(
      tx,
      sql`select 1 from groups.group g join groups.size s on s.group_id = g.id where g.id = ${id} for update`,
    );
    return this.group(viewer, id, tx);
  }

  /** Those of these that there are, whether the viewer may know of them or not. */
  groups(viewer: Viewer, ids: readonly number[], db: Queryable = this.kernel.db.pool): Promise<GroupFacts[]> {
    return run<GroupFacts & Record<string, unknown>>(
      db,
      sql`select g.id, g.slug, g.name, g.founder_id, g.version, s.owners, ${RIGHTS}
          from groups.group g join groups.size s on s.group_id = g.id ${standingOf(viewer)}
          where g.id = any(${[...ids]}::int[])`,
    );
  }

  /** The role of somebody who is in the group; `member` for whoever is not. */
  async roleOf(tx: Queryable, groupId: number, memberId: number): Promise<GroupRights['role']> {
    const row = await runOne<{ role: GroupRights['role'] }>(
      tx,
      sql`select role from groups.member where group_id = ${groupId} and member_id = ${memberId} and status = 'in'`,
    );
    return row?.role ?? 'member';
  }

  /** Ids of those who are in it. */
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
