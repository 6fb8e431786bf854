import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MessageFacts, missing, threadToChange } from '../rights/facts.ts';
import { Strangers } from '../rights/strangers.ts';
import { Writing } from '../rights/writing.ts';
import { AddParticipants, BeginThread, type Begun, LeaveThread } from './thread.commands.ts';
import { threadDecider, threadStream } from './thread.decider.ts';

/** Adds members to a thread. For a thread of two, it starts a new thread with all of them. */
@CommandHandler(AddParticipants)
export class AddParticipantsHandler implements ICommandHandler<AddParticipants> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: MessageFacts,
    private readonly writing: Writing,
    private readonly strangers: Strangers,
    private readonly commands: CommandBus,
  ) {}

  async execute({ threadId, others, given }: AddParticipants): Promise<Begun> {
    const thread = await this.facts.thread(given.viewer, threadId);
    if (thread.hasLeft) throw missing('thread');
    const added = others.filter((id) => !thread.participants.includes(id));
    if (thread.pair) {
      if (added.length === 0) return { id: threadId, sent: null, position: null };
      return this.commands.execute(new BeginThread([...thread.participants, ...added], null, given));
    }
    await this.writing.mustReach(given.viewer, added);
    await this.strangers.take(given, added);
    const { position } = await this.kernel.execute({
      decider: threadDecider,
      stream: threadStream(threadId),
      meta: givenMeta(given),
      at: given.at,
      prepare: () => ({
        command: { kind: 'add' as const, by: given.viewer.id, members: added },
        require: [threadToChange(threadId)],
      }),
    });
    return { id: threadId, sent: null, position };
  }
}

/** Removes the member from a thread. */
@CommandHandler(LeaveThread)
export class LeaveThreadHandler implements ICommandHandler<LeaveThread> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: MessageFacts,
  ) {}

  async execute({ threadId, given }: LeaveThread): Promise<Position | null> {
    await this.facts.thread(given.viewer, threadId);
    const { position } = await this.kernel.execute({
      decider: threadDecider,
      stream: threadStream(threadId),
      meta: givenMeta(given),
      at: given.at,
      prepare: () => ({
        command: { kind: 'leave' as const, member: given.viewer.id },
        require: [threadToChange(threadId)],
      }),
    });
    return position;
  }
}
