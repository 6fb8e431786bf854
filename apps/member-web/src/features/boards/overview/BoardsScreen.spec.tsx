/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import type { community } from '@lyceum/contracts';
import type { Board } from '../../../entities/boards/boards.ts';
import { boards, me, settings } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { boardsLaterTexts } from '../../../entities/boards/texts/index.ts';
import { BoardsScreen } from './BoardsScreen.tsx';

const { answers } = server();

const [key, known] = boards as [readonly string[], Board[]];
const crafts = known.find(({ slug }) => slug === 'crafts')!;
const below: Board = { ...crafts, id: 11, slug: 'looms', name: 'Board looms', subgroup_id: crafts.id };
const hidden: Board = { ...below, id: 12, slug: 'secret', name: 'Board secret', permissions: [] };

function shown(all: Board[], marks: community.BoardMark[] = []) {
  const client = new QueryClient();
  answers('GET /api/v4/channels/marks', { data: marks });
  for (const [of, answer] of [settings(), me, [key, all] as const]) client.setQueryData(of, answer);
  return showAt('/boards', client, <BoardsScreen />, boardsLaterTexts);
}

describe('the page of all boards', () => {
  it('leads to each board and to the boards within it that the reader may read', async () => {
    await shown([...known.map((board) => ({ ...board, topics_count: 3 })), below, hidden]);
    const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).pathname;
    expect(link('Board crafts')).toBe('/boards/crafts');
    const sub = screen.getByRole('list', { name: 'Boards within Board crafts' });
    expect(
      within(sub)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Board looms']);
    expect(screen.getByRole('heading', { name: 'Moodboards' })).toBeTruthy();
    expect(screen.getAllByText('3 conversations').length).toBe(2);
  });

  it('says what opens a board that the reader may not read', async () => {
    const lock = {
      board_id: 2,
      name: 'Board guild',
      salespage: null,
      html: '',
      reason: 'levels',
      levels: ['Kiln club'],
    };
    answers('GET /modals/protected/board/{id}', { data: lock } as never);
    const user = await shown(known);
    expect(screen.queryByRole('link', { name: 'Board guild' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Board guild/ }));
    expect(await screen.findByRole('dialog', { name: 'This board is for members with access' })).toBeTruthy();
  });

  it('counts unread topics, and marks all of them as read after a question', async () => {
    const user = await shown(known, [{ board_id: crafts.id, watching: 'normal', unread: 3 }]);
    expect(await screen.findByText('3 unread conversations')).toBeTruthy();
    const sent = answers('POST /api/v4/channels/read', { message: '' });
    answers('GET /api/v4/channels/marks', { data: [] });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark everything as read?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
    await waitForElementToBeRemoved(() => screen.queryByText('3 unread conversations'));
    expect(sent).toEqual([{}]);
  });

  it('says so when there are none', async () => {
    await shown([]);
    expect(screen.getByText('No boards yet')).toBeTruthy();
  });
});
