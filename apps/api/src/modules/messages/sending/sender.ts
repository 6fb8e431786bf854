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

/** A message with sanitised text, before any other check. {@link Sender.linked} processes its mentions afterwards. */
export interface Clean extends Pick<Written, 'client_id'> {
  content: string;
  rules_version: number;
  uuids: readonly string[];
}

/** A thread, its other participants, and the id for the message. */
export interface Addressed {
  id: number;
  others: readonly number[];
  messageId: number;
}

/** No one reads the excerpt of a message, because each preview cuts its own. */
const NO_EXCERPT = 1;

/**
 * Sanitises the text of a message. `gif` is the rich text of a GIF, or empty. {@link Sender.linked} processes the
 * mentions afterwards.
 * @returns sanitised HTML, an empty string if it contains no text
 */
export async function cleanedText(content: string, gif = ''): Promise<{ content: string; rules_version: number }> {
  const { content: text, rules_version } = withGif(await textWithMentions(content, NO_EXCERPT), gif, NO_EXCERPT);
  return { content: plainText(text) === '' ? '' : text, rules_version };
}

/** @throws {Refusal} `invalid` for an empty message (part 2 §5) */
async function cleaned({ content = '', upload_uuids: uuids = [], client_id }: Written, gif: string): Promise<Clean> {
  const text = await cleanedText(content, gif);
  const isEmpty = text.content === '';
  if (isEmpty && uuids.length === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  return { ...text, uuids, client_id };
}

/** Appends a message to a thread. The caller has checked that the viewer may write there. */
@Injectable()
export class Sender {
  constructor(
    private readonly kernel: Kernel,
    private readonly files: MessageFiles,
    private readonly mentions: Mentions,
    private readonly gifs: Gifs,
  ) {}

  /**
   * Links the mentions of participants, the only members a message can mention. They need no notification of it,
   * because every message notifies them.
   */
  async linked(content: string, participants: readonly number[]): Promise<string> {
    const readers = { tokens: participants.map(ownerToken), excerptLength: NO_EXCERPT };
    return (await this.mentions.link({ content, excerpt: '' }, readers)).content;
  }

  /**
   * Sanitises a message. A GIF follows its text.
   * @throws {Refusal} `invalid` for an empty message (part 2 §5), and for a GIF address that this server has not issued
   */
  clean(written: Written): Promise<Clean> {
    return cleaned(written, this.gifs.html(written.gif));
  }

  /** Sends the message. It attaches files only with `tx`, so messages with files need a transaction. */
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
