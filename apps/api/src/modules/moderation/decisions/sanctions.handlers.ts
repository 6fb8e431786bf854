import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Sanctions } from '../../identity/index.ts';
import { DecisionQueries } from './decision.queries.ts';
import { Decisions, laterOf } from './decisions.ts';

/** Why a member is warned or silenced. The member reads both. */
interface Statement {
  reason: string;
  rule: string | null;
}

/** Warns a member, or silences them until a time. */
export class SanctionMember extends Command<Position | null> {
  constructor(
    readonly memberId: number,
    /** The end of the silence. Null for a warning. */
    readonly until: string | null,
    readonly statement: Statement,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}

/** Records the decision and carries it out, in one transaction. */
@CommandHandler(SanctionMember)
export class SanctionMemberHandler implements ICommandHandler<SanctionMember> {
  constructor(
    private readonly kernel: Kernel,
    private readonly sanctions: Sanctions,
    private readonly decisions: Decisions,
  ) {}

  /**
   * A silence until the same time changes nothing.
   * @throws {Refusal} `missing` for an unknown member, `conflict` for staff, `invalid` if the end is not in the future.
   */
  async execute({ memberId, until, statement, viewer }: SanctionMember): Promise<Position | null> {
    const { reason, rule } = statement;
    const position = await this.kernel.transaction(async (tx) => {
      const id = await this.decisions.nextId();
      const given = { viewer, reason, tx };
      const done = await (until === null
        ? this.sanctions.warn(memberId, id, given)
        : this.sanctions.silence(memberId, until, given));
      if (!done) return null;
      const kind = until === null ? ('warned' as const) : ('silenced' as const);
      const decision = { member_id: memberId, kind, rule, statement: reason, until };
      return laterOf(done, await this.decisions.record(id, decision, given));
    });
    this.sanctions.told(memberId);
    return position;
  }
}

/** Ends the silence of a member before its time. */
export class UnsilenceMember extends Command<Position | null> {
  constructor(
    readonly memberId: number,
    readonly reason: string,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}

@CommandHandler(UnsilenceMember)
export class UnsilenceMemberHandler implements ICommandHandler<UnsilenceMember> {
  constructor(
    private readonly kernel: Kernel,
    private readonly sanctions: Sanctions,
    private readonly decisions: Decisions,
    private readonly queries: DecisionQueries,
  ) {}

  /** Its decisions that still run end with it. */
  async execute({ memberId, reason, viewer }: UnsilenceMember): Promise<Position | null> {
    const running = sql`d.member_id = ${memberId} and d.kind = 'silenced' and d.ended_at is null`;
    const position = await this.kernel.transaction(async (tx) => {
      const given = { viewer, reason, tx };
      let last = await this.sanctions.unsilence(memberId, given);
      if (!last) return null;
      for (const { id } of await this.queries.rows(running)) {
        last = laterOf(last, await this.decisions.execute(id, { kind: 'end' }, given));
      }
      return last;
    });
    this.sanctions.told(memberId);
    return position;
  }
}

/** The member confirms that they have read a decision. */
export class ConfirmDecision extends Command<Position | null> {
  constructor(
    readonly decisionId: number,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}

@CommandHandler(ConfirmDecision)
export class ConfirmDecisionHandler implements ICommandHandler<ConfirmDecision> {
  constructor(
    private readonly kernel: Kernel,
    private readonly sanctions: Sanctions,
    private readonly decisions: Decisions,
  ) {}

  /** @throws {Refusal} `missing` if there is no such decision about the viewer. */
  execute({ decisionId, viewer }: ConfirmDecision): Promise<Position | null> {
    return this.kernel.transaction(async (tx) => {
      const confirmed = await this.decisions.execute(decisionId, { kind: 'confirm', by: viewer.id }, { viewer, tx });
      return laterOf(confirmed, await this.sanctions.confirmWarning(decisionId, { viewer, tx }));
    });
  }
}
