import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { Reactions } from '../../reactions/index.ts';
import { isIn, MessageFacts, missing } from '../rights/facts.ts';
import { Writing } from '../rights/writing.ts';
import { MessageQueries } from './message.queries.ts';

/** Reactions to messages, for members who can read them and write in their thread. */
@Injectable()
export class MessageReactions {
  constructor(
    private readonly reactions: Reactions,
    private readonly messages: MessageQueries,
    private readonly facts: MessageFacts,
    private readonly writing: Writing,
    private readonly fanout: Fanout,
  ) {}

  /**
   * Adds or removes a reaction.
   * @throws {Refusal} `missing` if the viewer cannot read the message
   * @throws {Refusal} `forbidden` if they cannot write, `invalid` for an emoji that is not available
   */
  async react(
    viewer: MemberViewer,
    messageId: number,
    asked: { emoji: string; on: boolean },
  ): Promise<Position | null> {
    const position = await this.reactions.react({
      ...{ kind: 'message', thingId: messageId, ...asked, given: { viewer } },
      mayReact: async () => {
        const message = await this.messages.asRead(viewer, messageId);
        if (!message || message.deleted_at !== null) throw missing('message');
        const thread = await this.facts.thread(viewer, message.thread_id);
        const others = thread.participants.filter((id) => id !== viewer.id);
        await this.writing.mustBeOpen(viewer, { ...thread, others });
        return [isIn(thread.id, viewer.id)];
      },
    });
    if (position) await this.tell(messageId);
    return position;
  }

  /** The reactions to those messages that the viewer can read. */
  async to(viewer: MemberViewer, ids: readonly number[]) {
    const read = await this.messages.readBy(viewer, ids);
    const found = await this.reactions.to(viewer, 'message', read);
    return [...found].map(([id, reactions]) => ({ id, reactions }));
  }

  private async tell(messageId: number): Promise<void> {
    for (const { member_id, message } of await this.messages.told(messageId)) {
      const { thread_id } = message;
      this.fanout.publishOwn(channels.messages(member_id), 'inbox-reacted', { thread_id, message_id: messageId });
    }
  }
}
