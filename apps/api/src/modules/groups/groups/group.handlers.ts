import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { groupsText } from '../groups.texts.ts';
import { GroupFactsOf } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { canOwn } from '../rights/policies.ts';
import { ChangeGroup, CloseGroup } from './group.commands.ts';
import { groupDecider, groupStream } from './group.decider.ts';
import { GroupDetails } from './group.details.ts';
import { GroupsLive } from './groups.live.ts';

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` if the group changed after `version` */
@CommandHandler(ChangeGroup)
export class ChangeGroupHandler implements ICommandHandler<ChangeGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly details: GroupDetails,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, input, given }: ChangeGroup): Promise<Made> {
    const { image_uuid, version, reason, ...asked } = input;
    const before = await this.facts.group(given.viewer, groupId);
    if (!canOwn(given.viewer, before)) throw new Refusal('forbidden', groupsText('group.owners'));
    const details = await this.details.of(asked);
    const { position } = await this.kernel.transaction(async (tx) => {
      const held = await this.facts.held(given.viewer, groupId, tx);
      if (version !== undefined && version !== held.version) {
        throw new Refusal('conflict', groupsText('group.changed'));
      }
      if (!canOwn(given.viewer, held)) throw new Refusal('forbidden', groupsText('group.owners'));
      const image = await this.details.picture(tx, given.viewer, groupId, image_uuid);
      return this.kernel.execute({
        decider: groupDecider,
        stream: groupStream(groupId),
        ...{ meta: givenMeta(given, reason), at: given.at, tx },
        prepare: () => ({ command: { kind: 'change' as const, details: { ...details, image } } }),
      });
    });
    if (position && !given.silent) this.live.changed(groupId, [before.status, asked.status ?? before.status]);
    return { id: groupId, position };
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(CloseGroup)
export class CloseGroupHandler implements ICommandHandler<CloseGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly live: GroupsLive,
  ) {}

  async execute({ groupId, given, reason }: CloseGroup): Promise<Made> {
    const group = await this.facts.group(given.viewer, groupId);
    if (!canOwn(given.viewer, group)) throw new Refusal('forbidden', groupsText('group.owners'));
    const { position } = await this.kernel.execute({
      decider: groupDecider,
      stream: groupStream(groupId),
      ...{ meta: givenMeta(given, reason), at: given.at, tx: given.tx },
      prepare: () => ({ command: { kind: 'close' as const } }),
    });
    if (position && !given.silent && !given.tx) this.live.changed(groupId, [group.status]);
    return { id: groupId, position };
  }
}
