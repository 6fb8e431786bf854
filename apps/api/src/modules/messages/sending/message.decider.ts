import { type Decider, Refusal } from '@lyceum/kernel';
import { messagesText } from '../messages.texts.ts';
import type { MessageEvent, MessageSent } from './message.events.ts';
import { MOST_IMAGES } from './message.constants.ts';

interface Message {
  id: number;
  threadId: number;
  senderId: number;
  deleted: boolean;
}
export type MessageState = Message | null;
export type MessageCommand =
  | { kind: 'send'; message: MessageSent }
  /** `by`: whoever asks; null where staff decide on a report. */
  | { kind: 'delete'; by: number | null }
  /** Nothing happens to it: staff have looked. */
  | { kind: 'keep' };

export const messageStream = (messageId: number): string => `message-${messageId}`;

/** One message: sent once, never edited, deleted by its writer for everybody. */
export const messageDecider: Decider<MessageState, MessageCommand, MessageEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'send') {
      if (state) throw new Refusal('conflict', messagesText('message.exists'));
      mustSaySomething(command.message);
      return [{ type: 'MessageSent', data: command.message }];
    }
    if (!state) throw new Refusal('missing', messagesText('message.missing'));
    if (command.kind === 'keep') return [];
    if (command.by !== null && command.by !== state.senderId) {
      throw new Refusal('forbidden', messagesText('message.deleting'));
    }
    return state.deleted ? [] : [{ type: 'MessageDeleted', data: { message_id: state.id, thread_id: state.threadId } }];
  },

  evolve(state, event) {
    if (event.type === 'MessageDeleted') return { ...state!, deleted: true };
    const { message_id, thread_id, sender_id } = event.data;
    return { id: message_id, threadId: thread_id, senderId: sender_id, deleted: false };
  },
};

/** Part 2 §5. */
function mustSaySomething({ content, attachments }: MessageSent): void {
  if (!content && attachments.length === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  if (attachments.length > MOST_IMAGES) {
    throw Refusal.invalid('upload_uuids', messagesText('message.images', { most: MOST_IMAGES }));
  }
}
