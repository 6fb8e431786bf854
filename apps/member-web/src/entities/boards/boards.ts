import { LIVE } from '../../lib/realtime/catch-up.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { community } from '@lyceum/contracts';
import { ApiError, api } from '@lyceum/browser/client';
import { ALL_BOARDS } from '@lyceum/contracts/first-page';

export type Board = community.Board;

export const boardsOptions = queryOptions({
  queryKey: ['boards'] as const,
  meta: LIVE,
  queryFn: ({ signal }) =>
    api('GET /api/v4/community/channels', { ...ALL_BOARDS, signal }).then((answer) => answer.data),
  staleTime: 5 * 60_000,
});

/** Loads one board, also of a group or event without membership. Resolves to null if the member may not see it. */
export const boardOptions = (id: number) =>
  queryOptions({
    queryKey: [...boardsOptions.queryKey, id] as const,
    meta: LIVE,
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v4/community/channels/{id}', { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Loads all boards that the member may see. */
export const useBoards = () => useQuery(boardsOptions);

/** Whether the member may read the board. */
export const canRead = (board: Board) => board.permissions.includes('READ');
/** Whether the member may post on the board. */
export const canWrite = (board: Board) => board.permissions.includes('WRITE');

const inOrder = (a: Board, b: Board) => a.index - b.index;

/** Main boards: no parent, default template, system source, ordered by index (part 1 §2). */
export const mainBoards = (boards: Board[]) =>
  boards
    .filter((board) => board.subgroup_id === null && board.template === 'default' && board.source === 'system')
    .sort(inOrder);

/** Moodboards, which the navigation shows in a separate section (part 1 §2). */
export const moodboards = (boards: Board[]) =>
  boards
    .filter((board) => board.subgroup_id === null && board.template === 'moodboard' && board.source === 'system')
    .sort(inOrder);

/** Sub-boards appear only if the member may read them (part 1 §6). */
export const subBoards = (boards: Board[], parent: Board) =>
  boards.filter((board) => board.subgroup_id === parent.id && canRead(board)).sort(inOrder);

/** Boards on which the member may post, in navigation order, each sub-board after its parent. */
export const writableBoards = (boards: Board[]) =>
  [...mainBoards(boards), ...moodboards(boards)]
    .flatMap((board) => [board, ...subBoards(boards, board)])
    .filter((board) => canWrite(board) && board.template === 'default');
