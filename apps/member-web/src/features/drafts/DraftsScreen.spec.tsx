/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { boards, me } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { kindOf, placeOf } from './drafts.query.ts';
import { DraftsScreen } from './DraftsScreen.tsx';
import { draftsTexts } from './texts/index.ts';

const { answers } = server();
const line = (key: string, title = '', excerpt = '') => ({
  key,
  title,
  excerpt,
  updated_at: '2026-01-01T10:00:00.000Z',
});

async function shown(...lines: ReturnType<typeof line>[]) {
  answers('GET /api/v4/drafts', { data: lines });
  const client = new QueryClient();
  for (const [key, answer] of [me, boards]) client.setQueryData(key, answer);
  return showAt('/drafts', client, <DraftsScreen />, draftsTexts);
}

describe('the page of drafts', () => {
  it('leads each draft to the place where it is continued', async () => {
    await shown(line('new:board-1', 'Blue', 'Cobalt'), line('comment:12', '', 'Half'), line('reply:7', '', 'Yes'));
    const link = await screen.findByRole('link', { name: 'Continue: Blue' });
    expect(link.getAttribute('href')).toBe('/boards/crafts');
    expect(screen.getByRole('link', { name: 'Continue: Half' }).getAttribute('href')).toBe(
      '/conversations/12#comments',
    );
    expect(screen.queryByRole('link', { name: 'Continue: Yes' })).toBeNull();
  });

  it('discards a draft', async () => {
    const sent = answers('DELETE /api/v4/drafts/{key}', { status: 200, message: 'ok' } as never);
    const user = await shown(line('comment:12', '', 'Half'), line('reply:7', '', 'Yes'));
    await user.click(await screen.findByRole('button', { name: 'Discard: Half' }));
    expect(screen.queryByText('Half')).toBeNull();
    expect(screen.getByText('Yes')).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says so without drafts', async () => {
    await shown();
    await screen.findByText('No drafts');
  });
});

it.each([
  ['new:home', 'new', '/'],
  ['new:board-3', 'new', '/boards/three'],
  ['new:board-4', 'new', null],
  ['edit:topic-5', 'edit', '/conversations/5'],
  ['edit:comment-5', 'edit', null],
  ['message:5', 'other', null],
])('a draft %s is of kind %s and continues at %s', (key, kind, place) => {
  expect([kindOf(key), placeOf(key, (id) => (id === 3 ? 'three' : undefined))]).toEqual([kind, place]);
});
