import { Injectable } from '@nestjs/common';
import type { account } from '@lyceum/contracts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { Fanout } from '../../realtime/fanout.ts';
import { deviceOf } from './device.ts';

/** How long a fresh confirmation lasts (decisions 22). */
const CONFIRMED_MINUTES = 10;

interface Row {
  id: number;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
  impersonated: boolean;
}

export interface EndedSession {
  id: number;
  member_id: number;
}

/** Where a member is signed in, and ending that. A row that is gone opens nothing from the next request on. */
@Injectable()
export class SessionList {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  async of(memberId: number, currentId: number | null): Promise<account.Session[]> {
    const rows = await run<Row & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select id, user_agent, address, created_at, last_seen_at, impersonator_id is not null as impersonated
          from identity.session where member_id = ${memberId} and expires_at > now() order by last_seen_at desc, id desc`,
    );
    return rows.map(({ id, user_agent, address, created_at, last_seen_at, impersonated }) => ({
      id,
      device: deviceOf(user_agent),
      address,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: id === currentId,
      impersonated,
    }));
  }

  /** Remembers that whoever sits there has just shown again who they are. */
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

  /** Answers whether the member had such a session. */
  async end(memberId: number, sessionId: number): Promise<boolean> {
    const ended = await run<{ id: number; member_id: number }>(
      this.kernel.db.pool,
      sql`delete from identity.session where member_id = ${memberId} and id = ${sessionId} returning id, member_id`,
    );
    this.tell(ended);
    return ended.length > 0;
  }

  async endAll(memberId: number, exceptId: number | null = null): Promise<void> {
    this.tell(await this.delete(this.kernel.db.pool, memberId, exceptId));
  }

  /** As part of a transaction; the caller tells once it is committed. */
  delete(db: Queryable, memberId: number, exceptId: number | null = null): Promise<EndedSession[]> {
    const others = exceptId === null ? empty : sql`and id <> ${exceptId}`;
    return run(db, sql`delete from identity.session where member_id = ${memberId} ${others} returning id, member_id`);
  }

  tell(ended: readonly EndedSession[]): void {
    for (const { id, member_id } of ended) {
      this.fanout.signal({ kind: 'session-ended', member_id, session_id: id });
    }
  }
}
