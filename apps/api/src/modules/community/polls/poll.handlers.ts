import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel } from '@lyceum/kernel';
import { mustBeOpen } from '../posts/open.decider.ts';
import { AddPollOption, RemovePollOption } from './poll.commands.ts';
import { PollChange } from './poll-change.ts';
import { PollFactsReader } from './poll.facts.ts';

/** Removes an option, for members who may edit the topic. */
@CommandHandler(RemovePollOption)
export class RemovePollOptionHandler extends PollChange implements ICommandHandler<RemovePollOption> {
  constructor(kernel: Kernel, facts: PollFactsReader) {
    super(kernel, facts);
  }

  async execute({ optionId, given: { viewer } }: RemovePollOption) {
    // An option never moves to another poll, so the stream is known before the transaction.
    const { pollId } = await this.facts.ofOption(viewer, optionId);
    return this.change(viewer, pollId, (poll) => {
      this.refuseOthers(viewer, poll);
      return Promise.resolve({ kind: 'remove-option', option_id: optionId });
    });
  }
}

/** Adds an option, for logged-in members who can read the topic (decisions 25). */
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
