import { randomUUIDv7 } from 'node:crypto';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type Queryable, run, runOne } from '../database/database.ts';
import { asConflict, isTransient, UnreadableEvent } from '../database/errors.ts';
import { horizon } from './horizon.ts';
import type { EventTypes } from './event-types.ts';
import type { KeyVault } from './vault.ts';
import { type Appended, type DomainEvent, type Meta, type Position, type Recorded, splitPosition } from './events.ts';

interface Row {
  txid: string;
  position: string;
  stream_id: string;
  version: number;
  id: string;
  type: string;
  schema_version: number;
  data: unknown;
  meta: Meta;
  occurred_at: Date;
  recorded_at: Date;
}

// The table is always named in `order by`: a bare `txid` there would mean the output column, which is text.
const COLUMNS = raw(
  'e.txid::text, e.position::text, stream_id, version, id, type, schema_version, data, meta, occurred_at, recorded_at',
);

export interface AppendOptions {
  /** Statements that must each find a row at commit, locking it `for share`: facts of other streams. */
  require?: readonly Sql[];
  /** Writes to rows owned by this stream, folded into the same statement. */
  inline?: readonly Sql[];
  /** Fails where those rows are no longer what this program takes them for ({@link mayProject}); goes with `inline`. */
  guard?: Sql | null;
  /** Claims the name of the command that this belongs to; it must find itself the first. */
  claim?: Sql | null;
}

export interface ReadOn {
  events: Recorded[];
  isHeldBack: boolean;
}

interface Back {
  /** Null: all. */
  types: readonly string[] | null;
  before: number | null;
  limit: number;
}
interface PageBack {
  events: Recorded[];
  older: number;
  total: number;
}

/** Reads and appends events. Stateless: any number of processes may use one on the same database. */
export class EventStore {
  private readonly types: EventTypes;
  private readonly vault: KeyVault;

  constructor(types: EventTypes, vault: KeyVault) {
    this.types = types;
    this.vault = vault;
  }

  /** The events of one stream after `fromVersion`, oldest first, so many at most. */
  async read(db: Queryable, stream: string, fromVersion = 0, limit: number | null = null): Promise<Recorded[]> {
    const rows = await run<Row>(
      db,
      sql`select ${COLUMNS} from events.event e where stream_id = ${stream} and version > ${fromVersion} order by version
          limit ${limit}::int`,
    );
    return this.recorded(db, rows);
  }

  /**
   * A page of one stream's events of some types, newest first: those before a version, or the newest of all. `older` counts
   * what lies before that version, the page included; `total` all of them.
   */
  async readBack(db: Queryable, stream: string, { types, before, limit }: Back): Promise<PageBack> {
    const wanted = types && [...types];
    const ofTypes = sql`stream_id = ${stream} and (${wanted}::text[] is null or type = any(${wanted}::text[]))`;
    const isOlder = sql`(${before}::int is null or version < ${before}::int)`;
    const counts = await runOne<{ older: number; total: number }>(
      db,
      sql`select count(*) filter (where ${isOlder})::int as older, count(*)::int as total from events.event e where ${ofTypes}`,
    );
    const rows = await run<Row>(
      db,
      sql`select ${COLUMNS} from events.event e where ${ofTypes} and ${isOlder} order by version desc limit ${limit}::int`,
    );
    return { events: await this.recorded(db, rows), ...counts! };
  }

  /**
   * Events after a place in the global order, without gaps: only those of transactions older than every running one that may append, so
   * that nothing can later appear before what was read.
   */
  async readAll(db: Queryable, after: Position, limit: number): Promise<Recorded[]> {
    return (await this.readOn(db, after, limit)).events;
  }

  /** As {@link readAll}; `isHeldBack` tells that more is committed, which an older transaction keeps from being read. */
  async readOn(db: Queryable, after: Position, limit: number): Promise<ReadOn> {
    const { txid, sequence } = splitPosition(after);
    const rows = await run<Row & { readable: boolean }>(
      db,
      sql`select ${COLUMNS}, e.txid < ${horizon()} as readable from events.event e
          where (e.txid, e.position) > (${txid}::xid8, ${sequence}::bigint) order by e.txid, e.position limit ${limit}`,
    );
    // In order, so what is held back comes last.
    const readable = rows.filter((row) => row.readable);
    const events = await this.recorded(db, readable).catch((error: unknown) => {
      if (isTransient(error)) throw error;
      return this.readable(db, readable);
    });
    return { events, isHeldBack: readable.length < rows.length };
  }

  /** As far as this program can read: what stands before an unreadable event is taken in all the same. */
  private async readable(db: Queryable, rows: readonly Row[]): Promise<Recorded[]> {
    const read: Recorded[] = [];
    for (const row of rows) {
      try {
        read.push(...(await this.recorded(db, [row])));
      } catch (error) {
        if (isTransient(error)) throw error;
        if (read.length === 0) throw new UnreadableEvent(`${row.txid}.${row.position}`, row.type, error);
        break;
      }
    }
    return read;
  }

  /** The events `e` that meet a condition, in the global order, so many at most. */
  async readWhere(db: Queryable, condition: Sql, limit: number | null = null): Promise<Recorded[]> {
    const rows = await run<Row>(
      db,
      sql`select ${COLUMNS} from events.event e where ${condition} order by e.txid, e.position limit ${limit}::int`,
    );
    return this.recorded(db, rows);
  }

  /** Gives events their ids and versions; checks their shape. */
  prepare(stream: string, expectedVersion: number, events: readonly DomainEvent[], meta: Meta, at: Date): Appended[] {
    return events.map((event, index) => ({
      id: randomUUIDv7(),
      stream,
      version: expectedVersion + index + 1,
      type: event.type,
      schemaVersion: this.types.versionOf(event.type),
      data: this.types.check(event),
      meta,
      occurredAt: at,
    }));
  }

  /**
   * Appends prepared events where the stream stands at the version before the first of them, and writes the stream's own
   * rows; answers the last one's place. This must stay a single statement: checked, inserted and projected together, there is no moment in which one
   * is there without the other, and no round trip in which a lock is held. Needs REPEATABLE READ: in READ COMMITTED a
   * stream's events can come out of global order. Throws ConflictError or StaleFactError.
   */
  async append(db: Queryable, events: readonly Appended[], options: AppendOptions = {}): Promise<Position> {
    const first = events[0];
    if (!first) throw new TypeError('Nothing to append');
    const sealed = await Promise.all(events.map((event) => this.sealed(event)));
    const subjects = events.map((event) => this.types.subjectsOf(event).join(' '));
    const rows = await run<{ txid: string; position: string }>(db, appendStatement(sealed, subjects, options)).catch(
      (error: unknown) => {
        throw asConflict(error);
      },
    );
    const last = rows.at(-1)!;
    return `${last.txid}.${last.position}`;
  }

  private async sealed(event: Appended): Promise<Appended> {
    const personal = this.types.personalOf(event.type);
    return personal ? { ...event, data: await this.vault.seal(event.data, event.meta, personal) } : event;
  }

  /** Rows as events in their present shape, with personal fields opened as far as their keys are still there. */
  private async recorded(db: Queryable, rows: readonly Row[]): Promise<Recorded[]> {
    const shaped = rows.map(({ type, schema_version, data }) => ({
      data: this.types.upcast(type, schema_version, data),
      personal: this.types.personalOf(type),
    }));
    const opened = await this.vault.openAll(db, shaped);
    return rows.map((row, index) => ({
      position: `${row.txid}.${row.position}`,
      stream: row.stream_id,
      version: row.version,
      id: row.id,
      type: row.type,
      schemaVersion: this.types.versionOf(row.type),
      data: opened[index],
      meta: row.meta,
      occurredAt: row.occurred_at,
      recordedAt: row.recorded_at,
    }));
  }
}

function appendStatement(
  events: readonly Appended[],
  subjects: readonly string[],
  { require = [], inline = [], guard, claim }: AppendOptions,
): Sql {
  const first = events[0]!;
  const facts = require.map((fact, index) => sql`${raw(`fact_${index}`)} as materialized (${fact}), `);
  const held = require.map((_, index) => sql`, events.require((select count(*) from ${raw(`fact_${index}`)}))`);
  const claimed = claim ? sql`claimed as (${claim}), ` : empty;
  const firstTry = claim ? sql`, events.first_try((select count(*) from claimed))` : empty;
  const guarded = guard ? sql`, ${guard}` : empty;
  const written = inline.map((statement, index) => sql`, ${raw(`inline_${index}`)} as (${statement})`);
  const columns = (pick: (event: Appended) => unknown) => events.map(pick);
  return sql`
    with ${claimed}${all(facts)}checked as materialized (
      select events.expect_version(${first.stream}, ${first.version - 1}::int)${firstTry}${all(held)}${guarded}
    ), appended as (
      insert into events.event (stream_id, version, id, type, schema_version, data, subjects, meta, occurred_at)
      select ${first.stream}::text, e.version, e.id, e.type, e.schema_version, e.data, string_to_array(nullif(e.subjects, ''), ' '),
             ${JSON.stringify(first.meta)}::jsonb, ${first.occurredAt}::timestamptz
      from checked, unnest(
        ${columns((e) => e.version)}::int[], ${columns((e) => e.id)}::uuid[], ${columns((e) => e.type)}::text[],
        ${columns((e) => e.schemaVersion)}::int[], ${columns((e) => JSON.stringify(e.data))}::jsonb[], ${subjects}::text[]
      ) as e(version, id, type, schema_version, data, subjects)
      order by e.version
      returning txid, position, version
    )${all(written)}
    select txid::text, position::text from appended order by version`;
}

const all = (parts: Sql[]): Sql => (parts.length ? join(parts, '') : empty);
