import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../platform/http/given-meta.ts';
import { MemberStatus } from '../identity/index.ts';
import { relationDecider, relationStream } from './relation.decider.ts';
import { Relate } from './relation.commands.ts';
import { relationsText } from './relations.texts.ts';

/** Follows, unfollows, blocks or unblocks a member. */
@CommandHandler(Relate)
export class RelateHandler implements ICommandHandler<Relate> {
  constructor(
    private readonly kernel: Kernel,
    private readonly standing: MemberStatus,
  ) {}

  /**
   * The checks of existence and role need no lock. A block of a member who becomes staff has no effect in any case.
   * @throws {Refusal} `missing` if the member does not exist
   */
  async execute({ kind, memberId, given }: Relate): Promise<{ position: Position | null }> {
    const { position } = await this.kernel.execute({
      decider: relationDecider,
      stream: relationStream(given.viewer.id, memberId),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const role = await this.standing.roleOf(memberId);
        if (!role) throw new Refusal('missing', relationsText('missing'));
        return { command: { kind, by: given.viewer.id, to: memberId, isStaff: role !== 'member' } };
      },
    });
    return { position };
  }
}
