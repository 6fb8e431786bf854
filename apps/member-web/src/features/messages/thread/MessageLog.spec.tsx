/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { settings } from '../../../testing/answers.ts';
import { listed, message, partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { takeDeleted, takeMessage } from '../cache/use-live-inbox.ts';
import { fetchMissed } from '../cache/messages.query.ts';
import type { Conversation } from '../conversation.ts';
import { putThread } from '../cache/threads.query.ts';
import { outboxOf, useOutbox } from '../sending/use-outbox.ts';
import { closeOutbox } from '../sending/leaving.ts';
import { inboxTexts } from '../texts/index.ts';
import { MessageLog } from './MessageLog.tsx';

const ME = { id: 7, name: 'Ada Wever' };
const SEND = 'POST /api/v4/inbox/{thread}/messages';
const MESSAGES = 'GET /api/v4/inbox/{thread}/messages';
const { answers } = server();

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(...settings());
  answers('PUT /api/v4/inbox/{thread}/read', { data: { thread_id: 1, last_read: '2026-01-02T10:00:00.000Z' } });
});
afterEach(() => {
  closeOutbox();
  localStorage.clear();
});

function Log({ conversation }: { conversation: Conversation }) {
  return <MessageLog conversation={conversation} me={ME} outbox={useOutbox(ME.id)} />;
}

async function opened(part: Parameters<typeof thread>[1] = {}) {
  const one = thread(1, { partners: [partner(8, 'Bo')], ...part });
  putThread(client, one);
  const conversation = { key: 'to-8', place: { thread: 1 }, thread: one, partners: one.partners };
  const user = await showAt('/messages', client, <Log conversation={conversation} />, inboxTexts);
  const { outbox } = outboxOf(client, ME.id);
  const write = (client_id: string) =>
    act(() =>
      outbox.add({
        client_id,
        to: { thread: 1 },
        html: `<p>${client_id}</p>`,
        files: [],
        at: new Date().toISOString(),
      }),
    );
  return { user, write };
}
const bubbles = () => [...document.querySelectorAll('ol p')].map(({ textContent }) => textContent);
const said = (text: string) => bubbles().filter((each) => each === text).length;

describe('the messages of a conversation', () => {
  it('stand the oldest first, the page before above, each once', async () => {
    answers(MESSAGES, ({ searchParams }) =>
      searchParams.get('cursor')
        ? listed([message(2, 8, '<p>Two</p>'), message(1, 8, '<p>One</p>')])
        : listed([message(3, 7, '<p>Three</p>'), message(2, 8, '<p>Two</p>')], { next_cursor: 'up' }),
    );
    await opened();
    await screen.findByText('One');
    expect(bubbles().filter((text) => /^(One|Two|Three)$/.test(text))).toEqual(['One', 'Two', 'Three']);
  });

  it('stand there as soon as they are written, and once when the answer and the echo have come', async () => {
    answers(MESSAGES, listed([]));
    const own = message(4, 7, '<p>mine</p>', { client_id: 'mine' });
    const sent = answers(SEND, { data: own });
    const { write } = await opened();
    await screen.findByText(/beginning of your conversation/);
    write('mine');
    expect(said('mine')).toBe(1);
    await waitFor(() => expect(localStorage.getItem('lyceum.outbox:7')).toBeNull());
    await act(() => takeMessage(client, own, ME.id));
    expect(said('mine')).toBe(1);
    expect(sent).toEqual([{ content: '<p>mine</p>', client_id: 'mine' }]);
  });

  it('that are refused say why, and can be thrown away', async () => {
    answers(MESSAGES, listed([]));
    answers(SEND, { status: 403, message: 'You cannot write to this member.' });
    const { user, write } = await opened();
    await screen.findByText(/beginning of your conversation/);
    write('mine');
    await screen.findByText('not sent: You cannot write to this member.');
    await user.click(screen.getByRole('button', { name: 'discard' }));
    await waitFor(() => expect(said('mine')).toBe(0));
    expect(localStorage.getItem('lyceum.outbox:7')).toBeNull();
  });

  it('are heard by whoever hears the screen, but not those that were there', async () => {
    answers(MESSAGES, listed([message(1, 8, '<p>Before</p>')]));
    await opened();
    await screen.findByText('Before');
    const log = screen.getByRole('log');
    expect(log.textContent).toBe('');
    await act(() => takeMessage(client, message(2, 8, '<p>Now</p>'), ME.id));
    await waitFor(() => expect(log.textContent).toBe('Bo Wever: Now'));
  });

  it('have a line above what is new, and are deleted for everybody who sees them', async () => {
    const later = { created_at: '2026-01-01T10:05:00.000Z' };
    answers(MESSAGES, listed([message(2, 8, '<p>Fresh</p>', later), message(1, 8, '<p>Read</p>')]));
    await opened({ last_read: '2026-01-01T10:00:00.000Z', unread_count: 1 });
    await screen.findByText('Fresh');
    const rows = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(rows.indexOf('New')).toBe(rows.findIndex((text) => text?.includes('Fresh')) - 1);
    act(() => takeDeleted(client, 1, 2));
    await screen.findByText('deleted');
    expect(screen.queryByText('Fresh')).toBeNull();
  });

  it('that were missed are fetched behind the newest, to the end, each once', async () => {
    const asked: (string | null)[] = [];
    const missed = Array.from({ length: 150 }, (_, at) => message(2 + at, 8, `<p>Missed ${2 + at}</p>`));
    answers(MESSAGES, ({ searchParams }) => {
      const after = searchParams.get('after');
      asked.push(after);
      if (after === null) return listed([message(1, 8, '<p>Before</p>')], { prev_cursor: '1' });
      const page = missed.filter(({ id }) => id > Number(after)).slice(0, 100);
      return listed(page.toReversed(), { prev_cursor: String(page.at(-1)?.id ?? after) });
    });
    await opened();
    await screen.findByText('Before');
    await act(() => fetchMissed(client, 1));
    await screen.findByText('Missed 151');
    expect(asked).toEqual([null, '1', '101', null]);
    const shown = bubbles().filter((text) => text?.startsWith('Missed'));
    expect(shown).toEqual(missed.map(({ id }) => `Missed ${id}`));
  });
});
