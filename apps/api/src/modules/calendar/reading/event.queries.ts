import { Injectable } from '@nestjs/common';
import type { calendar, InputOf } from '@lyceum/contracts';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { COUNT_CAP, decodeCursor, encodeCursor, listMeta } from '../../../platform/http/lists/lists.ts';
import { narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { LevelQueries } from '../../identity/index.ts';
import { EventFactsOf } from '../rights/facts.ts';
import { EventRooms } from '../rights/rooms.ts';
import { knownEvents } from '../rights/readable.ts';
import { beginsIn, dayIn, endsIn } from '../rights/when.ts';
import { inZone } from './dates.ts';
import { type EventRow, eventsFor, eventsOf, told } from './event.json.ts';

export type ListQuery = InputOf<typeof calendar.listEvents>['query'];

/** Filter and order of a list. `where` narrows the visible events and never replaces the visibility filter. */
interface Asked {
  where: Sql;
  order: Sql;
  limit: number;
  offset: number;
}

/** Reads events for members and staff. Counts and pages cover only the events that the viewer may see. */
@Injectable()
export class EventQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
    private readonly levels: LevelQueries,
    private readonly rooms: EventRooms,
  ) {}

  async list(viewer: Viewer, given: ListQuery) {
    const zone = await this.facts.zone();
    const { page, size, cursor } = given;
    const query = inZone(given, zone);
    const where = sql`${ofType(viewer, given)} ${given.group_id === undefined ? empty : sql`and e.group_id = ${given.group_id}`}
      ${narrowed(query, { ...columns(zone), 'members:user_id': goes(viewer) })}`;
    const byType = given.sort_by_type
      ? sql`(e.group_id is not null) ${given.sort_by_type === 'desc' ? sql`desc` : empty}, `
      : empty;
    const order = sql`${byType}${sorted(given.order_by, sorts(zone), sql`${beginsIn(zone)}`)}, e.id`;
    const offset = decodeCursor(cursor, z.int().min(0).max(COUNT_CAP)) ?? (page - 1) * size;
    return this.page(viewer, { where, order, limit: size, offset }, { page, size });
  }

  async page(viewer: Viewer, asked: Asked, { page, size }: { page: number; size: number }) {
    const [data, counted] = await Promise.all([this.some(viewer, asked), this.count(viewer, asked.where)]);
    const end = asked.offset + data.length;
    const next = end < counted && end < COUNT_CAP ? encodeCursor(end) : null;
    return { data, meta: listMeta(page, size, data.length, counted, next) };
  }

  async count(viewer: Viewer, where: Sql): Promise<number> {
    const row = await runOne<{ total: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as total from (
            select 1 ${eventsOf(viewer)} where ${knownEvents(viewer)} ${where} limit ${COUNT_CAP}) x`,
    );
    return row!.total;
  }

  /** The number of visible events that begin today in the community's time zone and are not cancelled. */
  async today(viewer: Viewer) {
    const zone = await this.facts.zone();
    const { date, begins, ends } = dayIn(this.kernel.clock.now(), zone);
    const where = sql`and e.cancelled_at is null and ${beginsIn(zone)} >= ${begins}::timestamptz and ${beginsIn(zone)} < ${ends}::timestamptz`;
    return { date, total: await this.count(viewer, where), until: ends.toISOString() };
  }

  /** One event by id or slug. Null if it is missing or hidden from the viewer. */
  async one(viewer: Viewer, by: { id: number } | { slug: string }): Promise<calendar.Event | null> {
    const where = 'id' in by ? sql`and e.id = ${by.id}` : sql`and e.slug = ${by.slug}`;
    const [event] = await this.some(viewer, { where, order: sql`e.id`, limit: 1, offset: 0 });
    return event ?? null;
  }

  /** The events among `ids` that the viewer may see. */
  async among(viewer: Viewer, ids: readonly number[]): Promise<Map<number, calendar.Event>> {
    if (ids.length === 0) return new Map();
    const where = sql`and e.id = any(${[...ids]}::int[])`;
    const events = await this.some(viewer, { where, order: sql`e.id`, limit: ids.length, offset: 0 });
    return new Map(events.map((event) => [event.id, event]));
  }

  async some(viewer: Viewer, { where, order, limit, offset }: Asked): Promise<calendar.Event[]> {
    const zone = await this.facts.zone();
    const [rows, levels] = await Promise.all([
      run<EventRow>(
        this.kernel.db.pool,
        sql`${eventsFor(viewer, zone, this.kernel.clock.now(), EVENT_LIMITS.selection)}
            where ${knownEvents(viewer)} ${where} order by ${order} limit ${limit} offset ${offset}`,
      ),
      this.levels.all(),
    ]);
    const names = levels.map(({ id, name }) => ({ id, name }));
    const rooms = await this.rooms.of(
      viewer,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => told(viewer, row, names, rooms.get(row.id) ?? null));
  }
}

const columns = (zone: string) => ({
  id: sql`e.id`,
  slug: sql`e.slug`,
  start_date: beginsIn(zone),
  end_date: endsIn(zone),
  created_at: sql`e.created_at`,
  title: { lower: sql`lower(e.title)` },
  category_id: sql`e.category_id`,
  group_id: sql`e.group_id`,
  status: sql`e.status`,
  online: sql`e.online`,
  all_day: sql`e.all_day`,
  cancelled: sql`(e.cancelled_at is not null)`,
  members_count: sql`s.going`,
});
const sorts = (zone: string) => {
  const { start_date, end_date, created_at, title, id } = columns(zone);
  return { start_date, end_date, created_at, title, id };
};

/**
 * Filter by attendee. Members find their own attendance in all events, and that of others only in public ones.
 * Administrators find all.
 */
const goes = (viewer: Viewer) => (memberId: string | number | boolean) => sql`
  (exists (select 1 from calendar.attendance g where g.event_id = e.id and g.status = 'going' and g.member_id = ${Number(memberId)})
   and (e.status = 'public' or ${isAtLeast(viewer, 'admin')}::boolean or ${Number(memberId)} = ${viewer.id ?? 0}::int))`;

function ofType(viewer: Viewer, { type }: Pick<ListQuery, 'type'>): Sql {
  const isOfOnesGroups = sql`'group:' || e.group_id = any(${viewer.places}::text[])`;
  switch (type) {
    case undefined:
      return empty;
    case 'home':
      return sql`and (e.group_id is null or ${isOfOnesGroups})`;
    case 'community':
      return sql`and e.group_id is null`;
    case 'group':
      return sql`and e.group_id is not null`;
    case 'mine':
      return sql`and (a.status in ('going', 'waiting') or ${viewer.id}::int = any(e.organiser_ids))`;
    case 'invited':
      return sql`and a.status = 'invited'`;
  }
}
