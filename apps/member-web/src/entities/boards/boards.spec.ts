import { describe, expect, it } from '@jest/globals';
import { type Board, mainBoards, moodboards, subBoards, writableBoards } from './boards.ts';

let serial = 0;
const board = (name: string, of: Partial<Board> = {}): Board =>
  ({
    id: (serial += 1),
    name,
    subgroup_id: null,
    template: 'default',
    source: 'system',
    index: serial,
    permissions: ['READ', 'WRITE'],
    ...of,
  }) as Board;

const last = board('Laatste', { index: 90 });
const main = board('Hoofdboard', { index: 10 });
const ofMembers = board('Van leden', { source: 'user' });
const wall = board('Muur', { template: 'moodboard', index: 2 });
const firstWall = board('Eerste muur', { template: 'moodboard', index: 1 });
const sub = board('Deelboard', { subgroup_id: main.id });
const closedSub = board('Dicht deelboard', { subgroup_id: main.id, permissions: [] });
const underWall = board('Onder de muur', { subgroup_id: wall.id });
const readOnly = board('Mededelingen', { index: 5, permissions: ['READ'] });
const boards = [last, main, ofMembers, wall, firstWall, sub, closedSub, underWall, readOnly];
const names = (list: Board[]) => list.map(({ name }) => name);

describe('the navigation (part 1 §2)', () => {
  it('lists main boards, without a parent, of the default template and the system, by index', () => {
    expect(names(mainBoards(boards))).toEqual(['Mededelingen', 'Hoofdboard', 'Laatste']);
  });

  it('lists moodboards apart, and none where there are none', () => {
    expect(names(moodboards(boards))).toEqual(['Eerste muur', 'Muur']);
    expect(moodboards([main, sub])).toEqual([]);
  });

  it('lists sub-boards only where they can be read', () => {
    expect(names(subBoards(boards, main))).toEqual(['Deelboard']);
  });
});

it('one posts on boards that one may write on, each sub-board after its parent, and never from there on a wall', () => {
  expect(names(writableBoards(boards))).toEqual(['Hoofdboard', 'Deelboard', 'Laatste', 'Onder de muur']);
});
