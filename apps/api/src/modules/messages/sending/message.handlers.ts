import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MessageQueries } from '../inbox/message.queries.ts';
import { Evidence } from '../rights/evidence.ts';
import { MessageFacts, missing } from '../rights/facts.ts';
import { Writing } from '../rights/writing.ts';
import { DeleteMessage, SendMessage, type Sent } from './message.commands.ts';
import { messageDecider, messageStream } from './message.decider.ts';
import { MessageFiles } from './message.files.ts';
import { Sender } from './sender.ts';

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: MessageFacts,
    private readonly writing: Writing,
    private readonly sender: Sender,
  ) {}

  async execute({ threadId, written, given }: SendMessage): Promise<Sent> {
    const thread = await this.facts.threadToWrite(given.viewer, threadId);
    const others = thread.participants.filter((id) => id !== given.viewer.id);
    await this.writing.mustBeOpen(given.viewer, { ...thread, others });
    const text = await this.sender.clean(written);
    const to = { id: threadId, others, messageId: thread.messageId };
    if (text.uuids.length === 0) return this.sender.send(given, to, text);
    return this.kernel.transaction((tx) => this.sender.send(given, to, text, tx));
  }
}

@CommandHandler(DeleteMessage)
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    private readonly kernel: Kernel,
    private readonly messages: MessageQueries,
    private readonly files: MessageFiles,
    private readonly evidence: Evidence,
  ) {}

  execute({ messageId, given }: DeleteMessage): Promise<Position | null> {
    return this.kernel.transaction(async (tx) => {
      const { position } = await this.kernel.execute({
        decider: messageDecider,
        stream: messageStream(messageId),
        meta: givenMeta(given),
        at: given.at,
        tx,
        prepare: async () => {
          // Of others' messages nobody learns that they are there who does not read them.
          const [sent] = await this.kernel.store.read(tx, messageStream(messageId), 0, 1);
          const isOwn = (sent?.data as { sender_id?: number } | undefined)?.sender_id === given.viewer.id;
          if (!isOwn && !(await this.messages.asRead(given.viewer, messageId))) throw missing('message');
          return { command: { kind: 'delete' as const, by: given.viewer.id } };
        },
      });
      // What was reported stays as it was until somebody has decided.
      if (!(await this.evidence.isReported(tx, messageId))) await this.files.release(tx, messageId);
      return position;
    });
  }
}
