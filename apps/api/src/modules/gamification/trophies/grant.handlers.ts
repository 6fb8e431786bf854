import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MemberStatus } from '../../identity/index.ts';
import { gamificationText } from '../gamification.texts.ts';
import { chosenDecider, chosenStream, grantDecider, grantStream } from './grant.decider.ts';
import { ChooseTrophy, GrantTrophy, type Made } from './trophy.commands.ts';
import { TrophyFacts } from './trophy.facts.ts';

/** @throws {Refusal} `missing` for an unknown trophy or member */
@CommandHandler(GrantTrophy)
export class GrantTrophyHandler implements ICommandHandler<GrantTrophy> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: TrophyFacts,
    private readonly standing: MemberStatus,
  ) {}

  async execute({ kind, id, memberId, given, because }: GrantTrophy): Promise<Made> {
    const { position } = await this.kernel.execute({
      ...{
        decider: grantDecider,
        stream: grantStream(id, memberId),
        meta: givenMeta(given, because.reason),
        at: given.at,
      },
      prepare: async () => {
        await this.facts.mustBe(id);
        if (!(await this.standing.roleOf(memberId))) throw new Refusal('missing', gamificationText('member.missing'));
        const has = await this.facts.has(id, memberId);
        return { command: { kind, trophy_id: id, member_id: memberId, by: given.viewer.id, has } };
      },
    });
    return { id, position };
  }
}

/** @throws {Refusal} `missing`, or `forbidden` for a trophy that cannot be shown or is not held */
@CommandHandler(ChooseTrophy)
export class ChooseTrophyHandler implements ICommandHandler<ChooseTrophy> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: TrophyFacts,
  ) {}

  /** A trophy that is taken away later disappears, because every read checks that it is held. */
  async execute({ kind, id, given }: ChooseTrophy): Promise<Made> {
    const member_id = given.viewer.id;
    const { position } = await this.kernel.execute({
      ...{ decider: chosenDecider, stream: chosenStream(member_id), meta: givenMeta(given), at: given.at },
      prepare: async () => {
        const { details } = await this.facts.mustBe(id);
        if (kind === 'activate') {
          if (!details.activatable) throw new Refusal('forbidden', gamificationText('trophy.notActivatable'));
          if (!(await this.facts.has(id, member_id))) {
            throw new Refusal('forbidden', gamificationText('trophy.notYours'));
          }
        }
        return { command: { kind, member_id, trophy_id: id } };
      },
    });
    return { id, position };
  }
}
