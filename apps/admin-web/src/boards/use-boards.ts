import { useGetList } from 'react-admin';
import type { Board } from '../data/types.ts';
import { useLevels } from '../levels/use-levels.ts';

/** Largest page size of the contract. It covers all boards. */
const ALL = 9999;

/** Loads all boards. React Query shares one request between all callers. */
const useAll = () =>
  useGetList<Board>('boards', { pagination: { page: 1, perPage: ALL }, sort: { field: 'index', order: 'ASC' } });

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
