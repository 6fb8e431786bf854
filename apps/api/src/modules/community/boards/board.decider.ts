import { type Decider, Refusal } from '@lyceum/kernel';
import type { BoardEvent, BoardPlace } from './board.events.ts';
import { communityText } from '../community.texts.ts';

type Created = Extract<BoardEvent, { type: 'BoardCreated' }>['data'];
type Changed = Extract<BoardEvent, { type: 'BoardChanged' }>['data'];

/** The fields of a board that can change, all of them present. */
type Board = Required<Changed>;

export type BoardState = { exists: false } | { exists: true; board: Board };
/** Commands of one board. A change that omits levels, sales page, picture or type keeps their values. */
export type BoardCommand =
  | { kind: 'create'; board: Created }
  | { kind: 'change'; board: Omit<Changed, 'board_id' | 'place'> }
  /** Sent by the group or event that owns the board. The board follows its name and rights. */
  | { kind: 'follow'; board: Pick<Changed, 'name' | 'description' | 'read_by' | 'write_by'> & { place: BoardPlace } }
  /** Sets the position among the boards of the same parent. */
  | { kind: 'place'; index: number };

/** The stream name of a board. */
export const boardStream = (boardId: number): string => `board-${boardId}`;

type Kind = Pick<Board, 'type' | 'template' | 'source' | 'homepage'>;

/** Fixes the order of keys. Boards are compared as JSON text, and the log does not keep that order. */
const inOrder = ({ token, closed, group: g, event: e }: BoardPlace): BoardPlace => ({
  token,
  closed,
  group: g && { id: g.id, slug: g.slug, name: g.name, image: g.image },
  event: e && { id: e.id, slug: e.slug, title: e.title, start_date: e.start_date },
});

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
  show_level = false,
  type,
  template,
  source,
  homepage,
  image = null,
  place = null,
}: Changed & Kind): Board => ({
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
  show_level,
  type,
  template,
  source,
  homepage,
  image,
  place: place && inOrder(place),
});

/** Drops the fields that are `undefined`. */
const named = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** Decides about one board: its name, its position, and the audiences that read and write on it. */
export const boardDecider: Decider<BoardState, BoardCommand, BoardEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'create') {
      if (state.exists) throw new Refusal('conflict', communityText('board.exists'));
      return [{ type: 'BoardCreated', data: command.board }];
    }
    if (!state.exists) throw new Refusal('missing', communityText('board.missing'));
    const { board } = state;
    if (command.kind === 'place') {
      if (command.index === board.index) return [];
      return [{ type: 'BoardPlaced', data: { board_id: board.board_id, index: command.index } }];
    }
    if (command.kind === 'change' && board.place) throw new Refusal('forbidden', communityText('board.ofPlace'));
    if (command.kind === 'change' && command.board.parent_id === board.board_id) {
      throw Refusal.invalid('subgroup_id', communityText('board.underItself'));
    }
    const changed = pick({ ...board, ...named(command.board) });
    return JSON.stringify(changed) === JSON.stringify(board) ? [] : [{ type: 'BoardChanged', data: changed }];
  },

  evolve(state, event) {
    if (event.type === 'BoardCreated') return { exists: true, board: pick(event.data) };
    if (!state.exists) return state;
    const { board } = state;
    if (event.type === 'BoardPlaced') return { exists: true, board: { ...board, index: event.data.index } };
    // Changes from before levels and sales pages existed had neither. Hence the defaults are not the current values.
    return { exists: true, board: pick({ ...board, level_ids: [], salespage: null, ...named(event.data) }) };
  },
};
