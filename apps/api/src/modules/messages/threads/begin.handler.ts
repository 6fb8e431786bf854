import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { messagesText } from '../messages.texts.ts';
import { MessageFacts } from '../rights/facts.ts';
import type { Given } from '../rights/given.ts';
import { Strangers } from '../rights/strangers.ts';
import { Writing } from '../rights/writing.ts';
import { type Addressed, type Clean, Sender } from '../sending/sender.ts';
import { BeginThread, type Begun } from './thread.commands.ts';
import { threadDecider, threadStream } from './thread.decider.ts';

/** Starts a conversation, or continues the existing one of two members. */
@CommandHandler(BeginThread)
export class BeginThreadHandler implements ICommandHandler<BeginThread> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: MessageFacts,
    private readonly writing: Writing,
    private readonly strangers: Strangers,
    private readonly sender: Sender,
  ) {}

  async execute({ others: asked, written, given }: BeginThread): Promise<Begun> {
    const { viewer } = given;
    const others = [...new Set(asked)].filter((id) => id !== viewer.id);
    if (others.length === 0) throw Refusal.invalid('user_ids', messagesText('thread.self'));
    const known = await this.ofTwo(given, others);
    await this.writing.mustReach(viewer, others, known);
    const text = written && (await this.sender.clean(written));
    if (known === null) await this.strangers.take(given, others);
    else if (!text) return { id: known, sent: null, position: null };
    return this.begin(given, others, text);
  }

  private ofTwo({ viewer }: Given, others: readonly number[]): Promise<number | null> {
    return others.length === 1
      ? this.facts.threadOfTwo(this.kernel.db.lookups, [viewer.id, ...others])
      : Promise.resolve(null);
  }

  /** If the other member starts the same thread of two concurrently, the retry of the transaction finds it. */
  private begin(given: Given, others: readonly number[], text: Clean | null): Promise<Begun> {
    return this.kernel.transaction(async (tx) => {
      const known = others.length === 1 ? await this.facts.threadOfTwo(tx, [given.viewer.id, ...others]) : null;
      const { id, position } = known === null ? await this.found(tx, given, others) : { id: known, position: null };
      const sent = text && (await this.send(tx, given, { id, others }, text));
      return { id, sent, position: sent?.position ?? position };
    });
  }

  private async send(tx: Repeatable, given: Given, to: Omit<Addressed, 'messageId'>, text: Clean) {
    return this.sender.send(given, { ...to, messageId: await this.facts.nextMessageId() }, text, tx);
  }

  private async found(tx: Repeatable, given: Given, others: readonly number[]) {
    const id = await this.facts.nextThreadId();
    const { viewer } = given;
    const thread = {
      ...{ thread_id: id, begun_by: viewer.id, participant_ids: [viewer.id, ...others], pair: others.length === 1 },
    };
    const { position } = await this.kernel.execute({
      decider: threadDecider,
      stream: threadStream(id),
      meta: givenMeta(given),
      at: given.at,
      tx,
      prepare: () => ({ command: { kind: 'begin' as const, thread } }),
    });
    return { id, position };
  }
}
