/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { listed, message, partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { fetchMissed, knownMessages, messagesOptions } from './messages.query.ts';
import { dropThread, inOrder, threadsOptions } from './threads.query.ts';
import { takeMessage, takeRead } from './use-live-inbox.ts';

const ME = 7;
const { answers } = server();
const later = { created_at: '2026-01-01T11:00:00.000Z' };
const known = thread(1, { messages: [message(1, 8, 'Old')], partners: [partner(8, 'Bo')] });
const other = thread(2, { partners: [partner(9, 'Cleo')], last_activity: '2026-01-01T10:30:00.000Z' });

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(threadsOptions.queryKey, { pages: [listed([other, known])], pageParams: [null] });
});
const list = () => inOrder(client.getQueryData(threadsOptions.queryKey));

describe('a message that comes', () => {
  it('goes to the top with its conversation, and is counted unless it is one’s own', async () => {
    await takeMessage(client, message(5, 8, 'New', later), ME);
    expect(list().map(({ id }) => id)).toEqual([1, 2]);
    expect(list()[0]).toMatchObject({ messages: [{ id: 5 }], last_activity: later.created_at, unread_count: 1 });
    await takeMessage(client, message(6, ME, 'Mine', { created_at: '2026-01-01T11:01:00.000Z' }), ME);
    expect(list()[0]).toMatchObject({ messages: [{ id: 6 }], unread_count: 1, last_read: '2026-01-01T11:01:00.000Z' });
  });

  it('twice, or after a newer one, changes nothing', async () => {
    await takeMessage(client, message(5, 8, 'New', later), ME);
    await takeMessage(client, message(5, 8, 'New', later), ME);
    await takeMessage(client, message(4, 8, 'Late'), ME);
    expect(list()[0]).toMatchObject({ messages: [{ id: 5 }], unread_count: 1 });
  });

  it('of a conversation that is not in the list, or was deleted, fetches that', async () => {
    answers('GET /api/v3/inbox/{thread}', ({ pathname }) => ({ data: thread(Number(pathname.split('/').at(-1))) }));
    await takeMessage(client, message(9, 8, 'Hello', { thread_id: 3 }), ME);
    expect(list().map(({ id }) => id)).toContain(3);
    dropThread(client, 1);
    expect(list().map(({ id }) => id)).not.toContain(1);
    await takeMessage(client, message(10, 8, 'Back'), ME);
    expect(list().map(({ id }) => id)).toContain(1);
  });
});

it('what somebody has read counts for them, and never goes back', async () => {
  await takeMessage(client, message(5, 8, 'New', later), ME);
  takeRead(client, 1, 8, '2026-01-01T12:00:00.000Z', ME);
  takeRead(client, 1, 8, '2026-01-01T09:00:00.000Z', ME);
  expect(list()[0]!.partners[0]!.last_read).toBe('2026-01-01T12:00:00.000Z');
  expect(list()[0]!.unread_count).toBe(1);
  takeRead(client, 1, ME, '2026-01-01T10:30:00.000Z', ME);
  expect(list()[0]!.unread_count).toBe(1);
  takeRead(client, 1, ME, later.created_at, ME);
  expect(list()[0]!.unread_count).toBe(0);
});

describe('what came between the first page and the subscription', () => {
  it('is fetched after that page, which was still on its way', async () => {
    const page = (ids: number[], prev_cursor: string) =>
      ({
        data: ids.map((id) => message(id, 8, `${id}`)),
        meta: { next_cursor: null, prev_cursor, total: ids.length },
      }) as never;
    let arrive = () => {};
    const first = new Promise<void>((resolve) => (arrive = resolve));
    answers('GET /api/v4/inbox/{thread}/messages', async ({ searchParams }) => {
      const after = searchParams.get('after');
      if (after === null) await first;
      return after === 'five' ? page([6], 'six') : page([5], 'five');
    });
    const close = new InfiniteQueryObserver(client, messagesOptions(1)).subscribe(() => {});
    const missed = fetchMissed(client, 1);
    arrive();
    await missed;
    close();
    expect(knownMessages(client, 1).map(({ id }) => id)).toEqual([5, 6]);
  });
});
