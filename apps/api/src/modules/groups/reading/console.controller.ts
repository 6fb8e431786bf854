import { Controller } from '@nestjs/common';
import { groupConsole, type groups, type InputOf } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { likeAnywhere, narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { missing } from '../rights/facts.ts';
import { GroupQueries, isMemberOf } from './group.queries.ts';

const COLUMNS = {
  id: sql`g.id`,
  status: sql`g.status`,
  closed: sql`(g.closed_at is not null)`,
  orphaned: sql`(s.owners = 0)`,
  requests: sql`exists (select 1 from groups.member r where r.group_id = g.id and r.status = 'asked')`,
};
const SORTS = {
  id: sql`g.id`,
  name: { lower: sql`lower(g.name)` },
  members_count: sql`s.members`,
  created_at: sql`g.created_at`,
  updated_at: sql`g.updated_at`,
};

/** Groups for staff, with the same rights as elsewhere. A moderator does not see secret groups that they are not in. */
@Controller()
export class GroupConsoleController {
  constructor(
    private readonly kernel: Kernel,
    private readonly groups: GroupQueries,
  ) {}

  @Handles(groupConsole.adminListGroups, [directory])
  async list(@Input() { query }: InputOf<typeof groupConsole.adminListGroups>, @CurrentViewer() viewer: MemberViewer) {
    const { page, per_page, q } = query;
    const columns = { ...COLUMNS, 'members:user_id': isMemberOf(viewer) };
    const where = sql`${q ? sql`and g.name ilike ${likeAnywhere(q)}` : empty} ${narrowed(query, columns)}`;
    const order = sql`${sorted(query.order_by, SORTS, sql`g.id desc`)}, g.id desc`;
    const asked = { where, order, limit: per_page, offset: (page - 1) * per_page };
    const { data, meta } = await this.groups.page(viewer, asked, { page, size: per_page });
    return { data: await this.withFacts(data), meta };
  }

  @Handles(groupConsole.adminShowGroup, [directory])
  async show(@Input() { params }: InputOf<typeof groupConsole.adminShowGroup>, @CurrentViewer() viewer: MemberViewer) {
    const group = await this.groups.one(viewer, { id: params.id });
    if (!group) throw missing();
    return { data: (await this.withFacts([group]))[0] };
  }

  private async withFacts(groups: readonly groups.Group[]): Promise<groupConsole.AdminGroup[]> {
    const rows = await run<{ id: number; level_ids: number[]; owners_count: number }>(
      this.kernel.db.pool,
      sql`select g.id, g.level_ids, s.owners as owners_count from groups.group g join groups.size s on s.group_id = g.id
          where g.id = any(${groups.map(({ id }) => id)}::int[])`,
    );
    const facts = new Map(rows.map((row) => [row.id, row]));
    return groups.map((group) => ({ ...group, ...facts.get(group.id)! }));
  }
}
