import { Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { passwordMatches } from './passwords.ts';

const SORTS: Record<string, string> = {
  id: 'm.id',
  name: "m.first_name || ' ' || m.last_name",
  username: 'm.username',
  role: 'm.role',
  created_at: 'm.created_at',
};

const ADMIN_MEMBER = sql`
  select c.card || jsonb_build_object('email', p.email, 'role', m.role, 'locale', m.locale, 'created_at', m.created_at,
           'last_seen_at', (select max(s.last_seen_at) from identity.session s where s.member_id = m.id)) as member
  from identity.member m join identity.credential p on p.member_id = m.id join directory.member_card c on c.member_id = m.id`;

export interface ConsolePage {
  page: number;
  per_page: number;
  q?: string;
  order_by?: string;
}

@Injectable()
export class MemberQueries {
  constructor(private readonly kernel: Kernel) {}

  /** The member whose e-mail address or username and password these are; null when they do not match. */
  async authenticate(login: string, password: string): Promise<number | null> {
    const row = await runOne<{ id: number; password_hash: string }>(
      this.kernel.db.pool,
      sql`select m.id, p.password_hash from identity.credential p join identity.member m on m.id = p.member_id
          where lower(p.email) = lower(${login}) or m.username = lower(ltrim(${login}, '@'))
          order by lower(p.email) = lower(${login}) desc limit 1`,
    );
    return (await passwordMatches(row?.password_hash, password)) ? row!.id : null;
  }

  /** The member's view of themselves; reads their own rows, which are there at once. */
  async profile(memberId: number): Promise<identity.Profile | null> {
    const row = await runOne<{ profile: identity.Profile }>(
      this.kernel.db.pool,
      sql`select jsonb_build_object(
            'id', m.id, 'username', m.username, 'name', m.first_name || ' ' || m.last_name,
            'firstname', m.first_name, 'lastname', m.last_name, 'first_name', m.first_name, 'last_name', m.last_name,
            'avatar', '/avatars/' || m.id || '.svg', 'level', 0, 'streak', 0, 'karma', 0, 'active_trophy', null,
            'isAdmin', m.role = 'admin', 'isModerator', m.role = 'moderator', 'email', p.email,
            'roles', jsonb_build_array(m.role), 'locale', m.locale, 'impersonating', false, 'created_at', m.created_at
          ) as profile
          from identity.member m join identity.credential p on p.member_id = m.id where m.id = ${memberId}`,
    );
    return row?.profile ?? null;
  }

  async name(memberId: number): Promise<{ first_name: string; last_name: string } | null> {
    return runOne(this.kernel.db.pool, sql`select first_name, last_name from identity.member where id = ${memberId}`);
  }

  async adminPage({ page, per_page, q, order_by }: ConsolePage): Promise<{ members: unknown[]; total: number }> {
    const where = q
      ? sql`where (c.username || ' ' || c.first_name || ' ' || c.last_name) ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`
      : empty;
    const [rows, counted] = await Promise.all([
      run<{ member: unknown }>(
        this.kernel.db.pool,
        sql`${ADMIN_MEMBER} ${where} ${orderOf(order_by)} limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from directory.member_card c ${where}`,
      ),
    ]);
    return { members: rows.map((row) => row.member), total: counted!.total };
  }

  async adminMember(memberId: number): Promise<unknown> {
    const row = await runOne<{ member: unknown }>(this.kernel.db.pool, sql`${ADMIN_MEMBER} where m.id = ${memberId}`);
    return row?.member ?? null;
  }
}

function orderOf(orderBy = 'id:asc'): Sql {
  const [field = '', direction] = orderBy.split(':');
  return raw(`order by ${SORTS[field] ?? 'm.id'} ${direction === 'desc' ? 'desc' : 'asc'}, m.id`);
}
