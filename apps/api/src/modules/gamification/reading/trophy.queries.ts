import { Injectable } from '@nestjs/common';
import type { gamification, InputOf, trophyConsole } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import { namedLike } from '../../../platform/http/lists/query-sql.ts';
import { gamificationText } from '../gamification.texts.ts';
import { progress } from '../ledger/earning.sql.ts';
import type { TrophyDetails } from '../trophies/trophy.events.ts';
import { imageOf } from '../trophies/trophy.look.ts';
import { trophyOf } from './trophy.json.ts';

type HolderQuery = InputOf<typeof trophyConsole.listHolders>['query'];
/** Default page of the contract. */
const FIRST_HOLDERS: HolderQuery = { page: 1, size: 20 };

interface Row extends Record<string, unknown> {
  id: number;
  details: TrophyDetails;
  score: number;
  earned_at: Date | null;
  granted: boolean;
  active: boolean;
}

/** Reads trophies for members and for the console. */
@Injectable()
export class TrophyQueries {
  constructor(private readonly kernel: Kernel) {}

  /** A member sees a retired trophy only if they hold it. Each measure is counted once for all trophies. */
  async of(memberId: number, id?: number): Promise<gamification.MemberTrophy[]> {
    const rows = await run<Row>(
      this.kernel.db.reads,
      sql`with shown as (
            select t.id, t.details, t.details ->> 'measure' as measure, e.earned_at, coalesce(e.granted, false) as granted,
              e.member_id is not null and c.trophy_id is not null as active
            from gamification.trophy t
            left join gamification.earned e on e.trophy_id = t.id and e.member_id = ${memberId} and not e.revoked
            left join gamification.chosen c on c.trophy_id = t.id and c.member_id = ${memberId}
            where (not t.retired or e.member_id is not null) ${id === undefined ? empty : sql`and t.id = ${id}`}),
          come as materialized (
            select m.measure, ${progress({ measure: sql`m.measure`, member: sql`${memberId}::int` })} as far
            from (select distinct measure from shown where measure is not null) m)
          select s.id, s.details, s.earned_at, s.granted, s.active, coalesce(come.far, 0) as score
          from shown s left join come using (measure)
          order by s.details ->> 'category', (s.details ->> 'rank')::int, s.id`,
    );
    return rows.map(({ earned_at, granted, active, details, score, ...row }) => {
      const trophy = trophyOf(row.id, details, score);
      // An earned trophy shows full progress, even if activities were undone or its threshold changed.
      return {
        ...trophy,
        ...(earned_at && { progress: 100 }),
        earned_at: earned_at?.toISOString() ?? null,
        granted,
        active,
      };
    });
  }

  async one(memberId: number, id: number): Promise<gamification.MemberTrophy> {
    const [trophy] = await this.of(memberId, id);
    if (!trophy) throw new Refusal('missing', gamificationText('trophy.missing'));
    return trophy;
  }

  async all(id?: number): Promise<trophyConsole.AdminTrophy[]> {
    const rows = await run<Row & { retired: boolean; holders_count: number; version: number }>(
      this.kernel.db.pool,
      sql`select t.id, t.details, t.retired, t.version,
            (select count(*)::int from gamification.earned e where e.trophy_id = t.id and not e.revoked) as holders_count
          from gamification.trophy t where ${id === undefined ? sql`true` : sql`t.id = ${id}`} order by t.id desc`,
    );
    return rows.map(({ id: trophyId, details, retired, holders_count, version }) => ({
      ...{ id: trophyId, ...details, image: imageOf(details), retired, holders_count, version },
    }));
  }

  async adminOne(id: number): Promise<trophyConsole.AdminTrophy> {
    const [trophy] = await this.all(id);
    if (!trophy) throw new Refusal('missing', gamificationText('trophy.missing'));
    return trophy;
  }

  /** Newest first. */
  async holders(id: number, { page, size, search }: HolderQuery = FIRST_HOLDERS) {
    await this.adminOne(id);
    const from = sql`from gamification.earned e join directory.member_card c using (member_id)
      where e.trophy_id = ${id} and not e.revoked ${namedLike(search)}`;
    const [rows, counted] = await Promise.all([
      run<Omit<trophyConsole.Holder, 'earned_at'> & { earned_at: Date }>(
        this.kernel.db.pool,
        sql`select e.member_id, c.username, c.first_name || ' ' || c.last_name as name, e.earned_at, e.granted ${from}
            order by e.earned_at desc, e.member_id limit ${size} offset ${(page - 1) * size}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 ${from} limit ${COUNT_CAP}) x`,
      ),
    ]);
    const data = rows.map((row) => ({ ...row, earned_at: row.earned_at.toISOString() }));
    return { data, meta: listMeta(page, size, data.length, counted!.total, null) };
  }
}
