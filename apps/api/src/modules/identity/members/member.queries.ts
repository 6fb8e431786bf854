import { Injectable } from '@nestjs/common';
import type { identity, InputOf, members } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { COUNT_CAP } from '../../../platform/http/lists/lists.ts';
import { namedLike, narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { MemberFields } from '../../../platform/records/member-fields.ts';
import { fireOf } from '../directory/streak-fire.ts';
import { CARD, GRANTED_LEVELS, holdsLevel, IS_BANNED, SILENCED_UNTIL } from '../standing/standing.sql.ts';

const MEMBER = sql`
  select m.id, ${CARD} || jsonb_build_object('roles', jsonb_build_array(m.role), 'profile', m.bio, 'created_at', m.created_at,
           'banned', ${IS_BANNED}, 'levels', ${GRANTED_LEVELS}) as member
  from identity.member m left join directory.cards() c on c.member_id = m.id`;

const profileOf = (memberId: number, impersonating: boolean): Sql => sql`
  select m.id, ${IS_BANNED} as banned, ${CARD} || jsonb_build_object(
    'email', p.email,
    'roles', jsonb_build_array(m.role), 'locale', m.locale, 'time_zone', m.time_zone,
    'impersonating', ${impersonating}::boolean, 'created_at', m.created_at, 'profile', m.bio,
    'gender', x.gender, 'birth_date', x.birth_date, 'birthday_told', coalesce(x.birthday_told, false), 'verified', m.email_verified, 'onboarded', m.onboarded, 'origin', 'system',
    'email_change', (select jsonb_build_object('email', t.email) from identity.token t
      where t.member_id = m.id and t.kind = 'change-email' and t.used_at is null and t.expires_at > now()
      order by t.id desc limit 1),
    'password_changed_at', p.changed_at, 'levels', ${GRANTED_LEVELS},
    'silenced_until', ${SILENCED_UNTIL}, 'open_warnings', to_jsonb(m.open_warnings)
  ) as profile
  from identity.member m join identity.credential p on p.member_id = m.id
  left join identity.personal x on x.member_id = m.id
  left join directory.cards() c on c.member_id = m.id
  where m.id = ${memberId}`;

type MemberList = InputOf<typeof members.listUsers>['query'];

/** The fields that can filter a list of members. They include only visible data. */
const COLUMNS = {
  id: sql`m.id`,
  username: { lower: sql`m.username` },
  role: sql`m.role`,
  created_at: sql`m.created_at`,
  'levels:id': holdsLevel,
};
const SORTS = { name: sql`c.first_name || ' ' || c.last_name`, ...COLUMNS };

/** Reads members, as others and as they themselves see them. */
@Injectable()
export class MemberQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly fields: MemberFields,
    private readonly community: CommunityChoices,
  ) {}

  /** The member's own profile. It reads rows that are current immediately after a command. */
  async profile(memberId: number, impersonating: boolean): Promise<identity.Profile | null> {
    const row = await runOne<{ profile: identity.Profile }>(this.kernel.db.reads, profileOf(memberId, impersonating));
    return row?.profile ?? null;
  }

  /** The same, with the profile fields of other modules and the member's settings. */
  async own(viewer: MemberViewer): Promise<identity.OwnProfile | null> {
    const row = await runOne<{ profile: identity.OwnProfile }>(
      this.kernel.db.reads,
      sql`select x.profile || ${this.fields.ofOneself(viewer, sql`x.id`)} || jsonb_build_object('banned', x.banned, 'settings', jsonb_build_object(
            'locale', x.profile -> 'locale', 'time_zone', x.profile -> 'time_zone', 'birthday_told', x.profile -> 'birthday_told')) as profile
          from (${profileOf(viewer.id, viewer.impersonatorId !== null)}) x`,
    );
    return row && this.burning(row.profile);
  }

  async name(memberId: number): Promise<{ first_name: string; last_name: string } | null> {
    return runOne(this.kernel.db.pool, sql`select first_name, last_name from identity.member where id = ${memberId}`);
  }

  async byId(memberId: number): Promise<members.Member | null> {
    const row = await runOne<{ member: members.Member }>(this.kernel.db.reads, sql`${MEMBER} where m.id = ${memberId}`);
    return row?.member ?? null;
  }

  seenById(memberId: number, viewer: Viewer): Promise<members.MemberSeen | null> {
    return this.seen(sql`m.id = ${memberId}`, viewer);
  }

  seenByUsername(username: string, viewer: Viewer): Promise<members.MemberSeen | null> {
    return this.seen(sql`m.username = ${username.replace(/^@/, '').toLowerCase()}`, viewer);
  }

  /** Members by name, without banned members. */
  async list(query: MemberList): Promise<{ rows: members.Member[]; total: number }> {
    const { page, per_page, search } = query;
    const where = sql`where not ${IS_BANNED} ${namedLike(search)} ${narrowed(query, COLUMNS)}`;
    const order = sorted(query.order_by, SORTS, sql`c.first_name, c.last_name`);
    const [rows, counted] = await Promise.all([
      run<{ member: members.Member }>(
        this.kernel.db.pool,
        sql`${MEMBER} ${where} order by ${order}, m.id limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (
              select 1 from identity.member m join directory.cards() c on c.member_id = m.id ${where}
              limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { rows: rows.map(({ member }) => member), total: counted!.total };
  }

  /** Those of the ids that the list of members shows. */
  async among(ids: readonly number[]): Promise<Map<number, members.Member>> {
    const rows = await run<{ member: members.Member }>(
      this.kernel.db.pool,
      sql`${MEMBER} where m.id = any(${ids}::int[]) and not ${IS_BANNED}`,
    );
    return new Map(rows.map(({ member }) => [member.id, member]));
  }

  /** A member, with the fields that other modules add for this viewer. */
  private async seen(where: Sql, viewer: Viewer): Promise<members.MemberSeen | null> {
    const row = await runOne<{ seen: members.MemberSeen }>(
      // Not the pool for short reads, because it counts all posts of a member (docs/adr/0011).
      this.kernel.db.pool,
      sql`select x.member || ${this.fields.of(viewer, sql`x.id`)} as seen from (${MEMBER} where ${where}) x`,
    );
    return row && this.burning(row.seen);
  }

  /** Adds the remaining streak at this time, by the settings of the community. */
  private async burning<M extends identity.MemberCard>(member: M): Promise<M> {
    const { onfire_count, plugins } = (await this.community.current()).values;
    const fire = fireOf(member, this.kernel.clock.now(), onfire_count);
    return { ...member, ...fire, gamification: plugins.includes('gamification') };
  }
}
