import { reactionKeys } from '../../../entities/reactions/keys.ts';
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { useLive } from '../../../lib/realtime/use-live.ts';
import type { Outbox } from '../sending/outbox.ts';
import { inboxKeys } from './keys.ts';
import { addArrived, fetchMissed, knownMessages, type Message } from './messages.query.ts';
import { forgetThread, isListed, patchThread, putThread, type Thread, threadOptions } from './threads.query.ts';

const later = (one: string, other: string | null): string =>
  other === null || Date.parse(one) > Date.parse(other) ? one : other;

/** Sets the newest message of a conversation. The member's own messages count as read. */
const withMessage =
  (message: Message, isOwn: boolean) =>
  (thread: Thread): Thread => {
    const known = thread.messages[0];
    if (known?.id === message.id) {
      return known.deleted_at || known.version > message.version
        ? thread
        : { ...thread, messages: [{ ...message, place: message.place ?? known.place }] };
    }
    // A message without a place gets one from its live event, which decides which message is newest.
    if (known && known.place !== null && message.place !== null && known.place > message.place) return thread;
    return {
      ...thread,
      messages: [message],
      last_activity: later(message.created_at, thread.last_activity),
      ...(isOwn
        ? { last_read: later(message.created_at, thread.last_read) }
        : { unread_count: Math.min(thread.unread_count + 1, MESSAGE_LIMITS.countedUnread) }),
    };
  };

/**
 * Handles a new message from an event or from the answer to its sender. A conversation that is not in the loaded list
 * is fetched and moves to the top.
 */
export async function takeMessage(client: QueryClient, message: Message, meId: number): Promise<void> {
  const isOwn = message.user_id === meId;
  // Conversations without loaded messages need no update, because their pages will contain it.
  if (isOwn || client.getQueryState(inboxKeys.messages(message.thread_id))) {
    addArrived(client, message.thread_id, [message]);
  }
  patchThread(client, message.thread_id, withMessage(message, isOwn));
  if (isListed(client, message.thread_id) !== false) return;
  const thread = await client.fetchQuery(threadOptions(message.thread_id)).catch(() => null);
  if (thread) putThread(client, thread);
}

/**
 * Handles an edited message from an event or from the answer to its writer. The conversation does not become unread.
 */
export function takeEdited(client: QueryClient, message: Message): void {
  if (client.getQueryState(inboxKeys.messages(message.thread_id))) addArrived(client, message.thread_id, [message]);
  patchThread(client, message.thread_id, (thread) =>
    thread.messages[0]?.id === message.id ? withMessage(message, true)(thread) : thread,
  );
}

/** Handles a deletion: clears the content and keeps the message as deleted. */
export function takeDeleted(client: QueryClient, threadId: number, messageId: number): void {
  const gone = (message: Message): Message =>
    message.id === messageId
      ? { ...message, body: '', attachments: [], deleted_at: new Date().toISOString() }
      : message;
  addArrived(
    client,
    threadId,
    knownMessages(client, threadId)
      .filter(({ id }) => id === messageId)
      .map(gone),
  );
  patchThread(client, threadId, (thread) => ({ ...thread, messages: thread.messages.map(gone) }));
}

/** Handles a read mark of a partner, or of the viewer on another device. */
export function takeRead(client: QueryClient, threadId: number, userId: number, moment: string, meId: number): void {
  patchThread(client, threadId, (thread) =>
    userId === meId
      ? { ...thread, last_read: later(moment, thread.last_read), unread_count: unreadAfter(thread, moment, meId) }
      : {
          ...thread,
          partners: thread.partners.map((each) =>
            each.id === userId ? { ...each, last_read: later(moment, each.last_read) } : each,
          ),
        },
  );
}

/** Unread count after a read mark: zero, unless the newest message came later. */
const unreadAfter = ({ messages: [newest], unread_count }: Thread, moment: string, meId: number): number =>
  newest && newest.user_id !== meId && Date.parse(newest.created_at) > Date.parse(moment) ? unread_count : 0;

/** Keeps the inbox current while it is open. `openId` is the shown conversation. */
export function useLiveInbox(meId: number, outbox: Outbox, openId: number | null): void {
  const client = useQueryClient();
  useLive(
    [channels.messages(meId)],
    {
      inbox: (message) => {
        void takeMessage(client, message, meId);
        const name = message.client_id;
        // Removes the outgoing copy only after the message has rendered, to avoid a gap.
        if (message.user_id === meId && name) notifyManager.schedule(() => outbox.settle(name));
      },
      'inbox-edited': (message) => takeEdited(client, message),
      'inbox-reacted': ({ message_id }) =>
        void client.invalidateQueries({ queryKey: reactionKeys.of('message', message_id) }),
      'inbox-deleted': (event) => takeDeleted(client, event.thread_id, event.message_id),
      'inbox-read': (event) => takeRead(client, event.thread_id, event.user_id, event.last_read, meId),
      'thread-changed': (event) => forgetThread(client, event.thread_id),
    },
    () => {
      if (openId !== null) void fetchMissed(client, openId).catch(() => undefined);
    },
  );
}
