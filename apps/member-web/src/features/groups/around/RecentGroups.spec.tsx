/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { guest, me } from '../../../testing/answers.ts';
import { listed } from '../../../testing/letters.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { groupsTexts } from '../texts/index.ts';
import RecentGroups from './RecentGroups.tsx';

const { answers } = server();
let asked: Record<string, string>[];
beforeEach(() => void (asked = []));

const group = (id: number) => ({
  id,
  slug: `group-${id}`,
  name: `Group ${id}`,
  image: `/media/${id}/full`,
  members_count: id,
});

async function show(count: number, session = me): Promise<QueryClient> {
  const groups = Array.from({ length: count }, (_, index) => group(index + 1));
  answers('GET /api/v3/groups', ({ searchParams }) => {
    asked.push(Object.fromEntries(searchParams));
    return listed(groups) as never;
  });
  const client = new QueryClient();
  client.setQueryData(...session);
  await showAt('/', client, <RecentGroups />, groupsTexts);
  return client;
}
const addressesIn = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the widget of recent groups (part 2 §2)', () => {
  it('asks for the four groups of the viewer that changed last (part 2 §7)', async () => {
    expect(GROUP_LIMITS.recent).toBe(4);
    await show(4);
    await screen.findByRole('list');
    expect(asked).toEqual([{ where_dh: 'members:user_id:7', order_by: 'updated_at:desc', size: '4' }]);
  });

  it('asks nothing for a guest', async () => {
    const client = await show(4, guest);
    expect([client.isFetching(), document.querySelector('section')]).toEqual([0, null]);
  });

  it('shows each group with its image 406 pixels wide, its number of members and a link to it', async () => {
    await show(2);
    const items = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([
      '/media/1/406',
      '/media/2/406',
    ]);
    expect(items.map(({ textContent }) => textContent)).toEqual(['Group 11 member', 'Group 22 members']);
    expect(items.map((item) => addressesIn(item))).toEqual([['/groups/group-1'], ['/groups/group-2']]);
  });

  it.each([
    ['has a search button that leads to all groups at four groups', 4, 1],
    ['has no search button at three groups', 3, 0],
  ])('%s (part 2 §9)', async (_, count, buttons) => {
    await show(count);
    await screen.findByRole('list');
    expect(document.querySelectorAll('a[href="/groups"] .tabler-icon-search')).toHaveLength(buttons);
  });
});
