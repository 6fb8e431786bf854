import { Injectable } from '@nestjs/common';
import type { calendar, eventAttendance } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { COUNT_CAP, listMeta, whole } from '../../../platform/http/lists/lists.ts';
import { namedLike } from '../../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventFactsOf } from '../rights/facts.ts';
import { canEdit, canRead } from '../rights/policies.ts';

interface Paged {
  page: number;
  size: number;
}
type Row<T> = T & Record<string, unknown>;

/** Reads attendance. Only organisers see who waits, is invited or has declined. */
@Injectable()
export class AttendanceQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: EventFactsOf,
  ) {}

  /** @throws {Refusal} `missing` or `forbidden`, by the viewer's rights to the event */
  async attendees(viewer: MemberViewer, id: number, query: Paged & { status: string; search?: string }) {
    const { page, size, status, search } = query;
    const event = await this.facts.event(viewer, id);
    const may = status === 'going' ? canRead(viewer, event) : canEdit(viewer, event);
    if (!may) throw new Refusal('forbidden', calendarText('event.forbidden'));
    // Number the whole queue before the search filter, so that a search does not change positions.
    const from = sql`from (
        select member_id, since, place as order_of, case when status = 'waiting' then (row_number() over (order by place))::int end as place
        from calendar.attendance where event_id = ${id} and status = ${status}) a
      join directory.cards() c on c.member_id = a.member_id where true ${namedLike(search)}`;
    const [rows, counted] = await Promise.all([
      run<Row<{ brief: object; since: Date; place: number | null }>>(
        this.kernel.db.pool,
        sql`select c.brief::json as brief, a.since, a.place ${from} order by a.order_of, a.since, a.member_id
            limit ${size} offset ${(page - 1) * size}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 ${from} limit ${COUNT_CAP}) x`,
      ),
    ]);
    const data = rows.map(({ brief, since, place }) => ({ ...brief, status, since: since.toISOString(), place }));
    return {
      data: data as calendar.Attendee[],
      meta: listMeta(page, size, data.length, counted!.total, null),
    };
  }

  async invitations(viewer: MemberViewer, id: number, { page, size }: Paged) {
    const event = await this.facts.event(viewer, id);
    if (!canEdit(viewer, event)) throw new Refusal('forbidden', calendarText('event.forbidden'));
    const rows = await run<Row<Omit<eventAttendance.Invitation, 'created_at'> & { created_at: Date }>>(
      this.kernel.db.pool,
      sql`select a.invitation_id as id, a.event_id, a.member_id as user_id, a.status, a.since as created_at,
            c.brief::json as "user", b.brief::json as invited_by
          from calendar.attendance a join directory.cards() c on c.member_id = a.member_id
          join directory.cards() b on b.member_id = a.invited_by
          where a.event_id = ${id} and a.status in ('invited', 'declined') order by a.since desc, a.member_id
          limit ${size} offset ${(page - 1) * size}`,
    );
    const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    return { data, meta: listMeta(page, size, data.length, await this.count(id, ['invited', 'declined']), null) };
  }

  /** The viewer's reminders, earliest first. */
  async reminders(viewer: MemberViewer, id: number) {
    await this.facts.event(viewer, id);
    return whole(await this.remindersOf(viewer.id, id));
  }

  async remindersOf(memberId: number, eventId: number): Promise<calendar.Reminder[]> {
    const rows = await run<Row<Omit<calendar.Reminder, 'due_at'> & { due_at: Date }>>(
      this.kernel.db.pool,
      sql`select id, event_id, null as product_id, member_id as user_id, duration, unit, due_at from calendar.reminder
          where event_id = ${eventId} and member_id = ${memberId} order by due_at, id`,
    );
    return rows.map((row) => ({ ...row, due_at: row.due_at.toISOString() }));
  }

  private async count(eventId: number, statuses: readonly string[]): Promise<number> {
    const row = await runOne<{ total: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as total from calendar.attendance where event_id = ${eventId} and status = any(${[...statuses]}::text[])`,
    );
    return row!.total;
  }
}
