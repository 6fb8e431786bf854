/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../../lib/session/keys.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import ReactionBar from './ReactionBar.tsx';
import { toggled } from './reactions.query.ts';
import { reactionTexts } from './texts/index.ts';

const { answers } = server();
const PARTY = { emoji: '🎉', count: 2, mine: false };
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(sessionKeys.me, { id: 7, impersonating: false });
  answers('GET /api/v3/settings', { data: { reactions: ['🎉', '🔥'] } } as never);
});
afterEach(cleanup);
const bar = (closed = false) => showAt('/', client, <ReactionBar kind="post" id={9} closed={closed} />, reactionTexts);

describe('reactions', () => {
  it('are shown with how many gave them, and given and taken back by a press', async () => {
    answers('GET /api/v4/posts/reactions', { data: [{ id: 9, reactions: [PARTY] }] });
    const sent = answers('PUT /api/v4/posts/{id}/reactions', {
      data: { id: 9, reactions: [{ ...PARTY, count: 3, mine: true }] },
    });
    const user = await bar();
    const given = await screen.findByRole('button', { name: '🎉, given by 2 members' });
    expect(given.getAttribute('aria-pressed')).toBe('false');
    await user.click(given);
    await waitFor(() => expect(sent).toEqual([{ emoji: '🎉', on: true }]));
    expect((await screen.findByRole('button', { name: '🎉, given by 3 members' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('are chosen from those that the community offers', async () => {
    answers('GET /api/v4/posts/reactions', { data: [] });
    const sent = answers('PUT /api/v4/posts/{id}/reactions', {
      data: { id: 9, reactions: [{ emoji: '🔥', count: 1, mine: true }] },
    });
    const user = await bar();
    await user.click(await screen.findByRole('button', { name: 'Add a reaction' }));
    await user.click(await screen.findByRole('menuitem', { name: 'React with 🔥' }));
    await waitFor(() => expect(sent).toEqual([{ emoji: '🔥', on: true }]));
    await screen.findByRole('button', { name: '🔥, given by 1 member' });
  });

  it('are as before where the server refuses one', async () => {
    answers('GET /api/v4/posts/reactions', { data: [{ id: 9, reactions: [PARTY] }] });
    answers('PUT /api/v4/posts/{id}/reactions', { status: 409, message: 'This topic is closed.', errors: {} } as never);
    const user = await bar();
    await user.click(await screen.findByRole('button', { name: '🎉, given by 2 members' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '🎉, given by 2 members' })).toBeTruthy());
  });

  it('stay where a topic is closed, and none is added', async () => {
    answers('GET /api/v4/posts/reactions', { data: [{ id: 9, reactions: [PARTY] }] });
    await bar(true);
    const given = await screen.findByRole('button', { name: '🎉, given by 2 members' });
    expect(given.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Add a reaction' })).toBeNull();
  });

  it('change at once, each once', () => {
    expect(toggled([PARTY], '🎉', true)).toEqual([{ ...PARTY, count: 3, mine: true }]);
    expect(toggled([{ ...PARTY, count: 1, mine: true }], '🎉', false)).toEqual([]);
    expect(toggled([PARTY], '🎉', false)).toEqual([PARTY]);
    expect(toggled([], '🔥', true)).toEqual([{ emoji: '🔥', count: 1, mine: true }]);
  });
});
