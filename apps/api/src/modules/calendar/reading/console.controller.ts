import { Controller } from '@nestjs/common';
import { type calendar, eventConsole, type InputOf } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { likeAnywhere, narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { missing } from '../rights/facts.ts';
import { readableEvents } from '../rights/readable.ts';
import { EventQueries } from './event.queries.ts';

/**
 * Events for staff, with the same rights as elsewhere. A moderator does not see events that they may not see in the
 * community.
 */
@Controller()
export class EventConsoleController {
  constructor(
    private readonly kernel: Kernel,
    private readonly events: EventQueries,
  ) {}

  @Handles(eventConsole.adminListEvents, [directory])
  async list(@Input() { query }: InputOf<typeof eventConsole.adminListEvents>, @CurrentViewer() viewer: MemberViewer) {
    const { page, per_page, q } = query;
    const columns = {
      id: sql`e.id`,
      status: sql`e.status`,
      category_id: sql`e.category_id`,
      group_id: sql`e.group_id`,
      cancelled: sql`(e.cancelled_at is not null)`,
    };
    const sorts = {
      id: sql`e.id`,
      title: { lower: sql`lower(e.title)` },
      start_date: sql`coalesce(e.starts_at, e.start_day::timestamptz)`,
      created_at: sql`e.created_at`,
    };
    const where = sql`and ${readableEvents(viewer)} ${q ? sql`and e.title ilike ${likeAnywhere(q)}` : empty}
      ${narrowed(query, columns)}`;
    const order = sql`${sorted(query.order_by, sorts, sql`e.id desc`)}, e.id desc`;
    const asked = { where, order, limit: per_page, offset: (page - 1) * per_page };
    const { data, meta } = await this.events.page(viewer, asked, { page, size: per_page });
    return { data: await this.withIds(data), meta };
  }

  @Handles(eventConsole.adminShowEvent, [directory])
  async show(@Input() { params }: InputOf<typeof eventConsole.adminShowEvent>, @CurrentViewer() viewer: MemberViewer) {
    const event = await this.events.one(viewer, { id: params.id });
    if (!event?.permissions.includes('READ')) throw missing();
    return { data: (await this.withIds([event]))[0] };
  }

  private async withIds(events: readonly calendar.Event[]): Promise<eventConsole.AdminEvent[]> {
    const rows = await run<{ id: number; level_ids: number[]; organiser_ids: number[] }>(
      this.kernel.db.pool,
      // Includes pending organisers, because the form sends the whole list back.
      sql`select id, level_ids, organiser_ids || pending_organiser_ids as organiser_ids from calendar.event where id = any(${events.map(({ id }) => id)}::int[])`,
    );
    const ids = new Map(rows.map((row) => [row.id, row]));
    return events.map((event) => ({ ...event, ...ids.get(event.id)! }));
  }
}
