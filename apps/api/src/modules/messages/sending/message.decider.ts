import { type Decider, Refusal } from '@lyceum/kernel';
import { messagesText } from '../messages.texts.ts';
import type { MessageEvent, MessageSent } from './message.events.ts';
import { MOST_IMAGES } from './message.constants.ts';

interface Message {
  id: number;
  threadId: number;
  senderId: number;
  deleted: boolean;
  content: string | null;
  files: number;
  /** 1, and one more with each edit. */
  version: number;
}
export type MessageState = Message | null;
export type MessageCommand =
  | { kind: 'send'; message: MessageSent }
  /** `version`: the one that the writer edits; without it any. */
  | { kind: 'edit'; by: number; content: string; rules_version: number; version?: number }
  /** `by`: whoever asks; null where staff decide on a report. */
  | { kind: 'delete'; by: number | null }
  /** Nothing happens to it: staff have looked. */
  | { kind: 'keep' };

export const messageStream = (messageId: number): string => `message-${messageId}`;

/** One message: sent once, edited by its writer, deleted by its writer for everybody. */
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
    if (command.kind === 'edit') return edited(command, state);
    if (command.by !== null && command.by !== state.senderId) {
      throw new Refusal('forbidden', messagesText('message.deleting'));
    }
    return state.deleted ? [] : [{ type: 'MessageDeleted', data: { message_id: state.id, thread_id: state.threadId } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'MessageSent': {
        const { message_id: id, thread_id: threadId, sender_id: senderId, content, attachments } = event.data;
        return { id, threadId, senderId, deleted: false, content, files: attachments.length, version: 1 };
      }
      case 'MessageEdited':
        return { ...state!, content: event.data.content, version: state!.version + 1 };
      case 'MessageDeleted':
        return { ...state!, deleted: true };
    }
  },
};

/** The same text once more changes nothing, whichever version it is for. */
function edited(command: Extract<MessageCommand, { kind: 'edit' }>, state: Message): MessageEvent[] {
  const { by, content, rules_version, version } = command;
  if (by !== state.senderId) throw new Refusal('forbidden', messagesText('message.editing'));
  if (state.deleted) throw new Refusal('conflict', messagesText('message.isDeleted'));
  if (content === state.content) return [];
  if (version !== undefined && version !== state.version) {
    throw new Refusal('conflict', messagesText('message.changed'));
  }
  if (!content && state.files === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  const { id: message_id, threadId: thread_id, senderId: sender_id } = state;
  return [{ type: 'MessageEdited', data: { message_id, thread_id, sender_id, content, rules_version } }];
}

/** Part 2 §5. */
function mustSaySomething({ content, attachments }: MessageSent): void {
  if (!content && attachments.length === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  if (attachments.length > MOST_IMAGES) {
    throw Refusal.invalid('upload_uuids', messagesText('message.images', { most: MOST_IMAGES }));
  }
}
