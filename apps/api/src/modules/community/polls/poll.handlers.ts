import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, type Repeatable, Refusal, run } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Settings } from '../../settings/index.ts';
import { topicIsOpen, topicToChange } from '../rights/preconditions.ts';
import { topicFields, topicPermissions } from '../rights/policies.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { AddPollOption, EditPoll, RemovePollOption } from './poll.commands.ts';
import { type PollCommand, pollDecider, pollStream } from './poll.decider.ts';
import { type PollFacts, PollFactsReader, pollToChange } from './poll.facts.ts';
import { settingsOf } from './poll.input.ts';
import { mustBeOpen, topicDecider, topicStream } from '../topics/topic.decider.ts';

/** What every change of a poll has in common: its row is taken first, since votes lean on what it says. */
abstract class PollChange {
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

  /** Whoever may edit the topic may edit its poll (part 3 §6); on a closed one nobody may. */
  protected refuseOthers(viewer: MemberViewer, { authorId, status }: PollFacts): void {
    const rights = topicPermissions(viewer, authorId === viewer.id, status === 'closed');
    if (!rights.includes('EDIT')) throw new Refusal('forbidden', 'You may not edit this poll.');
  }
}

@CommandHandler(EditPoll)
export class EditPollHandler extends PollChange implements ICommandHandler<EditPoll> {
  constructor(
    kernel: Kernel,
    facts: PollFactsReader,
    private readonly settings: Settings,
  ) {
    super(kernel, facts);
  }

  async execute({ pollId, input, given: { viewer } }: EditPoll) {
    const { time_zone } = (await this.settings.current()).values;
    const settings = input.settings && settingsOf(input.settings, time_zone);
    const edit = (tx?: Repeatable) =>
      this.change(
        viewer,
        pollId,
        async (poll) => {
          this.refuseOthers(viewer, poll);
          const fresh = (input.question_options ?? []).filter(({ id }) => id === undefined).length;
          return {
            kind: 'edit',
            changes: { question: input.question, options: input.question_options, settings },
            fresh: await this.facts.nextOptionIds(fresh),
            by: viewer.id,
          };
        },
        tx,
      );
    const { question } = input;
    if (question === undefined) return edit();
    const { id: topicId } = await this.facts.poll(viewer, pollId);
    return this.kernel.transaction(async (tx) => {
      await run(tx, topicToChange(topicId));
      const { isTitle, authorId } = await this.facts.poll(viewer, pollId);
      const edited = await edit(tx);
      // The title of a poll is its question, until its author says otherwise.
      const renamed = isTitle && authorId === viewer.id ? await this.rename(tx, viewer, topicId, question) : null;
      return { position: renamed ?? edited.position };
    });
  }

  private async rename(tx: Repeatable, viewer: MemberViewer, topicId: number, title: string): Promise<Position | null> {
    const allowed = topicFields(viewer, true);
    const now = this.kernel.clock.now();
    const { position } = await this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: givenMeta({ viewer }),
      tx,
      prepare: () => ({ command: { kind: 'edit' as const, changes: { title }, allowed, onWall: false as const, now } }),
    });
    return position;
  }
}

@CommandHandler(RemovePollOption)
export class RemovePollOptionHandler extends PollChange implements ICommandHandler<RemovePollOption> {
  constructor(kernel: Kernel, facts: PollFactsReader) {
    super(kernel, facts);
  }

  async execute({ optionId, given: { viewer } }: RemovePollOption) {
    // An option never moves to another poll, so which stream is meant need not be asked again.
    const { pollId } = await this.facts.ofOption(viewer, optionId);
    return this.change(viewer, pollId, (poll) => {
      this.refuseOthers(viewer, poll);
      return Promise.resolve({ kind: 'remove-option', option_id: optionId });
    });
  }
}

/** Decisions 25: by logged-in members who read the topic, themselves. */
@CommandHandler(AddPollOption)
export class AddPollOptionHandler extends PollChange implements ICommandHandler<AddPollOption> {
  constructor(kernel: Kernel, facts: PollFactsReader) {
    super(kernel, facts);
  }

  async execute({ pollId, value, given: { viewer } }: AddPollOption) {
    const [id] = await this.facts.nextOptionIds(1);
    const { position } = await this.change(viewer, pollId, (poll) => {
      mustBeOpen(poll);
      const now = this.kernel.clock.now();
      return Promise.resolve({ kind: 'add-option', option: { id: id!, value }, by: viewer.id, now });
    });
    return { id: id!, position };
  }
}
