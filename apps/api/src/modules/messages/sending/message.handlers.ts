import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hasGif } from '@lyceum/editor/gif';
import { Kernel, type Position, Refusal, type Queryable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { MessageQueries } from '../inbox/message.queries.ts';
import { Evidence } from '../rights/evidence.ts';
import { messagesText } from '../messages.texts.ts';
import { isIn, MessageFacts, missing } from '../rights/facts.ts';
import { Writing } from '../rights/writing.ts';
import { DeleteMessage, type Edited, EditMessage, SendMessage, type Sent } from './message.commands.ts';
import { messageDecider, messageStream } from './message.decider.ts';
import type { MessageSent } from './message.events.ts';
import { MessageFiles } from './message.files.ts';
import { cleanedText, Sender } from './sender.ts';

/** Sends a message. Files need a transaction with the media module. */
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

/** Edits the text of a message. */
@CommandHandler(EditMessage)
export class EditMessageHandler implements ICommandHandler<EditMessage> {
  constructor(
    private readonly kernel: Kernel,
    private readonly messages: MessageQueries,
    private readonly facts: MessageFacts,
    private readonly writing: Writing,
    private readonly sender: Sender,
  ) {}

  /**
   * Requires that the author could still send a message in the thread.
   * @throws {Refusal} `missing` if the member cannot read the message
   * @throws {Refusal} `forbidden` for other readers, and as {@link Writing.mustBeOpen}
   * @throws {Refusal} `conflict` for a deleted message or an outdated version
   */
  async execute({ messageId, edit, given }: EditMessage): Promise<Edited> {
    const { viewer } = given;
    const text = await cleanedText(edit.content);
    const { state, position } = await this.kernel.execute({
      decider: messageDecider,
      stream: messageStream(messageId),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const command = { kind: 'edit' as const, by: viewer.id, ...text, version: edit.version };
        const sent = await sentBy(this.kernel, this.kernel.db.pool, messageId);
        if (sent?.sender_id !== viewer.id) {
          if (!(await this.messages.asRead(viewer, messageId))) throw missing('message');
          return { command };
        }
        // The edit would lose the GIF, because texts from members contain none.
        if (hasGif(sent.content ?? '')) throw new Refusal('forbidden', messagesText('message.gif'));
        const thread = await this.facts.thread(viewer, sent.thread_id);
        const others = thread.participants.filter((id) => id !== viewer.id);
        await this.writing.mustBeOpen(viewer, { ...thread, others });
        const content = await this.sender.linked(text.content, thread.participants);
        return { command: { ...command, content }, require: [isIn(thread.id, viewer.id)] };
      },
    });
    const { id, threadId: thread_id, content, version } = state!;
    return { message: { id, thread_id, body: content ?? '', version }, position };
  }
}

/** The message as sent, with its author and its thread. */
async function sentBy(kernel: Kernel, db: Queryable, messageId: number): Promise<MessageSent | undefined> {
  const [sent] = await kernel.store.read(db, messageStream(messageId), 0, 1);
  return sent?.data as MessageSent | undefined;
}

/** Deletes a message of its author. */
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
          // For other members' messages, readers get a refusal, and all others get the same answer as for a missing
          // one.
          const isOwn = (await sentBy(this.kernel, tx, messageId))?.sender_id === given.viewer.id;
          if (!isOwn && !(await this.messages.asRead(given.viewer, messageId))) throw missing('message');
          return { command: { kind: 'delete' as const, by: given.viewer.id } };
        },
      });
      // Files of a reported message stay until staff have decided.
      if (!(await this.evidence.isReported(tx, messageId))) await this.files.release(tx, messageId);
      return position;
    });
  }
}
