/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { everyone } from '../../entities/members/presence/presence.store.ts';
import { HereNow } from '../../features/presence/HereNow.tsx';
import { eventKeys } from '../../features/events/queries/keys.ts';
import { gamificationKeys } from '../../features/gamification/keys.ts';
import { groupKeys } from '../../features/groups/queries/keys.ts';
import { type Answer, boards, me, oneGroup, settings, standing } from '../../testing/answers.ts';
import { listed } from '../../testing/letters.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { coursesTexts } from '../../features/courses/texts/index.ts';
import { eventsTexts } from '../../features/events/texts/index.ts';
import { gamificationTexts } from '../../features/gamification/texts/index.ts';
import { groupsTexts } from '../../features/groups/texts/index.ts';
import { railTexts } from '../../ui/rail/texts/index.ts';
import Rail from './Rail.tsx';

const { answers } = server();
const person = (id: number) => ({ id, username: `m${id}`, name: `Member ${id}`, avatar: '' });
const event = {
  ...{ id: 5, slug: 'kiln-opening', title: 'Kiln opening', color: '#0F6B5C', all_day: false, start_day: null },
  ...{ starts_at: '2026-11-24T13:00:00.000Z', ends_at: '2026-11-24T15:00:00.000Z', end_day: null },
  ...{ time_zone: 'Europe/Amsterdam', members_count: 0, memberSelection: [], organisers: [], permissions: ['READ'] },
};
const everything = settings({ plugins: ['gamification', 'learning', 'events', 'groups'] });
const top: Answer = [
  [...gamificationKeys.leaders('month'), 'top'],
  [{ place: 1, karma: 40, level: 1, user: person(9) }],
];
const recent: Answer = [
  groupKeys.recent(7),
  [{ id: 1, slug: 'weavers', name: 'Band weavers', image: null, members_count: 2 }],
];
const upcoming: Answer = [eventKeys.upcoming, [event]];
const learning: Answer = [['courses', 'list', 'continue'], null];

async function shown(address: string, ...answered: Answer[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const [key, answer] of [everything, me, boards, ...answered]) client.setQueryData(key, answer);
  await showAt(address, client, <Rail />, railTexts, coursesTexts, eventsTexts, gamificationTexts, groupsTexts);
  return client;
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the right rail', () => {
  it('shows streak and level, events, top members and groups at home', async () => {
    await shown('/', standing, learning, top, upcoming, recent);
    await screen.findByText('Top members');
    expect(titles()).toEqual([expect.stringMatching(/^Level/), 'Upcoming events', 'Top members', 'Recent groups']);
    expect(screen.getByRole('link', { name: 'Member 9' }).getAttribute('href')).toBe('/profile/m9');
  });

  it('repeats neither the events nor the groups that its screen lists', async () => {
    await shown('/events', top, recent);
    await screen.findByText('Top members');
    expect(titles()).toEqual(['Recent groups', 'Top members']);
  });

  it('shows no card before the last of them has its data, so that none moves', async () => {
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    answers('GET /api/v4/leaderboard', async () => {
      await waits;
      return listed([{ place: 1, karma: 40, level: 1, user: person(9) }]) as never;
    });
    const client = await shown('/', standing, learning, upcoming, recent);
    while (client.isFetching() === 0) await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    answer();
    await screen.findByText('Top members');
    expect(titles()).toHaveLength(4);
  });

  it('leaves out of a group what the open tab says', async () => {
    const members: Answer = [[...groupKeys.people(4, 'in'), 'some'], [person(8)]];
    const next: Answer = [['events', 'list', 'next', 4], [event]];
    await shown('/groups/weavers/about', oneGroup, members, next);
    await screen.findByText('Next event');
    expect(titles()).toEqual(['Next event', 'Members']);
  });

  it('names the boards within a board, and who may read it', async () => {
    await shown('/boards/crafts');
    await screen.findByText('Everyone can read this board.');
  });
});

describe('the members online', () => {
  const online = (count: number) =>
    act(() =>
      everyone(Array.from({ length: count }, (_, index) => ({ id: index + 1, info: person(index + 1) as never }))),
    );
  beforeEach(() => online(0));

  it('appear once two others are there', async () => {
    await showAt('/', new QueryClient(), <HereNow />);
    online(2);
    expect(screen.queryByRole('heading')).toBeNull();
    online(3);
    expect(screen.getByRole('heading').textContent).toBe('Here now 3');
  });
});
