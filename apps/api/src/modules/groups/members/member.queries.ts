import { Injectable } from '@nestjs/common';
import type { groupMembers, groups, InputOf } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import { namedLike } from '../../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { groupsText } from '../groups.texts.ts';
import { GroupFactsOf } from '../rights/facts.ts';
import { canManage, canRead } from '../rights/policies.ts';

type Query = InputOf<typeof groupMembers.listGroupMembers>['query'];

/** Lists group members. Only owners and moderators see requests, invitations, refusals and bans. */
@Injectable()
export class GroupMemberQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
  ) {}

  /**
   * Sorts owners first, then moderators.
   * @throws {Refusal} `missing` or `forbidden`, by the viewer's rights to the group
   */
  async list(viewer: MemberViewer, id: number, { page, size, status, role, search }: Query) {
    const group = await this.facts.group(viewer, id);
    const may = status === 'in' ? canRead(viewer, group) : canManage(viewer, group);
    if (!may) throw new Refusal('forbidden', groupsText(status === 'in' ? 'group.inside' : 'group.forbidden'));
    const from = sql`from groups.member m join directory.cards() c on c.member_id = m.member_id
      where m.group_id = ${id} and m.status = ${status} ${role ? sql`and m.role = ${role}` : empty} ${namedLike(search)}`;
    const [rows, counted] = await Promise.all([
      run<{ brief: object; role: groups.GroupRole; since: Date }>(
        this.kernel.db.pool,
        sql`select c.brief::json as brief, m.role, m.since ${from}
            order by array_position(array['owner', 'moderator', 'member'], m.role), m.since, m.member_id
            limit ${size} offset ${(page - 1) * size}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 ${from} limit ${COUNT_CAP}) x`,
      ),
    ]);
    const data = rows.map(({ brief, since, ...row }) => ({ ...brief, ...row, status, since: since.toISOString() }));
    return { data: data as groups.GroupMember[], meta: listMeta(page, size, data.length, counted!.total, null) };
  }
}
