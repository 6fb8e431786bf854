import type { Kernel, Position, Repeatable } from '@lyceum/kernel';
import { Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { topicPermissions } from '../rights/policies.ts';
import { topicIsOpen } from '../rights/preconditions.ts';
import { type PollCommand, pollDecider, pollStream } from './poll.decider.ts';
import { type PollFacts, type PollFactsReader, pollToChange } from './poll.facts.ts';
import { communityText } from '../community.texts.ts';

/** Shared base of the commands that change a poll. They lock its row first, because votes depend on the row. */
export abstract class PollChange {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: PollFactsReader,
  ) {}

  protected async change(
    viewer: MemberViewer,
    pollId: number,
    prepare: (poll: PollFacts) => Promise<PollCommand>,
    tx?: Repeatable,
  ): Promise<{ position: Position | null }> {
    const { position } = await this.kernel.execute({
      decider: pollDecider,
      stream: pollStream(pollId),
      meta: givenMeta({ viewer }),
      tx,
      prepare: async () => {
        const poll = await this.facts.poll(viewer, pollId);
        return { command: await prepare(poll), require: [pollToChange(pollId), topicIsOpen(poll.id)] };
      },
    });
    return { position };
  }

  /**
   * Members who may edit the topic may edit its poll (part 3 §6). A closed topic allows no edit.
   * @throws {Refusal} `forbidden` for other members.
   */
  protected refuseOthers(viewer: MemberViewer, { authorId, status }: PollFacts): void {
    const rights = topicPermissions(viewer, authorId === viewer.id, status === 'closed');
    if (!rights.includes('EDIT')) throw new Refusal('forbidden', communityText('poll.editing'));
  }
}
