import { Injectable } from '@nestjs/common';
import type { consentConsole } from '@lyceum/contracts';
import type { Decision } from '@lyceum/contracts/consent/shapes';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { type Broken, faultsOf, type Line } from './chain.ts';

type Row<T> = T & Record<string, unknown>;
type Stored = Omit<Line, 'decided_at'> & { decided_at: Date | string; hash: string };

const COLUMNS = sql`d.number, d.package_version as version, d.text_hash, d.variant, d.locale, d.items, d.withdrawn,
  d.decided_at, d.hash`;
const NEWEST = sql`order by d.decided_at desc, d.subject desc, d.number desc`;
/** So many subjects are held in memory at once. */
const AT_ONCE = 500;

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

  /** All of them, to be taken along. */
  takenAlong(memberId: number): Promise<Decision[]> {
    return run<Row<Decision>>(
      this.kernel.db.pool,
      sql`select ${COLUMNS} from consent.decision d join consent.link l using (subject)
          where l.member_id = ${memberId} ${NEWEST}`,
    );
  }

  /** Numbered from the first that was ever recorded, so that a line keeps its number. */
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
   * Every line by its own hash and the one before, and beside what the events say: so that neither a changed row, nor one that is gone, nor a
   * chain written anew as a whole passes.
   */
  async verify(): Promise<{ lines: number; broken: Broken[] }> {
    const { pool } = this.kernel.db;
    const broken: Broken[] = [];
    let lines = 0;
    for (let after = ''; ;) {
      const rows = await run<Row<Stored>>(
        pool,
        sql`select subject, number, package_version, text_hash, variant, locale, items, withdrawn, decided_at, previous_hash, hash
            from consent.decision where subject in
              (select distinct subject from consent.decision where subject > ${after} order by subject limit ${AT_ONCE})
            order by subject, number`,
      );
      if (rows.length === 0) break;
      lines += rows.length;
      after = rows.at(-1)!.subject;
      for (const own of bySubject(rows.map(asLine))) broken.push(...faultsOf(own));
    }
    const known = new Set(broken.map(({ subject, number }) => `${subject} ${number}`));
    const besides = (await this.besideEvents()).filter(({ subject, number }) => !known.has(`${subject} ${number}`));
    return { lines, broken: [...broken, ...besides] };
  }

  private besideEvents(): Promise<Broken[]> {
    return run<Row<Broken>>(
      this.kernel.db.pool,
      sql`with told as (
            select data ->> 'subject' as subject, (data ->> 'number')::int as number, data ->> 'hash' as hash
            from events.event where type = 'ConsentDecided')
          select coalesce(t.subject, d.subject) as subject, coalesce(t.number, d.number) as number,
            case when d.subject is null then 'missing' else 'changed' end as fault
          from told t full join consent.decision d on d.subject = t.subject and d.number = t.number
          where d.hash is distinct from t.hash order by 1, 2`,
    );
  }
}

const asLine = (row: Stored): Line & { hash: string } => ({
  ...row,
  decided_at: new Date(row.decided_at).toISOString(),
});

/** Rows in the order of their subjects, each subject's apart. */
function bySubject<T extends { subject: string }>(rows: readonly T[]): T[][] {
  const apart: T[][] = [];
  for (const row of rows) {
    if (apart.at(-1)?.[0]?.subject === row.subject) apart.at(-1)!.push(row);
    else apart.push([row]);
  }
  return apart;
}
