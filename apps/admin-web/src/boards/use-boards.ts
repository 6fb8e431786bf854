import { useGetList } from 'react-admin';
import type { Board } from '../data/types.ts';

/** The contract's largest page: more boards than this are found by searching. */
const MOST = 100;

/** The boards by id, for naming the one that another stands under. One request, shared by all who ask. */
export function useBoards(): Map<number, Board> {
  const { data = [] } = useGetList<Board>('boards', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'index', order: 'ASC' },
  });
  return new Map(data.map((board) => [board.id, board]));
}
