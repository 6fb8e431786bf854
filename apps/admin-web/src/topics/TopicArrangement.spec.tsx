/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Board, Topic } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { MoveTopic } from './MoveTopic.tsx';
import { PinTopic } from './PinTopic.tsx';
import { TicketCommand } from './TicketPanel.tsx';

const topic = { id: 5, title: 'Kiln repair', board_id: 1, board_name: 'General', sticky: false } as Topic;
const board = (id: number, part: Partial<Board>) =>
  ({ id, name: `Board ${id}`, owner: 'community', type: 'normal', ...part }) as Board;

const answer = () => jest.fn((_: object) => Promise.resolve({ data: { id: 5 } }));

describe('moving a topic', () => {
  it('offers the other boards of the community, and sends the choice with the reason', async () => {
    const moveTopic = answer();
    const boards = [board(1, {}), board(2, {}), board(3, { owner: 'group' }), board(4, { type: 'helpdesk' })];
    const user = show(<MoveTopic topic={topic} />, {
      moveTopic,
      getList: () => Promise.resolve({ data: boards, total: boards.length }),
    } as never);
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(screen.getByRole('combobox', { name: 'Board' }));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Board 2']);
    await user.click(choices[0]!);
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Fits better');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(moveTopic).toHaveBeenCalledWith({ id: 5, board_id: 2, reason: 'Fits better' }));
  });
});

describe('pinning a topic', () => {
  it.each([
    [false, 'Pin', true],
    [true, 'Unpin', false],
  ])('if it is pinned: %s, sends the opposite', async (sticky, verb, sent) => {
    const pinTopic = answer();
    const user = show(<PinTopic topic={{ ...topic, sticky }} />, { pinTopic } as never);
    await user.click(screen.getByRole('button', { name: verb }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Because');
    await user.click(screen.getByRole('button', { name: verb }));
    await waitFor(() => expect(pinTopic).toHaveBeenCalledWith({ id: 5, sticky: sent, reason: 'Because' }));
  });
});

describe('the status of a ticket', () => {
  it('is sent once another one is chosen', async () => {
    const setTicketStatus = answer();
    const user = show(<TicketCommand topic={topic} status="open" />, { setTicketStatus } as never);
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Asked the member');
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('Choose a different status.')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Ticket' }));
    await user.click(await screen.findByRole('option', { name: 'Ticket: on hold' }));
    await user.click(screen.getByRole('button', { name: 'Change status' }));
    await waitFor(() =>
      expect(setTicketStatus).toHaveBeenCalledWith({ id: 5, ticket_status: 'hold', reason: 'Asked the member' }),
    );
  });
});
