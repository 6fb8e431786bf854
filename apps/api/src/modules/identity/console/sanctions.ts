import { Injectable } from '@nestjs/common';
import type { Position, Queryable, Repeatable } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { type MemberCommand, memberDecider, memberStream } from '../members/member.decider.ts';
import { metaOf } from '../../../platform/http/viewer.ts';
import { currentStaff } from '../standing/staff.ts';
import { inFuture, StaffHandler } from './staff.handlers.ts';

/** Who acts, why, and in which transaction. */
export interface Given {
  viewer: MemberViewer;
  reason: string;
  tx: Repeatable;
}

/**
 * Warns and silences members, as parts of the transaction that records the decision. Each method answers null if it
 * changes nothing. The caller calls {@link told} after the commit.
 */
@Injectable()
export class Sanctions extends StaffHandler {
  /** @throws {Refusal} `conflict` for staff, `forbidden` if the viewer is no staff any more. */
  warn(memberId: number, decisionId: number, given: Given): Promise<Position | null> {
    return this.byStaff(memberId, given, (by) => ({ kind: 'warn', decision_id: decisionId, by }));
  }

  /** @throws {Refusal} as {@link warn}, and `invalid` if the end is not in the future. */
  silence(memberId: number, end: string, given: Given): Promise<Position | null> {
    const until = inFuture('until', end, this.kernel.clock.now())!;
    return this.byStaff(memberId, given, (by) => ({ kind: 'silence', until, by }));
  }

  /** Ends a silence before its time. */
  unsilence(memberId: number, given: Given): Promise<Position | null> {
    return this.byStaff(memberId, given, () => ({ kind: 'unsilence' }));
  }

  unban(memberId: number, given: Given): Promise<Position | null> {
    return this.byStaff(memberId, given, () => ({ kind: 'unban' }));
  }

  /** Takes a warning back that the member may not have read yet. */
  withdrawWarning(memberId: number, decisionId: number, given: Given): Promise<Position | null> {
    return this.byStaff(memberId, given, () => ({ kind: 'close-warning', decision_id: decisionId }));
  }

  /** The member has read the warning. */
  async confirmWarning(decisionId: number, { viewer, tx }: Pick<Given, 'viewer' | 'tx'>): Promise<Position | null> {
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(viewer.id),
      meta: metaOf(viewer),
      prepare: () => ({ command: { kind: 'close-warning' as const, decision_id: decisionId } }),
      tx,
    });
    return position;
  }

  /** Tells the member's open screens, in every process. */
  override told(memberId: number): void {
    super.told(memberId);
  }

  private async byStaff(
    memberId: number,
    { viewer, reason, tx }: Given,
    command: (by: { id: number; role: 'moderator' | 'admin' }) => MemberCommand,
  ): Promise<Position | null> {
    const prepare = async (db: Queryable) => {
      const { role, stillHolds } = await currentStaff(db, viewer.id, 'moderator');
      return { command: command({ id: viewer.id, role }), require: [stillHolds] };
    };
    return (await this.decide({ memberId, viewer, reason }, prepare, tx)).position;
  }
}
