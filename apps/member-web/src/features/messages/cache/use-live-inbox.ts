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

/** The newest of its conversation, by whoever: own ones are read by their writer. */
const withMessage =
  (message: Message, isOwn: boolean) =>
  (thread: Thread): Thread => {
    const known = thread.messages[0];
    if (known?.id === message.id) {
      return known.deleted_at || known.version > message.version
        ? thread
        : { ...thread, messages: [{ ...message, place: message.place ?? known.place }] };
    }
    // One without a place is on its way to it: its live event says who of the two is the newest.
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
 * A message that has come, by its event or as the answer to its sender. A conversation that is not in the list, since it is
 * new, or far down, or was deleted, is fetched and comes to its top.
 */
export async function takeMessage(client: QueryClient, message: Message, meId: number): Promise<void> {
  const isOwn = message.user_id === meId;
  // Of one whose pages nobody has asked for, they will have it.
  if (isOwn || client.getQueryState(inboxKeys.messages(message.thread_id))) {
    addArrived(client, message.thread_id, [message]);
  }
  patchThread(client, message.thread_id, withMessage(message, isOwn));
  if (isListed(client, message.thread_id) !== false) return;
  const thread = await client.fetchQuery(threadOptions(message.thread_id)).catch(() => null);
  if (thread) putThread(client, thread);
}

/** One that was edited, by its event or as the answer to its writer. It is no news: nothing becomes unread. */
export function takeEdited(client: QueryClient, message: Message): void {
  if (client.getQueryState(inboxKeys.messages(message.thread_id))) addArrived(client, message.thread_id, [message]);
  patchThread(client, message.thread_id, (thread) =>
    thread.messages[0]?.id === message.id ? withMessage(message, true)(thread) : thread,
  );
}

/** Nothing is left of it but that it was there. */
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

/** Up to when somebody has read; the viewer themselves on another screen, too. */
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

/** None, unless the newest came after the mark. */
const unreadAfter = ({ messages: [newest], unread_count }: Thread, moment: string, meId: number): number =>
  newest && newest.user_id !== meId && Date.parse(newest.created_at) > Date.parse(moment) ? unread_count : 0;

/** What of the inbox changes while it is open. `openId`: of the conversation that is shown. */
export function useLiveInbox(meId: number, outbox: Outbox, openId: number | null): void {
  const client = useQueryClient();
  useLive(
    [channels.messages(meId)],
    {
      inbox: (message) => {
        void takeMessage(client, message, meId);
        const name = message.client_id;
        // Once it is drawn by its own: until then what is on its way stands for it.
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
