import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { requireStaff } from '../standing/staff.ts';
import { type EndedSession, endSessions, isOf } from './session.rows.ts';

export interface EndedAccess {
  memberId: number;
  sessions: EndedSession[];
  /** How many of their programs were signed in. */
  tokens: number;
}

/**
 * All by which a member is let in, or lets themselves in as somebody else: their sessions, the impersonations of them and
 * by them, and their programs' tokens. It ends together (promise 48); open sockets follow once they are told.
 */
@Injectable()
export class Access {
  private readonly others: ((tx: Queryable, memberId: number) => Promise<void>)[] = [];

  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  /** What else lets a member in, kept by another module, ends with it (docs/adr/0017). */
  alsoEnds(end: (tx: Queryable, memberId: number) => Promise<void>): void {
    this.others.push(end);
  }

  /** As part of a transaction; the caller tells once it is committed. `exceptId` names the one session that stays. */
  async end(tx: Queryable, memberId: number, exceptId: number | null = null): Promise<EndedAccess> {
    const others = exceptId === null ? empty : sql`and s.id <> ${exceptId}`;
    const sessions = await endSessions(tx, sql`${isOf(memberId)} ${others}`);
    // After the sessions: a token that is being made holds the session it is made in, and is found once that is done.
    const tokens = await run(tx, sql`delete from identity.api_token where member_id = ${memberId} returning id`);
    for (const also of this.others) await also(tx, memberId);
    return { memberId, sessions, tokens: tokens.length };
  }

  async endNow(memberId: number, exceptId: number | null = null): Promise<void> {
    this.tell(await this.kernel.db.transaction((tx) => this.end(tx, memberId, exceptId)));
  }

  /** By an administrator, who must still be one when it commits. */
  async endBy(administratorId: number, memberId: number): Promise<void> {
    const ended = await this.kernel.db.transaction(async (tx) => {
      await requireStaff(tx, administratorId, 'admin');
      return this.end(tx, memberId);
    });
    this.tell(ended);
  }

  /** Closes the sockets of what has ended, in every process. */
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
