/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { guest, me, settings } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { Whereabouts } from '../../testing/Whereabouts.tsx';
import { MembersScreen } from './MembersScreen.tsx';
import { membersScreenTexts } from './texts/index.ts';

const { answers } = server();
const USERS = 'GET /api/v3/users';
const LEVELS = 'GET /api/v3/levels';

const member = (id: number, name: string) => ({
  ...{ id, name, username: name.toLowerCase(), avatar: '', isAdmin: false, isModerator: false },
  ...{ profile: 'I weave.', created_at: '2026-03-01T10:00:00.000Z', levels: [], roles: ['member'], banned: false },
});
const page = (current_page: number, last_page: number, data: object[]) =>
  ({ data, meta: { current_page, last_page, next_cursor: null } }) as never;
const level = (id: number, name: string) => ({ id, name, description: '', default: id === 1 });

function shownAt(address: string, who = me) {
  const client = new QueryClient();
  for (const [key, answer] of [settings(), who]) client.setQueryData(key, answer);
  const routes = (
    <Routes>
      <Route path="members" element={<MembersScreen />} />
      <Route path="*" element={<Whereabouts />} />
    </Routes>
  );
  return showAt(address, client, routes, membersScreenTexts, chooseTexts);
}

describe('the member directory', () => {
  it('is for members', async () => {
    await shownAt('/members', guest);
    expect(screen.getByTestId('address').textContent).toContain('return_to=%2Fmembers');
  });

  it('has pages, and leads to the profiles', async () => {
    answers(LEVELS, { data: [] } as never);
    answers(USERS, ({ searchParams }) =>
      searchParams.get('page') === '2' ? page(2, 2, [member(9, 'Cas')]) : page(1, 2, [member(8, 'Bo')]),
    );
    const user = await shownAt('/members');
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Bo' })).pathname).toBe('/profile/bo');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Cas' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('asks for the name, the order and the level that are chosen', async () => {
    answers(LEVELS, { data: [level(1, 'Member'), level(3, 'Kiln club')] } as never);
    const asked: URLSearchParams[] = [];
    answers(USERS, ({ searchParams }) => {
      asked.push(searchParams);
      return page(1, 1, []);
    });
    const user = await shownAt('/members');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Membership level' }), 'Kiln club');
    await user.click(screen.getByRole('button', { name: 'Newest' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'bo');
    await waitFor(() => expect(asked.at(-1)!.get('search')).toBe('bo'));
    expect(asked.at(-1)!.get('order_by')).toBe('created_at:desc');
    expect(asked.at(-1)!.get('where_has')).toBe('levels:id:3');
    expect(await screen.findByText('No members found')).toBeTruthy();
  });
});
