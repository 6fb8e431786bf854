import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { newFiles } from '../../../entities/media/upload/post-file.ts';
import { whenBack } from '../../../lib/offline.ts';
import { addArrived, fetchMissed, type Message } from '../cache/messages.query.ts';
import { inboxKeys } from '../cache/keys.ts';
import { putThread, type Thread } from '../cache/threads.query.ts';
import { takeMessage } from '../cache/use-live-inbox.ts';
import { createOutbox, type Outcome, type Outgoing } from './outbox.ts';

/** Statuses from before the server handled the request, or from a proxy. A retry may succeed. */
const PASSING = [401, 408, 419, 425, 429];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);

/** Whether the session still belongs to the member who wrote the message. */
async function isStill(memberId: number): Promise<boolean> {
  const { data } = await api('GET /api/v3/profile/me');
  return data.id === memberId && !data.impersonating;
}

/** Waits until the sent message has rendered, so that its outgoing copy can go. */
const drawn = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(() => resolve()));

async function post(client: QueryClient, memberId: number, message: Outgoing): Promise<number> {
  const { client_id, to, html, files, gif } = message;
  const { upload_uuids } = newFiles(files);
  const written = gif === undefined ? { content: html } : { gif };
  const body = { ...written, client_id, ...(upload_uuids && { upload_uuids }) };
  if ('thread' in to) {
    const request = { params: { thread: to.thread }, body, key: client_id };
    const { data } = await api('POST /api/v4/inbox/{thread}/messages', request);
    // The server returns only the id after a retry whose first answer was lost.
    if ((data as Partial<Message>).thread_id === undefined) await fetchMissed(client, to.thread);
    else await takeMessage(client, data, memberId);
    return to.thread;
  }
  const { data } = await api('POST /api/v4/inbox', {
    body: { user_ids: [to.participant], fake_thread_id: client_id, ...body },
    key: client_id,
  });
  const thread = (data as Partial<Thread>).partners ? data : await withMember(to.participant);
  addArrived(client, thread.id, thread.messages);
  putThread(client, thread);
  client.setQueryData(inboxKeys.withMember(to.participant), thread);
  return thread.id;
}

async function withMember(memberId: number): Promise<Thread> {
  const { data } = await api('GET /api/v3/inbox', { query: { user_id: memberId } });
  if (!data || Array.isArray(data)) throw new Error('It is not there yet');
  return data;
}

const alone = async (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

const rest = (ms: number, wake: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Creates the outbox of a member. Once started, it sends messages left by an earlier page, and resumes when the
 * connection returns.
 */
export function openOutbox(client: QueryClient, memberId: number) {
  async function send(message: Outgoing, again: boolean): Promise<Outcome> {
    try {
      if (again && !(await isStill(memberId))) return 'unanswered';
      const thread = await post(client, memberId, message);
      await drawn();
      return { sent: true, thread };
    } catch (error) {
      return isRefusal(error) ? { refused: error.firstMessage } : 'unanswered';
    }
  }
  const outbox = createOutbox(memberId, { storage: () => localStorage, send, alone, rest });
  let stop: (() => void) | null = null;
  return {
    outbox,
    start: () => {
      if (stop) return;
      stop = whenBack(() => outbox.resume());
      outbox.resume();
    },
    close: () => {
      stop?.();
      outbox.close();
    },
  };
}
