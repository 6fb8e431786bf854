import { describe, expect, it } from '@jest/globals';
import type { Board } from '../../boards/boards.ts';
import { boardsToMoveTo, boardsToPostOn } from './board-choices.ts';

const board = (id: number, of: Partial<Board> = {}): Board =>
  ({
    ...{ id, index: id, subgroup_id: null, type: 'default', template: 'default', source: 'system' },
    ...{ permissions: ['READ', 'WRITE'], ...of },
  }) as Board;

const boards = [
  board(1),
  board(2, { permissions: ['READ'] }),
  board(3, { type: 'helpdesk' }),
  board(4, { type: 'moodboard', template: 'moodboard' }),
  board(5, { source: 'user' }),
];
const ids = (choices: Board[]) => choices.map(({ id }) => id);

describe('the boards of a composer', () => {
  it('are those one may write on, and the one that one is on, also where the navigation has it not', () => {
    expect(ids(boardsToPostOn(boards, null))).toEqual([1, 3]);
    expect(ids(boardsToPostOn(boards, 1))).toEqual([1, 3]);
    expect(ids(boardsToPostOn(boards, 5))).toEqual([1, 3, 5]);
    expect(ids(boardsToPostOn(boards, 2))).toEqual([1, 3]);
  });
});

describe('the boards to which a topic may be moved', () => {
  it('are of its kind: walls for pictures alone, helpdesks for tickets alone, and the one where it stands', () => {
    expect(ids(boardsToMoveTo(boards, { board_id: 1, post_type: 'text' }))).toEqual([1]);
    expect(ids(boardsToMoveTo(boards, { board_id: 1, post_type: 'image' }))).toEqual([1, 4]);
    expect(ids(boardsToMoveTo(boards, { board_id: 4, post_type: 'image' }))).toEqual([1, 4]);
    expect(ids(boardsToMoveTo(boards, { board_id: 3, post_type: 'text' }))).toEqual([3]);
    expect(ids(boardsToMoveTo(boards, { board_id: 2, post_type: 'text' }))).toEqual([2, 1]);
  });
});
