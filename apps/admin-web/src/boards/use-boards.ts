import { useGetList } from 'react-admin';
import type { Board } from '../data/types.ts';
import { useLevels } from '../levels/use-levels.ts';

/** Query of all boards. The page size is the largest of the contract. */
export const ALL_BOARDS = {
  pagination: { page: 1, perPage: 9999 },
  sort: { field: 'index', order: 'ASC' },
  filter: {},
} as const;

/** Loads all boards. React Query shares one request between all callers. */
const useAll = () => useGetList<Board>('boards', ALL_BOARDS);

/** All boards by id, for example to look up the name of a parent board. */
export const useBoards = (): Map<number, Board> => new Map((useAll().data ?? []).map((board) => [board.id, board]));

/** Default `index` of a new board: after all existing boards. Undefined while the boards load. */
export function useLastPlace(): number | undefined {
  const { data = [], isPending } = useAll();
  return isPending ? undefined : Math.max(0, ...data.map(({ index }) => index + 1));
}

/** Returns a function that lists the names of the levels that open a board. */
export function useLevelsOf(): (board: Board) => string {
  const levels = useLevels();
  return ({ level_ids }) => level_ids.map((id) => levels.find((level) => level.id === id)?.name ?? `#${id}`).join(', ');
}
