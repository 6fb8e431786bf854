import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { GroupBoard } from '../groups/group.board.ts';
import { FoundGroup } from '../groups/group.commands.ts';
import { groupDecider, groupStream } from '../groups/group.decider.ts';
import { GroupDetails } from '../groups/group.details.ts';
import { GroupsLive } from '../groups/groups.live.ts';
import { GroupFactsOf } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { GroupStanding } from './standing.ts';

/** @throws {Refusal} `invalid` for an unknown level or picture */
@CommandHandler(FoundGroup)
export class FoundGroupHandler implements ICommandHandler<FoundGroup> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly details: GroupDetails,
    private readonly board: GroupBoard,
    private readonly standing: GroupStanding,
    private readonly live: GroupsLive,
  ) {}

  /** Creates the group, its board and its owner in one transaction. */
  async execute({ input, given }: FoundGroup): Promise<Made> {
    const { image_uuid, reason, ...asked } = input;
    const { viewer, at } = given;
    const id = await this.facts.next('group');
    const details = await this.details.whole(asked);
    const meta = givenMeta(given, reason);
    const { position } = await this.kernel.transaction(
      async (tx) => {
        const slug = await slugFor(tx, { ...details, id });
        const image = (await this.details.picture(tx, viewer, id, image_uuid)) ?? null;
        const card = { id, slug, name: details.name, status: details.status, image, closed: false };
        const channel_id = await this.board.make(tx, card, { meta, at });
        const group = { group_id: id, founder_id: viewer.id, slug, channel_id, ...details, image };
        await this.kernel.execute({
          decider: groupDecider,
          stream: groupStream(id),
          ...{ meta, at, tx },
          prepare: () => ({ command: { kind: 'found' as const, group } }),
        });
        return this.standing.decide({ group_id: id, member_id: viewer.id }, { kind: 'found' }, { meta, at, tx });
      },
      ['group_slug'],
    );
    if (!given.silent) {
      this.live.moved(id, [viewer.id]);
      this.live.listed(details.status);
    }
    return { id, position };
  }
}

/** Slug from the name, with the group's number if it is taken. The slug of a secret group does not reveal its name. */
async function slugFor(
  tx: Queryable,
  { id, name, status }: { id: number; name: string; status: string },
): Promise<string> {
  const plain = `group-${id}`;
  if (status === 'secret') return plain;
  const slug = slugOf(name, plain);
  const taken = await runOne(tx, sql`select 1 from groups.group where slug = ${slug}`);
  return taken ? `${slug}-${id}` : slug;
}
