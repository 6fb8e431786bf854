/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type GetListParams, ResourceContextProvider } from 'react-admin';
import type { Board } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import BoardList from './BoardList.tsx';

const board = (id: number, name: string, owner: Board['owner']): Board =>
  ({
    id,
    name,
    owner,
    index: 0,
    subgroup_id: null,
    level_ids: [],
    read_by: 'member',
    write_by: 'member',
  }) as unknown as Board;
const ALL = [
  board(1, 'Clay', 'community'),
  board(2, 'Glaze', 'community'),
  board(3, 'Throwers', 'group'),
  board(4, 'Open day', 'event'),
];

describe('the list of boards', () => {
  it('has the community’s own boards until another owner is chosen, and only those can be reordered', async () => {
    const getList = jest.fn((resource: string, { filter }: GetListParams) => {
      const { owner } = filter as { owner?: string };
      const data = resource === 'boards' ? ALL.filter((each) => !owner || each.owner === owner) : [];
      return Promise.resolve({ data, total: data.length });
    });
    const user = show(
      <ResourceContextProvider value="boards">
        <BoardList />
      </ResourceContextProvider>,
      { getList: getList as never },
    );
    await screen.findByText('Clay');
    expect(screen.queryByText('Throwers')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Glaze')).toBeTruthy();
    expect(dialog.queryByText('Throwers')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Belongs to' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose('Groups');
    await screen.findByText('Throwers');
    expect(screen.queryByText('Clay')).toBeNull();
    await choose('All');
    await screen.findByText('Open day');
    expect(screen.getByText('Clay')).toBeTruthy();
  });
});
