import { Injectable } from '@nestjs/common';
import { plainText } from '@lyceum/editor/sanitize';
import { Kernel, Refusal, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { withGif } from '../../../platform/text/clean-text.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { Gifs } from '../../gifs/index.ts';
import { sentMessage } from '../inbox/message.json.ts';
import { messagesText } from '../messages.texts.ts';
import { isIn } from '../rights/facts.ts';
import type { Given } from '../rights/given.ts';
import type { Sent, Written } from './message.commands.ts';
import { messageDecider, messageStream } from './message.decider.ts';
import { MessageFiles } from './message.files.ts';

/** What is written, cleaned, before anything else is asked. */
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

/** @throws {Refusal} `invalid` for what says nothing (part 2 §5) */
async function cleaned({ content = '', upload_uuids: uuids = [], client_id }: Written, gif: string): Promise<Clean> {
  const { content: text, rules_version } = withGif(await richText(content, NO_EXCERPT), gif, NO_EXCERPT);
  const isEmpty = plainText(text) === '';
  if (isEmpty && uuids.length === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  return { content: isEmpty ? '' : text, rules_version, uuids, client_id };
}

/** Appends a message to a thread of which the caller knows that the viewer may write there. */
@Injectable()
export class Sender {
  constructor(
    private readonly kernel: Kernel,
    private readonly files: MessageFiles,
    private readonly gifs: Gifs,
  ) {}

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
    const message = {
      ...{ message_id: to.messageId, thread_id: to.id, sender_id: viewer.id, recipient_ids: [...to.others] },
      ...{ content: text.content, rules_version: text.rules_version, client_id: text.client_id ?? null },
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
