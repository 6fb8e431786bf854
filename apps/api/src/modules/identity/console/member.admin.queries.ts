import { Injectable } from '@nestjs/common';
import type { admin, InputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import { likeAnywhere, narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { CARD, holdsLevel, IS_BANNED, SILENCED_UNTIL } from '../standing/standing.sql.ts';

const COLUMNS = {
  id: sql`m.id`,
  role: sql`m.role`,
  locale: sql`m.locale`,
  banned: IS_BANNED,
  verified: sql`m.email_verified`,
  created_at: sql`m.created_at`,
  'levels:id': holdsLevel,
};
const SORTS = { name: sql`m.first_name || ' ' || m.last_name`, username: sql`m.username`, ...COLUMNS };

const FROM = sql`identity.member m join identity.credential p on p.member_id = m.id
  left join directory.cards() c on c.member_id = m.id`;

/** Moderators neither see addresses nor search by them. */
const memberFor = (viewer: MemberViewer): Sql => sql`
  select ${CARD} || jsonb_build_object('email', ${seesAddresses(viewer) ? sql`p.email` : sql`null::text`}, 'role', m.role, 'locale', m.locale, 'created_at', m.created_at,
           'verified', m.email_verified, 'invited', not (m.email_verified or m.onboarded), 'banned', ${IS_BANNED},
           'banned_until', case when ${IS_BANNED} then m.banned_until end,
           'silenced_until', ${SILENCED_UNTIL}, 'levels', (
             select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'granted_at', g.granted_at,
                      'expires_at', g.expires_at) order by l.name), '[]'::jsonb)
             from identity.member_level g join identity.level l on l.id = g.level_id
             where g.member_id = m.id and not g.ended),
           'last_seen_at', (
             select max(s.last_seen_at) from identity.session s where s.member_id = m.id and s.impersonator_id is null)) as member
  from ${FROM}`;

const seesAddresses = (viewer: MemberViewer): boolean => isAtLeast(viewer, 'admin');

type MembersQuery = InputOf<typeof admin.adminListMembers>['query'];

/** Lists and shows members in the console. */
@Injectable()
export class MemberAdminQueries {
  constructor(private readonly kernel: Kernel) {}

  async page(query: MembersQuery, viewer: MemberViewer): Promise<{ rows: admin.AdminMember[]; total: number }> {
    const where = filterOf(query, viewer);
    const { page, per_page } = query;
    const [rows, counted] = await Promise.all([
      run<{ member: admin.AdminMember }>(
        this.kernel.db.pool,
        sql`${memberFor(viewer)} where ${where} order by ${sorted(query.order_by, SORTS, sql`m.id`)}, m.id limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from ${FROM} where ${where} limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { rows: rows.map((row) => row.member), total: counted!.total };
  }

  async one(memberId: number, viewer: MemberViewer): Promise<admin.AdminMember | null> {
    const row = await runOne<{ member: admin.AdminMember }>(
      this.kernel.db.pool,
      sql`${memberFor(viewer)} where m.id = ${memberId}`,
    );
    return row?.member ?? null;
  }
}

/** Filters by a part of the name, username or address, and by the conditions of the query. */
function filterOf(query: MembersQuery, viewer: MemberViewer): Sql {
  const like = likeAnywhere(query.q ?? '');
  const byAddress = seesAddresses(viewer) ? sql`or p.email ilike ${like}` : empty;
  const found = query.q
    ? sql`((c.username || ' ' || c.first_name || ' ' || c.last_name) ilike ${like} ${byAddress})`
    : sql`true`;
  return sql`${found} ${narrowed(query, COLUMNS)}`;
}
