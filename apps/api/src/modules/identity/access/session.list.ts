import { Injectable } from '@nestjs/common';
import type { account } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Access } from './access.ts';
import { deviceOf } from './device.ts';
import { requireStaff } from '../standing/staff.ts';
import { endSessions, isOf } from './session.rows.ts';

/** How long a confirmed password counts (decisions 22). */
const CONFIRMED_MINUTES = 10;

interface Row {
  id: number;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
  impersonated: boolean;
  acting_as: { id: number; name: string } | null;
}

/** Lists and ends the sessions of a member. A deleted session is invalid from the next request on. */
@Injectable()
export class SessionList {
  constructor(
    private readonly kernel: Kernel,
    private readonly access: Access,
  ) {}

  /**
   * The member's sessions, and those in which they impersonate another member. Such a session replaces the one it
   * started from, which opens nothing until the impersonation ends.
   */
  async of(memberId: number, currentId: number | null): Promise<account.Session[]> {
    const rows = await run<Row & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select s.id, s.user_agent, s.address, s.created_at, s.last_seen_at,
            s.impersonator_id is not null and s.member_id = ${memberId} as impersonated,
            case when s.member_id <> ${memberId} then
              json_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name) end as acting_as
          from identity.session s join identity.member m on m.id = s.member_id
          where ${isOf(memberId)} and s.expires_at > now()
            and not exists (select 1 from identity.session i where i.opened_from = s.id)
          order by s.last_seen_at desc, s.id desc`,
    );
    return rows.map(({ user_agent, created_at, last_seen_at, ...row }) => ({
      ...row,
      device: deviceOf(user_agent),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: row.id === currentId,
    }));
  }

  /** Records that the member has just proved their identity in this session. */
  async confirm(sessionId: number): Promise<void> {
    await run(this.kernel.db.pool, sql`update identity.session set confirmed_at = now() where id = ${sessionId}`);
  }

  async isConfirmed(sessionId: number): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select 1 from identity.session
          where id = ${sessionId} and confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}::int)`,
    );
    return row !== null;
  }

  /** Returns false if the member has no such session. An administrator who ends it must still be one at commit. */
  async end(memberId: number, sessionId: number, administratorId?: number): Promise<boolean> {
    const ended = await this.kernel.db.transaction(async (tx) => {
      if (administratorId !== undefined) await requireStaff(tx, administratorId, 'admin');
      return endSessions(tx, sql`s.id = ${sessionId} and ${isOf(memberId)}`);
    });
    this.access.tellOf(ended);
    return ended.length > 0;
  }
}
