/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { pingsOptions } from '../../../lib/session/pings.ts';
import type { Me } from '../../../lib/session/session.ts';
import { me, settings } from '../../../testing/answers.ts';
import { listed, message, partner, thread } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { closeOutbox } from '../sending/leaving.ts';
import { inboxFirstTexts, inboxTexts } from '../texts/index.ts';
import MiniInbox, { HIDE_MS } from './MiniInbox.tsx';

const ME = { id: 7, name: 'Ada Wever' } as Me;
const { answers } = server();
let client: QueryClient;
let isWide = true;

// The panel comes with the whole inbox: it is loaded before, since a query doesn't wait that long.
beforeAll(() => import('../later.ts'));
beforeEach(() => {
  isWide = true;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(...settings());
  client.setQueryData(...me);
  client.setQueryData(pingsOptions.queryKey, {} as never);
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: isWide, media }) as MediaQueryList);
  answers('GET /api/v3/inbox', listed([thread(1, { partners: [partner(8, 'Bo')] })]));
  answers('GET /api/v3/inbox/{thread}', { data: thread(1, { partners: [partner(8, 'Bo')] }) });
  answers('GET /api/v4/inbox/{thread}/messages', listed([message(1, 8, '<p>Hello</p>')]));
  answers('PUT /api/v4/inbox/{thread}/read', { data: { thread_id: 1, last_read: '2026-01-02T10:00:00.000Z' } });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  closeOutbox();
});

const shownAt = (path: string) => showAt(path, client, <MiniInbox me={ME} />, inboxTexts, inboxFirstTexts);
const bar = () => screen.queryByRole('button', { name: /^Messages/ });
const expanded = async (path = '/') => {
  const user = await shownAt(path);
  await act(() => user.click(bar()!));
  return { user, row: await screen.findByRole('link', { name: /Bo Wever/ }) };
};

describe('the mini inbox', () => {
  it('is on every screen but the inbox, and not on a phone', async () => {
    await shownAt('/messages');
    expect(bar()).toBeNull();
    document.body.replaceChildren();
    isWide = false;
    await shownAt('/');
    expect(bar()).toBeNull();
  });

  it('is collapsed at first, and loads no conversation until it is expanded', async () => {
    const asked = answers('GET /api/v3/inbox', listed([]));
    await shownAt('/');
    expect([bar()!.getAttribute('aria-expanded'), asked.length]).toEqual(['false', 0]);
  });

  it('has a dot while someone else’s message is unread, and none while it is expanded', async () => {
    const user = await shownAt('/');
    const dot = () => document.querySelector('[data-dot]');
    expect(dot()).toBeNull();
    act(() => void client.setQueryData(pingsOptions.queryKey, { 'inbox.7': 1 } as never));
    await waitFor(() => expect(dot()).not.toBeNull());
    await act(() => user.click(bar()!));
    expect(dot()).toBeNull();
  });

  it('opens a conversation in the box, and goes back to where it is in the list', async () => {
    const { user, row } = await expanded('/groups');
    await act(() => user.click(row));
    await screen.findByText('Hello');
    expect(screen.getByRole('link', { name: 'Open inbox' }).getAttribute('href')).toBe('/messages?thread_id=1');
    await act(() => user.click(screen.getByRole('button', { name: 'Back to conversations' })));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('1'));
  });

  it('hides its list 550 ms after it was collapsed', async () => {
    expect(HIDE_MS).toBe(550);
    await expanded();
    jest.useFakeTimers();
    act(() => bar()!.click());
    act(() => void jest.advanceTimersByTime(549));
    expect(document.querySelector('[data-row]')).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(document.querySelector('[data-row]')).toBeNull();
  });
});
