import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConflictError, Kernel, type Position, Refusal, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import { gamificationText } from '../gamification.texts.ts';
import type { Mode } from '../recounts/recount.events.ts';
import { Recounts } from '../recounts/recounts.ts';
import { RULES_STREAM, rulesDecider } from './rules.decider.ts';
import type { Rules } from './rules.events.ts';

/** Publishes a new version of the scoring rules. */
export class PublishRules extends Command<{ position: Position | null }> {
  constructor(
    readonly rules: Rules & { mode: Mode },
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true },
    readonly because: { reason?: string; expectedVersion?: number } = {},
  ) {
    super();
  }
}

/**
 * Publishes the rules and starts a recount in one transaction.
 * @throws {Refusal} `invalid` for an unknown activity, `conflict` if the version changed
 */
@CommandHandler(PublishRules)
export class PublishRulesHandler implements ICommandHandler<PublishRules> {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: ScoreOffers,
    private readonly recounts: Recounts,
  ) {}

  async execute({ rules, given, because }: PublishRules): Promise<{ position: Position | null }> {
    mustKnow(this.offers, rules);
    const meta = givenMeta(given, because.reason);
    return this.kernel.transaction(async (tx) => {
      const { position, state } = await this.publish(tx, rules, given, because);
      // Silent events schedule no effects. The ledger recounts all members when it applies them.
      if (!position || given.silent) return { position };
      const started = await this.recounts.start(tx, { rules_version: state.rules_version, mode: rules.mode }, meta);
      return { position: started };
    });
  }

  private publish(
    tx: Repeatable,
    rules: PublishRules['rules'],
    given: PublishRules['given'],
    { reason, expectedVersion }: PublishRules['because'],
  ) {
    const command = { kind: 'publish' as const, ...rules, ...(!given.silent && { by_recount: true as const }) };
    const meta = givenMeta(given, reason);
    return this.kernel
      .execute({
        ...{ decider: rulesDecider, stream: RULES_STREAM, meta, at: given.at, tx, expectedVersion },
        prepare: () => ({ command }),
      })
      .catch((error: unknown) => {
        // A command with an expected version must not be retried, because another version now applies.
        const isLate =
          expectedVersion !== undefined && error instanceof ConflictError && error.name === 'ConflictError';
        throw isLate ? new Refusal('conflict', gamificationText('rules.changed')) : error;
      });
  }
}

/** @throws {Refusal} `invalid` for an activity that no module offers */
export function mustKnow(offers: ScoreOffers, { rules, streak_deeds }: Rules): void {
  const unknown = rules.find(({ deed }) => !offers.deeds.has(deed))?.deed;
  if (unknown !== undefined) throw Refusal.invalid('rules', gamificationText('rules.deed', { deed: unknown }));
  const other = streak_deeds.find((deed) => !offers.deeds.has(deed));
  if (other !== undefined) throw Refusal.invalid('streak_deeds', gamificationText('rules.deed', { deed: other }));
}
