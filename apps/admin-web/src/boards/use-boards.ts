import { useGetList } from 'react-admin';
import type { Board } from '../data/types.ts';
import { useLevels } from '../levels/use-levels.ts';

/** As many as the contract gives at once: all of them. */
const ALL = 9999;

/** One request, shared by all who ask. */
const useAll = () =>
  useGetList<Board>('boards', { pagination: { page: 1, perPage: ALL }, sort: { field: 'index', order: 'ASC' } });

/** The boards by id, for naming the one that another stands under. */
export const useBoards = (): Map<number, Board> => new Map((useAll().data ?? []).map((board) => [board.id, board]));

/** Behind all that are there, where a new board stands unless its maker says otherwise; undefined until that is known. */
export function useLastPlace(): number | undefined {
  const { data = [], isPending } = useAll();
  return isPending ? undefined : Math.max(0, ...data.map(({ index }) => index + 1));
}

/** The levels that open a board, by name. */
export function useLevelsOf(): (board: Board) => string {
  const levels = useLevels();
  return ({ level_ids }) => level_ids.map((id) => levels.find((level) => level.id === id)?.name ?? `#${id}`).join(', ');
}
