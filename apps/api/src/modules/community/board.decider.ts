import { type Decider, Refusal } from '@lyceum/kernel';
import type { BoardEvent } from './board.events.ts';

type Created = Extract<BoardEvent, { type: 'BoardCreated' }>['data'];
type Changed = Extract<BoardEvent, { type: 'BoardChanged' }>['data'];

export type BoardState = { exists: false } | { exists: true; board: Changed };
/** A change that names no levels, or no sales page, leaves them as they are. */
export type BoardCommand =
  | { kind: 'create'; board: Created }
  | { kind: 'change'; board: Omit<Changed, 'board_id'> }
  /** Among the boards of its parent. */
  | { kind: 'place'; index: number };

export const boardStream = (boardId: number): string => `board-${boardId}`;

const pick = ({
  board_id,
  name,
  description,
  color,
  icon,
  parent_id,
  index,
  read_by,
  write_by,
  level_ids = [],
  salespage = null,
}: Changed): Changed => ({
  board_id,
  name,
  description,
  color,
  icon,
  parent_id,
  index,
  read_by,
  write_by,
  level_ids: [...new Set(level_ids)].sort((a, b) => a - b),
  salespage,
});

/** One board: its name, place and who may read and write on it. */
export const boardDecider: Decider<BoardState, BoardCommand, BoardEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'create') {
      if (state.exists) throw new Refusal('conflict', 'This board exists already.');
      return [{ type: 'BoardCreated', data: command.board }];
    }
    if (!state.exists) throw new Refusal('missing', 'There is no such board.');
    const { board } = state;
    if (command.kind === 'place') {
      if (command.index === board.index) return [];
      return [{ type: 'BoardPlaced', data: { board_id: board.board_id, index: command.index } }];
    }
    if (command.board.parent_id === board.board_id) {
      throw Refusal.invalid('subgroup_id', 'A board cannot lie under itself.');
    }
    const changed = pick({
      ...command.board,
      level_ids: command.board.level_ids ?? board.level_ids,
      salespage: command.board.salespage === undefined ? board.salespage : command.board.salespage,
      board_id: board.board_id,
    });
    return JSON.stringify(changed) === JSON.stringify(board) ? [] : [{ type: 'BoardChanged', data: changed }];
  },

  evolve(state, event) {
    if (event.type !== 'BoardPlaced') return { exists: true, board: pick(event.data) };
    return state.exists ? { exists: true, board: { ...state.board, index: event.data.index } } : state;
  },
};
