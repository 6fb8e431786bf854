/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { settings } from '../../../testing/answers.ts';
import { listed, message, partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { takeDeleted, takeEdited, takeMessage } from '../cache/use-live-inbox.ts';
import { fetchMissed } from '../cache/messages.query.ts';
import type { Conversation } from '../conversation.ts';
import { putThread } from '../cache/threads.query.ts';
import { outboxOf, useOutbox } from '../sending/use-outbox.ts';
import { closeOutbox } from '../sending/leaving.ts';
import { formTexts } from '../../../ui/form/texts/index.ts';
import { editorTexts } from '../../../ui/rich-text/texts/index.ts';
import { inboxTexts } from '../texts/index.ts';
import { MessageLog } from './MessageLog.tsx';

const ME = { id: 7, name: 'Ada Wever' };
const SEND = 'POST /api/v4/inbox/{thread}/messages';
const MESSAGES = 'GET /api/v4/inbox/{thread}/messages';
const { answers } = server();

let client: QueryClient;
// Loaded by the first click otherwise, which takes longer than a query waits.
beforeAll(() => Promise.all([import('../menu/DotsMenuContent.tsx'), import('./EditMessage.tsx')]));
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(...settings());
  answers('PUT /api/v4/inbox/{thread}/read', { data: { thread_id: 1, last_read: '2026-01-02T10:00:00.000Z' } });
});
afterEach(() => {
  closeOutbox();
  localStorage.clear();
});

function Log({ conversation, target }: { conversation: Conversation; target?: number }) {
  return <MessageLog conversation={conversation} me={ME} outbox={useOutbox(ME.id)} target={target} />;
}

async function opened(part: Parameters<typeof thread>[1] = {}, target?: number) {
  const one = thread(1, { partners: [partner(8, 'Bo')], ...part });
  putThread(client, one);
  const conversation = { key: 'to-8', place: { thread: 1 }, thread: one, partners: one.partners };
  const user = await showAt(
    '/messages',
    client,
    <Log conversation={conversation} target={target} />,
    inboxTexts,
    editorTexts,
    formTexts,
  );
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
    answers(SEND, { status: 403, message: 'You can’t write to this member.' });
    const { user, write } = await opened();
    await screen.findByText(/beginning of your conversation/);
    write('mine');
    await screen.findByText('not sent: You can’t write to this member.');
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

  it('are asked for up to the first unread one and a little above it', async () => {
    const sizes: (string | null)[] = [];
    answers(MESSAGES, ({ searchParams }) => {
      sizes.push(searchParams.get('size'));
      return listed([message(1, 8, '<p>Only</p>')]);
    });
    await opened({ unread_count: 40 });
    await screen.findByText('Only');
    expect(sizes).toEqual(['43']);
  });

  it('say that they are edited, as soon as their writer does so, and never show an older text again', async () => {
    answers(MESSAGES, listed([message(1, 8, '<p>First</p>')]));
    await opened({ messages: [message(1, 8, '<p>First</p>')] });
    await screen.findByText('First');
    expect(screen.queryByText('edited')).toBeNull();
    const edited = message(1, 8, '<p>Second</p>', { version: 2, edited_at: '2026-01-01T11:00:00.000Z' });
    act(() => takeEdited(client, edited));
    await screen.findByText('edited');
    act(() => takeEdited(client, message(1, 8, '<p>First</p>')));
    expect([said('Second'), said('First')]).toEqual([1, 0]);
  });

  it('open around the one that the address names, with newer ones below and a way to the newest', async () => {
    const asked: string[] = [];
    const page = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => message(to - at, 8, `<p>Number ${to - at}</p>`));
    answers(MESSAGES, ({ searchParams }) => {
      const from = ['around', 'after', 'cursor'].find((name) => searchParams.has(name)) ?? 'newest';
      asked.push(from);
      if (from === 'around') {
        const around = listed(page(20, 22), { next_cursor: 'up', prev_cursor: '22' });
        return { ...around, meta: { ...around.meta, total: 30 } };
      }
      if (from === 'cursor') return listed([]);
      if (from === 'after') return listed(page(23, 23), { prev_cursor: '23' });
      return listed(page(48, 49), { next_cursor: 'up', prev_cursor: '49' });
    });
    await opened({}, 21);
    const target = await screen.findByText('Number 21');
    expect(target.closest('[aria-current]')?.getAttribute('data-message')).toBe('21');
    await screen.findByText('Number 23');
    expect(asked.slice(0, 3)).toEqual(['newest', 'around', 'after']);
    expect(screen.queryByText('Number 49')).toBeNull();
  });

  it('are edited in their place: what the server refuses stays typed, and saving again replaces the newer text', async () => {
    answers(MESSAGES, listed([message(1, ME.id, '<p>Mine</p>')]));
    const { user } = await opened();
    await screen.findByText('Mine');
    const refused = answers('PUT /api/v4/inbox/messages/{id}', { status: 409, message: 'Edited somewhere else' });
    await act(() => user.click(screen.getByRole('button', { name: 'Message options' })));
    const entry = await screen.findByRole('menuitem', { name: 'Edit' });
    await act(() => user.click(entry));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Edited somewhere else.');
    const accepted = answers('PUT /api/v4/inbox/messages/{id}', {
      data: { id: 1, thread_id: 1, body: '<p>Mine now</p>', version: 3 },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Mine now');
    expect([refused, accepted]).toEqual([
      [{ content: '<p>Mine</p>', version: 1 }],
      [{ content: '<p>Mine</p>', version: 2 }],
    ]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('cannot be edited where one can no longer write', async () => {
    answers(MESSAGES, listed([message(1, ME.id, '<p>Mine</p>')]));
    const { user } = await opened({ silence: 'refused' });
    await screen.findByText('Mine');
    await act(() => user.click(screen.getByRole('button', { name: 'Message options' })));
    await screen.findByRole('menuitem', { name: 'Delete' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  });
});
