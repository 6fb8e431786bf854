/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ConsoleDataProvider, Member } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { MemberActivity, MemberCourses, MemberGroups, MemberPurchases } from './MemberRecords.tsx';

const MEMBER = { id: 7, name: 'Sanne' } as Member;

interface Asked {
  resource: string;
  filter: object;
  page: number;
}

/** Renders an element with a server that has `rows` of each resource, and 60 in total. */
function shown(element: ReactElement, rows: Record<string, object[]>) {
  const asked: Asked[] = [];
  const user = show(element, {
    getList: (resource: string, { filter, pagination }: { filter: object; pagination: { page: number } }) => {
      asked.push({ resource, filter, page: pagination.page });
      const data = rows[resource] ?? [];
      return Promise.resolve({ data, total: data.length === 0 ? 0 : 60, meta: { totalCapped: false } });
    },
  } as unknown as Partial<ConsoleDataProvider>);
  return { user, asked };
}

const TOPIC = {
  id: 3,
  title: 'Glazes',
  board_name: 'Workshop',
  created_at: '2026-11-27T10:00:00Z',
  status: 'open',
  ticket_status: null,
  deleted_at: null,
};

describe('records of a member', () => {
  it('lists the topics and comments by author, with the total and pages', async () => {
    const { user, asked } = shown(<MemberActivity member={MEMBER} />, { topics: [TOPIC] });
    expect(await screen.findByRole('heading', { name: 'Topics (60)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Glazes' })).toBeTruthy();
    const list = screen.getByRole('link', { name: 'Open in Topics' }).getAttribute('href');
    expect(decodeURIComponent(list!)).toContain('/topics?filter={"user_id":7}');
    expect(await screen.findByText('No comments yet.')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: /page 3/i }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ resource: 'topics', filter: { user_id: 7 }, page: 3 }));
    expect(asked).toContainEqual({ resource: 'comments', filter: { user_id: 7 }, page: 1 });
  });

  it.each([
    ['groups', <MemberGroups member={MEMBER} />, { 'members:user_id': 7 }, 'No groups yet.'],
    ['courses', <MemberCourses member={MEMBER} />, { 'participants:user_id': 7 }, 'No courses yet.'],
    ['purchases', <MemberPurchases member={MEMBER} />, { member_id: 7 }, 'No purchases yet.'],
  ])('lists the %s of the member alone', async (resource, element, filter, nothing) => {
    const { asked } = shown(element, {});
    expect(await screen.findByText(nothing)).toBeTruthy();
    expect(asked).toEqual([{ resource, filter, page: 1 }]);
  });
});
