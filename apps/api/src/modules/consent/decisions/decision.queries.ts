import { Injectable } from '@nestjs/common';
import type { consentConsole } from '@lyceum/contracts';
import type { Decision } from '@lyceum/contracts/consent/shapes';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { type Broken, faultsOf } from './chain.ts';
import { decisionStream, type Line } from './decision.decider.ts';
import type { Decided } from './decision.events.ts';

type Row<T> = T & Record<string, unknown>;
type Hashed = Line & { hash: string };
type Stored = Omit<Line, 'decided_at'> & { decided_at: Date | string; hash: string };

const COLUMNS = sql`d.number, d.package_version as version, d.text_hash, d.variant, d.locale, d.items, d.withdrawn,
  d.decided_at, d.hash`;
const NEWEST = sql`order by d.decided_at desc, d.subject desc, d.number desc`;
/** How many subjects `verify` holds in memory. */
const AT_ONCE = 500;

/** Reads and verifies the ledger of decisions. */
@Injectable()
export class DecisionQueries {
  constructor(private readonly kernel: Kernel) {}

  async ofMember(memberId: number, page: number, per_page: number) {
    const of = sql`from consent.decision d join consent.link l using (subject) where l.member_id = ${memberId}`;
    const offset = (page - 1) * per_page;
    const { pool } = this.kernel.db;
    const [data, counted] = await Promise.all([
      run<Row<Decision>>(pool, sql`select ${COLUMNS} ${of} ${NEWEST} limit ${per_page} offset ${offset}`),
      runOne<{ total: number }>(pool, sql`select count(*)::int as total ${of}`),
    ]);
    return { data, meta: listMeta(page, per_page, data.length, counted!.total, null) };
  }

  /** All decisions of a member, for their data export. */
  takenAlong(memberId: number): Sql {
    return sql`select ${COLUMNS} from consent.decision d join consent.link l using (subject)
               where l.member_id = ${memberId} ${NEWEST}`;
  }

  /** Numbers lines from the first one ever recorded, so that a line keeps its number. */
  async ledger(page: number, per_page: number) {
    const offset = (page - 1) * per_page;
    const { pool } = this.kernel.db;
    const counted = await runOne<{ total: number }>(pool, sql`select count(*)::int as total from consent.decision`);
    const rows = await run<Row<Omit<consentConsole.LedgerLine, 'id'>>>(
      pool,
      sql`select ${COLUMNS}, d.subject, case when m.member_id is null then null
            else json_build_object('id', m.member_id, 'username', m.username, 'name', m.card ->> 'name') end as member
          from consent.decision d left join consent.link l using (subject)
          left join directory.member_card m on m.member_id = l.member_id
          ${NEWEST} limit ${per_page} offset ${offset}`,
    );
    const total = counted!.total;
    const data = rows.map((row, index) => ({ ...row, id: Math.max(1, total - offset - index) }));
    return { data, meta: listMeta(page, per_page, data.length, total, null) };
  }

  /**
   * Checks every line's hash, the chain, and the events behind it.
   * This detects a changed row, a deleted row, and a chain that was rewritten as a whole.
   */
  async verify(): Promise<{ lines: number; broken: Broken[] }> {
    const broken: Broken[] = [];
    let lines = 0;
    for (let after: string | null = ''; after !== null;) {
      const { rows, told, upTo } = await this.batchAfter(after);
      const own = bySubject(rows).flatMap(faultsOf);
      broken.push(...own, ...besides(rows, told, own));
      lines += rows.length;
      after = upTo;
    }
    return { lines, broken };
  }

  /** Reads rows and events in one snapshot, so that a concurrent decision is in both or in neither. */
  private batchAfter(after: string): Promise<{ rows: Hashed[]; told: Decided[]; upTo: string | null }> {
    return this.kernel.transaction(async (tx) => {
      const rows = await this.linesAfter(tx, after);
      const isLast = new Set(rows.map(({ subject }) => subject)).size < AT_ONCE;
      const upTo = isLast ? null : rows.at(-1)!.subject;
      return { rows, told: await this.toldBetween(tx, after, upTo), upTo };
    });
  }

  private async linesAfter(tx: Queryable, subject: string): Promise<Hashed[]> {
    const rows = await run<Row<Stored>>(
      tx,
      sql`select subject, number, package_version, text_hash, variant, locale, items, withdrawn, decided_at, previous_hash, hash
          from consent.decision where subject in
            (select distinct subject from consent.decision where subject > ${subject} order by subject limit ${AT_ONCE})
          order by subject, number`,
    );
    return rows.map(asLine);
  }

  /** The recorded decisions of the subjects after `after`, up to `upTo`. Null means no upper bound. */
  private async toldBetween(tx: Queryable, after: string, upTo: string | null): Promise<Decided[]> {
    const end = upTo === null ? empty : sql`and e.stream_id <= ${decisionStream(upTo)}`;
    const events = await this.kernel.store.readWhere(
      tx,
      sql`e.type = 'ConsentDecided' and e.stream_id > ${decisionStream(after)} ${end}`,
    );
    return events.map(({ data }) => data as Decided);
  }
}

/** Lines that differ from the recorded events or are missing. Skips lines with a known fault. */
function besides(rows: readonly Hashed[], told: readonly Decided[], known: readonly Broken[]): Broken[] {
  const place = ({ subject, number }: { subject: string; number: number }): string => `${subject} ${number}`;
  const recorded = new Map(told.map((line) => [place(line), line.hash]));
  const there = new Set(rows.map(place));
  const changed = rows.filter((line) => recorded.get(place(line)) !== line.hash);
  const missing = told.filter((line) => !there.has(place(line)));
  const found = [
    ...changed.map(({ subject, number }): Broken => ({ subject, number, fault: 'changed' })),
    ...missing.map(({ subject, number }): Broken => ({ subject, number, fault: 'missing' })),
  ];
  const before = new Set(known.map(place));
  return found.filter((line) => !before.has(place(line)));
}

const asLine = (row: Stored): Hashed => ({
  ...row,
  decided_at: new Date(row.decided_at).toISOString(),
});

/** Groups rows by subject. The rows must be sorted by subject. */
function bySubject<T extends { subject: string }>(rows: readonly T[]): T[][] {
  const apart: T[][] = [];
  for (const row of rows) {
    if (apart.at(-1)?.[0]?.subject === row.subject) apart.at(-1)!.push(row);
    else apart.push([row]);
  }
  return apart;
}
