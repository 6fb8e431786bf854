/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { me } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { show, showAt } from '../../testing/show.tsx';
import { LeaderboardScreen } from './Leaders.tsx';
import { Points } from './Points.tsx';
import { gamificationTexts } from './texts/index.ts';

const { answers } = server();
const meta = (current_page: number, last_page: number) => {
  const page = { current_page, last_page, per_page: 1, total: 2 };
  return { ...page, pagination: { ...page, total_pages: last_page, count: 1 }, next_cursor: null };
};
const point = (title: string | null, why: string) => ({
  ...{ why, deed: 'comment_posted', points: 4, rules_version: 1, at: '2026-06-01T12:00:00.000Z' },
  thing: title === null ? null : { title, path: '/conversations/over-klei' },
});

describe('what points are for', () => {
  it('is named and led to where it is still there, and there is more behind', async () => {
    answers('GET /api/v4/users/me/points', ({ searchParams }) =>
      searchParams.get('page') === '2'
        ? { data: [point(null, 'Liked a post')], meta: meta(2, 2) }
        : { data: [point('Over klei', 'Commented')], meta: meta(1, 2) },
    );
    const user = await show(<Points />, gamificationTexts);
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Over klei' })).pathname).toBe(
      '/conversations/over-klei',
    );
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Liked a post')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('the leaderboard', () => {
  it('says where one stands, of all times and of a week', async () => {
    answers('GET /api/v4/leaderboard', { data: [], meta: meta(1, 1) });
    answers('GET /api/v4/leaderboard/own', ({ searchParams }) => ({
      data: searchParams.get('period') === 'week' ? { place: 10_001, karma: 1 } : { place: 31, karma: 12 },
    }));
    const client = new QueryClient();
    client.setQueryData(...me);
    const user = await showAt('/leaderboard', client, <LeaderboardScreen />, gamificationTexts);
    expect(await screen.findByText(/Your place: 31/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(await screen.findByText(/Your place: beyond 10000/)).toBeTruthy();
  });
});
