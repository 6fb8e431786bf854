import { useGetList } from 'react-admin';
import type { Board } from '../data/types.ts';

/** As many as the contract gives at once: all of them. */
const ALL = 9999;

/** The boards by id, for naming the one that another stands under. One request, shared by all who ask. */
export function useBoards(): Map<number, Board> {
  const { data = [] } = useGetList<Board>('boards', {
    pagination: { page: 1, perPage: ALL },
    sort: { field: 'index', order: 'ASC' },
  });
  return new Map(data.map((board) => [board.id, board]));
}
