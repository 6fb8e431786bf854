import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { Settings } from '../../settings/index.ts';
import { calendarText } from '../calendar.texts.ts';
import type { Schedule } from '../events/event.events.ts';
import { type EventRights, isKnown } from './policies.ts';
import { rightsAt, standingOf } from './readable.ts';
import { endsIn } from './when.ts';

export interface EventFacts extends EventRights, Schedule {
  id: number;
  slug: string;
  title: string;
  founder_id: number;
  version: number;
}

/** Hidden and missing events get the same refusal. */
export const missing = (): Refusal => new Refusal('missing', calendarText('event.missing'));

const iso = (column: Sql): Sql => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Selects the schedule of the row `e` in the format of its events. */
export const SCHEDULE = sql`e.all_day, ${iso(sql`e.starts_at`)} as starts_at, ${iso(sql`e.ends_at`)} as ends_at,
  e.start_day::text, e.end_day::text, e.time_zone`;

/** The event facts that commands check, read from a row that is written in the same transaction as the events. */
@Injectable()
export class EventFactsOf {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  async zone(): Promise<string> {
    return (await this.settings.current()).values.time_zone;
  }

  /** @throws {Refusal} `missing` if the event does not exist or the viewer may not know of it */
  async event(viewer: Viewer, id: number, db: Queryable = this.kernel.db.pool, at?: Date): Promise<EventFacts> {
    const [event] = await this.events(viewer, [id], db, at);
    if (!event || !isKnown(viewer, event)) throw missing();
    return event;
  }

  /** The existing events among `ids`, without a visibility check. */
  async events(
    viewer: Viewer,
    ids: readonly number[],
    db: Queryable = this.kernel.db.pool,
    at = this.kernel.clock.now(),
  ): Promise<EventFacts[]> {
    const ends = endsIn(await this.zone());
    return run<EventFacts & Record<string, unknown>>(
      db,
      sql`select e.id, e.slug, e.title, e.founder_id, e.version, ${SCHEDULE}, ${rightsAt(ends, at)}
          from calendar.event e ${standingOf(viewer)} where e.id = any(${[...ids]}::int[])`,
    );
  }

  /** The ids of the attendees. */
  async coming(id: number, db: Queryable): Promise<number[]> {
    const rows = await run<{ member_id: number }>(
      db,
      sql`select member_id from calendar.attendance where event_id = ${id} and status = 'going' order by member_id`,
    );
    return rows.map(({ member_id }) => member_id);
  }

  /** The trophy of the event, or null if it has none or is cancelled. */
  async trophyOf(id: number): Promise<number | null> {
    const row = await runOne<{ trophy_id: number | null }>(
      this.kernel.db.lookups,
      sql`select trophy_id from calendar.event where id = ${id} and cancelled_at is null`,
    );
    return row?.trophy_id ?? null;
  }

  /** Whether the event already notifies all members. */
  async tellsEverybody(id: number): Promise<boolean> {
    const row = await runOne<{ notify_all_users: boolean }>(
      this.kernel.db.lookups,
      sql`select notify_all_users from calendar.event where id = ${id}`,
    );
    return row?.notify_all_users ?? false;
  }

  async next(what: 'event' | 'invitation' | 'reminder' | 'category'): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval(${`calendar.${what}_id`}::regclass)::int as id`,
    );
    return row!.id;
  }
}
