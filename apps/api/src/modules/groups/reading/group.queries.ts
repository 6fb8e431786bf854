import { Injectable } from '@nestjs/common';
import type { groups, InputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { COUNT_CAP, decodeCursor, encodeCursor, listMeta } from '../../../platform/http/lists/lists.ts';
import { narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { LevelQueries } from '../../identity/index.ts';
import { knownGroups } from '../rights/readable.ts';
import { type GroupRow, groupsFor, groupsOf, told } from './group.json.ts';

export type ListQuery = InputOf<typeof groups.listGroups>['query'];

/** Filter and order of a list. `where` narrows the visible groups and never replaces the visibility filter. */
interface Asked {
  where: Sql;
  order: Sql;
  limit: number;
  offset: number;
}

const COLUMNS = {
  id: sql`g.id`,
  slug: sql`g.slug`,
  name: { lower: sql`lower(g.name)` },
  status: sql`g.status`,
  closed: sql`(g.closed_at is not null)`,
  members_count: sql`s.members`,
  created_at: sql`g.created_at`,
  updated_at: sql`g.updated_at`,
};

/** Reads groups for members. Counts and pages cover only the groups that the viewer may know of. */
@Injectable()
export class GroupQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly levels: LevelQueries,
  ) {}

  async list(viewer: Viewer, query: ListQuery) {
    const { page, size, cursor } = query;
    const where = sql`${ofType(query.type)} ${narrowed(query, { ...COLUMNS, 'members:user_id': isMemberOf(viewer) })}`;
    const order = sql`${sorted(query.order_by, COLUMNS, sql`g.updated_at desc`)}, g.id`;
    const offset = decodeCursor(cursor, z.int().min(0).max(COUNT_CAP)) ?? (page - 1) * size;
    return this.page(viewer, { where, order, limit: size, offset }, { page, size });
  }

  async page(viewer: Viewer, asked: Asked, { page, size }: { page: number; size: number }) {
    const [data, counted] = await Promise.all([this.some(viewer, asked), this.count(viewer, asked.where)]);
    const end = asked.offset + data.length;
    const next = end < counted && end < COUNT_CAP ? encodeCursor(end) : null;
    return { data, meta: listMeta(page, size, data.length, counted, next) };
  }

  /** One group by id or slug. Null if it is missing or hidden from the viewer. */
  async one(viewer: Viewer, by: { id: number } | { slug: string }): Promise<groups.Group | null> {
    const where = 'id' in by ? sql`and g.id = ${by.id}` : sql`and g.slug = ${by.slug}`;
    const [group] = await this.some(viewer, { where, order: sql`g.id`, limit: 1, offset: 0 });
    return group ?? null;
  }

  /** The groups among `ids` that the viewer may know of. */
  async among(viewer: Viewer, ids: readonly number[]): Promise<Map<number, groups.Group>> {
    if (ids.length === 0) return new Map();
    const where = sql`and g.id = any(${[...ids]}::int[])`;
    const found = await this.some(viewer, { where, order: sql`g.id`, limit: ids.length, offset: 0 });
    return new Map(found.map((group) => [group.id, group]));
  }

  private async count(viewer: Viewer, where: Sql): Promise<number> {
    const row = await runOne<{ total: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as total from (
            select 1 ${groupsOf(viewer)} where ${knownGroups(viewer)} ${where} limit ${COUNT_CAP}) x`,
    );
    return row!.total;
  }

  private async some(viewer: Viewer, { where, order, limit, offset }: Asked): Promise<groups.Group[]> {
    const [rows, levels] = await Promise.all([
      run<GroupRow>(
        this.kernel.db.pool,
        sql`${groupsFor(viewer)} where ${knownGroups(viewer)} ${where} order by ${order} limit ${limit} offset ${offset}`,
      ),
      this.levels.all(),
    ]);
    const names = levels.map(({ id, name }) => ({ id, name }));
    return rows.map((row) => told(viewer, row, names));
  }
}

/** Filter by member. Viewers find their own groups, and others only in groups whose member list they may read. */
export const isMemberOf = (viewer: Viewer) => (memberId: string | number | boolean) => sql`
  (exists (select 1 from groups.member x where x.group_id = g.id and x.status = 'in' and x.member_id = ${Number(memberId)})
   and (g.status = 'public' or ${isAtLeast(viewer, 'admin')}::boolean or ${Number(memberId)} = ${viewer.id ?? 0}::int
        or 'group:' || g.id = any(${viewer.places}::text[])))`;

function ofType(type: ListQuery['type']): Sql {
  if (type === undefined) return empty;
  return type === 'mine' ? sql`and m.status = 'in'` : sql`and m.status = 'invited'`;
}
