import { Injectable, type OnModuleInit } from '@nestjs/common';
import { APPEAL_MONTHS } from '@lyceum/contracts/moderation/limits';
import { Kernel, laterPosition, type Position, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type MemberViewer, metaOf } from '../../../platform/http/viewer.ts';
import { Bans, isThere } from '../../identity/index.ts';
import { type DecisionCommand, decisionDecider, decisionStream } from './decision.decider.ts';
import type { DecisionMade } from './decision.events.ts';

type Data = DecisionMade['data'];
/** What was decided. */
export type NewDecision = Pick<Data, 'member_id' | 'kind' | 'rule' | 'statement' | 'until'> &
  Partial<Pick<Data, 'item_id' | 'thing_kind' | 'thing_id' | 'title'>>;

/** By a member, or by no one: then automated means decided. */
type Within = { tx: Repeatable } & ({ viewer: MemberViewer } | { correlationId: string });

/** The later of two positions, of which either may be missing. */
export const laterOf = (one: Position | null, other: Position | null): Position | null =>
  one && other ? laterPosition(one, other) : (one ?? other);

function appealableUntil(now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end.toISOString();
}

/** Records decisions of staff about members, in the transaction that carries them out. People take all of them. */
@Injectable()
export class Decisions implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly bans: Bans,
  ) {}

  onModuleInit(): void {
    this.bans.onBan(async ({ memberId, until, viewer, reason }, tx) => {
      const decision = { member_id: memberId, kind: 'suspended' as const, rule: null, statement: reason ?? '', until };
      return this.record(await this.nextId(), decision, { viewer, tx });
    });
  }

  async nextId(): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval('moderation.decision_id')::int as id`,
    );
    return row!.id;
  }

  /** Records nothing about a member who was erased. */
  async record(id: number, decision: NewDecision, within: Within): Promise<Position | null> {
    const isMember = isThere(sql`${decision.member_id}::int`);
    if (!(await runOne(this.kernel.db.lookups, sql`select 1 where ${isMember}`))) return null;
    const about = { item_id: null, thing_kind: null, thing_id: null, title: '', ...decision };
    const appealable_until = appealableUntil(this.kernel.clock.now());
    const data = { decision_id: id, ...about, automated: !('viewer' in within), appealable_until };
    return this.execute(id, { kind: 'make', decision: data }, within);
  }

  async execute(id: number, command: DecisionCommand, within: Within): Promise<Position | null> {
    const { position } = await this.kernel.execute({
      decider: decisionDecider,
      stream: decisionStream(id),
      meta: 'viewer' in within ? metaOf(within.viewer) : { actor_id: null, correlation_id: within.correlationId },
      prepare: () => ({ command }),
      tx: within.tx,
    });
    return position;
  }
}
