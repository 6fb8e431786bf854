import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import { Media } from '../../media/index.ts';
import { gamificationText } from '../gamification.texts.ts';
import { Recounts } from '../recounts/recounts.ts';
import {
  type Because,
  ChangeTrophy,
  type Given,
  type Made,
  MakeTrophy,
  RetireTrophy,
  type TrophyInput,
} from './trophy.commands.ts';
import { type TrophyCommand, trophyDecider, trophyStream } from './trophy.decider.ts';
import { TROPHY_FILES, TrophyFacts } from './trophy.facts.ts';

abstract class OfTrophy {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: TrophyFacts,
    protected readonly media: Media,
    protected readonly offers: ScoreOffers,
    protected readonly recounts: Recounts,
  ) {}

  protected async written(
    kind: 'make' | 'change',
    trophy_id: number,
    { image_uuid, ...details }: TrophyInput,
    given: Given,
    because: Because,
  ): Promise<Made> {
    const { measure } = details;
    const isKnown = measure === null || ['points', 'streak'].includes(measure) || this.offers.deeds.has(measure);
    if (!isKnown) throw Refusal.invalid('measure', gamificationText('rules.deed', { deed: measure }));
    return this.kernel.transaction(async (tx) => {
      const before = kind === 'change' ? await this.facts.mustBe(trophy_id, tx) : null;
      const taken = await this.picture(tx, given, trophy_id, image_uuid);
      const image = taken === undefined ? (before?.details.image ?? null) : taken;
      const byRecount = given.silent ? {} : { by_recount: true as const };
      const made = await this.decide({ kind, trophy_id, ...details, image, ...byRecount }, given, because, tx);
      if (!made.position || given.silent) return made;
      return { ...made, position: await this.recounts.start(tx, null, givenMeta(given, because.reason)) };
    });
  }

  protected async decide(
    command: TrophyCommand,
    given: Given,
    because: Because,
    tx?: Parameters<Parameters<Kernel['transaction']>[0]>[0],
  ): Promise<Made> {
    const { trophy_id: id } = command;
    const { position } = await this.kernel.execute({
      ...{ decider: trophyDecider, stream: trophyStream(id), meta: givenMeta(given, because.reason), at: given.at, tx },
      ...{ expectedVersion: because.expectedVersion, prepare: () => ({ command }) },
    });
    return { id, position };
  }

  private async picture(tx: Queryable, { viewer }: Given, id: number, uuid: string | null | undefined) {
    if (uuid === undefined) return undefined;
    const owner = { kind: TROPHY_FILES, id, isPublic: false };
    const [picture] = await this.media.attach(tx, viewer, uuid === null ? [] : [uuid], owner);
    if (picture && picture.width === null) throw Refusal.invalid('image_uuid', gamificationText('trophy.image'));
    await this.media.release(tx, owner, picture ? [picture.id] : []);
    return picture?.id ?? null;
  }
}

/**
 * Creates a trophy and starts a recount, in which members earn it.
 * @throws {Refusal} `invalid` for an unknown measure or picture
 */
@CommandHandler(MakeTrophy)
export class MakeTrophyHandler extends OfTrophy implements ICommandHandler<MakeTrophy> {
  constructor(kernel: Kernel, facts: TrophyFacts, media: Media, offers: ScoreOffers, recounts: Recounts) {
    super(kernel, facts, media, offers, recounts);
  }

  async execute({ trophy, given, because }: MakeTrophy): Promise<Made> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval('gamification.trophy_id')::int as id`,
    );
    return this.written('make', row!.id, trophy, given, because);
  }
}

/** @throws {Refusal} `missing`, or `invalid` for an unknown measure or picture */
@CommandHandler(ChangeTrophy)
export class ChangeTrophyHandler extends OfTrophy implements ICommandHandler<ChangeTrophy> {
  constructor(kernel: Kernel, facts: TrophyFacts, media: Media, offers: ScoreOffers, recounts: Recounts) {
    super(kernel, facts, media, offers, recounts);
  }

  execute({ id, trophy, given, because }: ChangeTrophy): Promise<Made> {
    return this.written('change', id, trophy, given, because);
  }
}

/** Retires a trophy. Needs no recount, because holders keep it. */
@CommandHandler(RetireTrophy)
export class RetireTrophyHandler extends OfTrophy implements ICommandHandler<RetireTrophy> {
  constructor(kernel: Kernel, facts: TrophyFacts, media: Media, offers: ScoreOffers, recounts: Recounts) {
    super(kernel, facts, media, offers, recounts);
  }

  execute({ id, given, because }: RetireTrophy): Promise<Made> {
    return this.decide({ kind: 'retire', trophy_id: id }, given, because);
  }
}
