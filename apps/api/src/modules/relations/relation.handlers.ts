import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../platform/http/given-meta.ts';
import { MemberStatus } from '../identity/index.ts';
import { relationDecider, relationStream } from './relation.decider.ts';
import { Relate } from './relation.commands.ts';
import { relationsText } from './relations.texts.ts';

@CommandHandler(Relate)
export class RelateHandler implements ICommandHandler<Relate> {
  constructor(
    private readonly kernel: Kernel,
    private readonly standing: MemberStatus,
  ) {}

  /** That the member is there and no staff needs no lock: neither is undone here, and what staff say is heard in any case. */
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
