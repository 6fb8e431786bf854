import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Database, type Queryable, run } from '../database/database.ts';
import { inPages, PAGE_ROWS } from '../database/pages.ts';
import { AS_ASKED } from '../database/statement-names.ts';
import type { EventStore } from './event-store.ts';
import type { EventTypes } from './event-types.ts';
import type { Recorded } from './events.ts';
import { memberIn } from './subjects.ts';

/** So many events are named in one statement. */
const UNNAMED_AT_ONCE = 500;
/** As the column is filled by a program that knows nothing of it. */
const UNNAMED = raw(`'{?}'`);

export interface EventPage {
  events: Recorded[];
  /** Of all pages. */
  total: number;
}

/**
 * What concerns whom, found by indexes: events hold in `subjects` whom they name or are sealed for, besides whoever acted and
 * whose stream it is (docs/adr/0040).
 */
export class Concerns {
  private readonly types: EventTypes;
  private readonly store: EventStore;

  constructor(types: EventTypes, store: EventStore) {
    this.types = types;
    this.store = store;
  }

  /**
   * What a subject has done, what names them, and all that happened in streams that are theirs: their own one, and those that
   * began with words sealed with their key. In the global order, page by page, with the number of all of them. Names subjects
   * first, so it may take long: for jobs only.
   */
  async *of(db: Pick<Database, 'pool' | 'repairs'>, subject: string, size = PAGE_ROWS): AsyncGenerator<EventPage> {
    await this.nameSubjects(db.pool);
    for await (const { rows, total } of inPages<{ position: string }>(db, positionsOf(subject), size)) {
      const positions = rows.map(({ position }) => position);
      const isOfPage = sql`e.position = any(${positions}::bigint[])`;
      yield { events: await this.store.readWhere(db.pool, isOfPage), total };
    }
  }

  /** The streams that hold anything sealed with the key of one of these subjects, also where nobody has named them yet. */
  async streamsSealedFor(db: Queryable, subjects: readonly string[]): Promise<string[]> {
    const streams = await run<{ id: string }>(
      db,
      sql`with direct as materialized (
            ${join(subjects.map(naming), ' union ')}
            union select position from events.event where subjects @> ${UNNAMED})
          select distinct e.stream_id as id from events.event e join direct using (position)
          where ${isSealedFor(sql`e.data`, subjects)} order by 1 ${AS_ASKED}`,
    );
    return streams.map(({ id }) => id);
  }

  /**
   * Names the subjects of what an older program has appended, which knows of none. Answers how many events were named. May be broken
   * off, and may run twice at once: each statement commits by itself, and names the same.
   */
  async nameSubjects(db: Queryable): Promise<number> {
    for (let named = 0; ;) {
      const events = await this.store.readWhere(db, sql`e.subjects @> ${UNNAMED}`, UNNAMED_AT_ONCE);
      if (events.length === 0) return named;
      const names = events.map((event) => this.types.subjectsOf(event).join(' '));
      await run(
        db,
        sql`update events.event e set subjects = string_to_array(nullif(n.names, ''), ' ')
            from unnest(${events.map(({ id }) => id)}::uuid[], ${names}::text[]) as n(id, names) where e.id = n.id`,
      );
      named += events.length;
    }
  }
}

const positionsOf = (subject: string): Sql => sql`
  with direct as materialized (${naming(subject)}), own as (
    select begun.stream_id from events.event begun join direct using (position)
    where begun.version = 1 and ${isSealedFor(sql`begun.data`, [subject])}), found as (
    select position from direct
    union select position from events.event where stream_id in (select stream_id from own))
  select e.position::text from events.event e join found using (position) order by e.txid, e.position`;

/** The places of the events that an index finds: by whose stream it is, by whoever acted, by whom they name. */
const naming = (subject: string): Sql => sql`
  select position from events.event where stream_id = ${subject}
  union select position from events.event
    where (meta ->> 'actor_id')::int = ${memberIn(subject)}::int and meta ->> 'actor_id' is not null
  union select position from events.event where subjects @> array[${subject}::text]`;

const isSealedFor = (data: Sql, subjects: readonly string[]): Sql => sql`exists (
  select from jsonb_each(${data}) field
  where jsonb_typeof(field.value) = 'object' and field.value ->> 'by' = any(${subjects}::text[]))`;
