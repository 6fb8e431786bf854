import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { requireStaff } from '../standing/staff.ts';
import { type EndedSession, endSessions, isOf } from './session.rows.ts';

export interface EndedAccess {
  memberId: number;
  sessions: EndedSession[];
  /** How many API tokens were revoked. */
  tokens: number;
}

/**
 * A single revocation point for a member: their sessions, the impersonations of them and by them, and their API tokens.
 * All of these end together (promise 48). Open sockets close after the signal.
 */
@Injectable()
export class Access {
  private readonly others: ((tx: Queryable, memberId: number) => Promise<void>)[] = [];

  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  /** Ends another module's kind of access in the same transaction (docs/adr/0017). */
  alsoEnds(end: (tx: Queryable, memberId: number) => Promise<void>): void {
    this.others.push(end);
  }

  /**
   * Ends the access in a transaction. The caller calls `tell` after the commit. `exceptId` is the one session that
   * stays.
   */
  async end(tx: Queryable, memberId: number, exceptId: number | null = null): Promise<EndedAccess> {
    const others = exceptId === null ? empty : sql`and s.id <> ${exceptId}`;
    const sessions = await endSessions(tx, sql`${isOf(memberId)} ${others}`);
    // After the sessions: the creation of a token locks its session, so this statement sees the new token.
    const tokens = await run(tx, sql`delete from identity.api_token where member_id = ${memberId} returning id`);
    for (const also of this.others) await also(tx, memberId);
    return { memberId, sessions, tokens: tokens.length };
  }

  async endNow(memberId: number, exceptId: number | null = null): Promise<void> {
    this.tell(await this.kernel.db.transaction((tx) => this.end(tx, memberId, exceptId)));
  }

  /** Ends the access on behalf of an administrator, who must still be one at commit. */
  async endBy(administratorId: number, memberId: number): Promise<void> {
    const ended = await this.kernel.db.transaction(async (tx) => {
      await requireStaff(tx, administratorId, 'admin');
      return this.end(tx, memberId);
    });
    this.tell(ended);
  }

  /** Closes the sockets of the ended sessions and tokens, in every process. */
  tell({ memberId, sessions, tokens }: EndedAccess): void {
    this.tellOf(sessions);
    if (tokens > 0) this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
  }

  tellOf(sessions: readonly EndedSession[]): void {
    for (const { id, member_id } of sessions) {
      this.fanout.signal({ kind: 'session-ended', member_id, session_id: id });
    }
  }
}
