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
  /** Starts at 1 and increases with each edit. */
  version: number;
}
export type MessageState = Message | null;
export type MessageCommand =
  | { kind: 'send'; message: MessageSent }
  /** `version`: the version that the author edits. Without it, any version. */
  | { kind: 'edit'; by: number; content: string; rules_version: number; version?: number }
  /** `by`: the member who deletes it. Null if staff decide on a report. */
  | { kind: 'delete'; by: number | null }
  /** Changes nothing: staff have decided to keep the message. */
  | { kind: 'keep' };

/** The stream name of a message. */
export const messageStream = (messageId: number): string => `message-${messageId}`;

/** Decides about one message. Its author sends it once, may edit it, and may delete it for everyone. */
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

/** An edit with the current text changes nothing, for any version. */
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

/**
 * Checks text and files (part 2 §5).
 * @throws {Refusal} `invalid` for an empty message, or for too many files.
 */
function mustSaySomething({ content, attachments }: MessageSent): void {
  if (!content && attachments.length === 0) throw Refusal.invalid('content', messagesText('message.empty'));
  if (attachments.length > MOST_IMAGES) {
    throw Refusal.invalid('upload_uuids', messagesText('message.images', { most: MOST_IMAGES }));
  }
}
