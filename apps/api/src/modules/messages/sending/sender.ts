import { Injectable } from '@nestjs/common';
import { plainText } from '@lyceum/editor/sanitize';
import { Kernel, Refusal, type Repeatable } from '@lyceum/kernel';
import { ownerToken } from '../../../platform/audiences/tokens.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { withGif } from '../../../platform/text/clean-text.ts';
import { textWithMentions } from '../../../platform/text/rich-text.ts';
import { Gifs } from '../../gifs/index.ts';
import { Mentions } from '../../identity/index.ts';
import { sentMessage } from '../inbox/message.json.ts';
import { messagesText } from '../messages.texts.ts';
import { isIn } from '../rights/facts.ts';
import type { Given } from '../rights/given.ts';
import type { Sent, Written } from './message.commands.ts';
import { messageDecider, messageStream } from './message.decider.ts';
import { MessageFiles } from './message.files.ts';

/** What is written, cleaned, before anything else is asked. Its mentions are yet to be looked at ({@link Sender.linked}). */
export interface Clean extends Pick<Written, 'client_id'> {
  content: string;
  rules_version: number;
  uuids: readonly string[];
}

/** A thread, who else is in it, and the id that was drawn for the message. */
export interface Addressed {
  id: number;
  others: readonly number[];
  messageId: number;
}

/** Nobody looks at the excerpt of a message: previews are cut by whoever shows them. */
const NO_EXCERPT = 1;

/**
 * The text of a message, cleaned; `gif` is the rich text of a GIF that is sent, or empty. Its mentions are yet to be looked at ({@link Sender.linked}).
 * @returns sanitised HTML, an empty string if there is no text in it
 */
export async function cleanedText(content: string, gif = ''): Promise<{ content: string; rules_version: number }> {
  const { content: text, rules_version } = withGif(await textWithMentions(content, NO_EXCERPT), gif, NO_EXCERPT);
  return { content: plainText(text) === '' ? '' : text, rules_version };
}

/** @throws {Refusal} `invalid` for what says nothing (part 2 §5) */
async function cleaned({ content = '', upload_uuids: uuids = [], client_id }: Written, gif: string): Promise<Clean> {
  const text = await cleanedText(content, gif);
  const isEmpty = text.content === '';
  if (isEmpty && uuids.length === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  return { ...text, uuids, client_id };
}

/** Appends a message to a thread of which the caller knows that the viewer may write there. */
@Injectable()
export class Sender {
  constructor(
    private readonly kernel: Kernel,
    private readonly files: MessageFiles,
    private readonly mentions: Mentions,
    private readonly gifs: Gifs,
  ) {}

  /** The text as those in the thread read it: only they may be mentioned in it. Every message tells them anyway. */
  async linked(content: string, participants: readonly number[]): Promise<string> {
    const readers = { tokens: participants.map(ownerToken), excerptLength: NO_EXCERPT };
    return (await this.mentions.link({ content, excerpt: '' }, readers)).content;
  }

  /**
   * What is written, cleaned; a GIF stands behind it.
   * @throws {Refusal} `invalid` for what says nothing (part 2 §5), and for a GIF that was not found here
   */
  clean(written: Written): Promise<Clean> {
    return cleaned(written, this.gifs.html(written.gif));
  }

  /** Files are taken into use with it: then it needs a transaction. */
  async send(given: Given, to: Addressed, text: Clean, tx?: Repeatable): Promise<Sent> {
    const { viewer } = given;
    const at = given.at ?? this.kernel.clock.now();
    const content = await this.linked(text.content, [viewer.id, ...to.others]);
    const message = {
      ...{ message_id: to.messageId, thread_id: to.id, sender_id: viewer.id, recipient_ids: [...to.others] },
      ...{ content, rules_version: text.rules_version, client_id: text.client_id ?? null },
      attachments: tx ? await this.files.take(tx, viewer, to.messageId, text.uuids) : [],
    };
    const { position } = await this.kernel.execute({
      decider: messageDecider,
      meta: givenMeta(given),
      at,
      tx,
      prepare: () => ({
        stream: messageStream(to.messageId),
        command: { kind: 'send' as const, message },
        require: [isIn(to.id, viewer.id)],
      }),
    });
    return { message: sentMessage(message, at), position };
  }
}
