import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import { gamificationText } from '../gamification.texts.ts';
import { RULES_STREAM, rulesDecider } from './rules.decider.ts';
import type { Mode, Rules } from './rules.events.ts';

export class PublishRules extends Command<{ position: Position | null }> {
  constructor(
    readonly rules: Rules & { mode: Mode },
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true },
    readonly because: { reason?: string; expectedVersion?: number } = {},
  ) {
    super();
  }
}

@CommandHandler(PublishRules)
export class PublishRulesHandler implements ICommandHandler<PublishRules> {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: ScoreOffers,
  ) {}

  async execute({ rules, given, because }: PublishRules): Promise<{ position: Position | null }> {
    mustKnow(this.offers, rules);
    const { position } = await this.kernel.execute({
      ...{ decider: rulesDecider, stream: RULES_STREAM, meta: givenMeta(given, because.reason), at: given.at },
      ...{
        expectedVersion: because.expectedVersion,
        prepare: () => ({ command: { kind: 'publish' as const, ...rules } }),
      },
    });
    return { position };
  }
}

/** @throws {Refusal} `invalid` where a rule is about something that nobody offers */
export function mustKnow(offers: ScoreOffers, { rules, streak_deeds }: Rules): void {
  const unknown = rules.find(({ deed }) => !offers.deeds.has(deed))?.deed;
  if (unknown !== undefined) throw Refusal.invalid('rules', gamificationText('rules.deed', { deed: unknown }));
  const other = streak_deeds.find((deed) => !offers.deeds.has(deed));
  if (other !== undefined) throw Refusal.invalid('streak_deeds', gamificationText('rules.deed', { deed: other }));
}
