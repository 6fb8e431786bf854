import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useSpread } from '../../lib/realtime/use-spread.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { type Board, useBoards } from './boards.ts';

export type Watching = community.Watching;

/** The member's boards with unread topics or a choice. The first part of the key is known to `use-opened`, too. */
export const boardMarksOptions = queryOptions({
  queryKey: ['board-marks'],
  meta: LIVE,
  queryFn: ({ signal }) => api('GET /api/v4/channels/marks', { signal }).then(({ data }) => data),
});

/** The member's marks on boards. None for guests and while unknown. */
export function useBoardMarks(): readonly community.BoardMark[] {
  const me = useMe();
  return useQuery({ ...boardMarksOptions, enabled: Boolean(me) }).data ?? [];
}

/** Number of unread topics on the boards together. */
export function useUnreadOn(ids: readonly number[]): number {
  return useBoardMarks()
    .filter(({ board_id }) => ids.includes(board_id))
    .reduce((sum, { unread }) => sum + unread, 0);
}

/** The least time between two requests, so that a busy community does not make every client ask all the time. */
const PAUSE_MS = 30_000;

/** Keeps the counts current after events on boards, with one request for all events of a moment. */
export function useLiveMarks(boards: readonly Board[]): void {
  const client = useQueryClient();
  const me = useMe();
  const ask = useSpread(() => void client.invalidateQueries(boardMarksOptions), PAUSE_MS);
  const names = me ? boards.map(({ id, public: open }) => channels.board(id, open)) : [];
  const others = ({ user_id }: { user_id: number }) => user_id !== me?.id && ask();
  useLive(names, { 'topic-posted': others, 'comment-posted': others, 'topic-deleted': ask, 'topic-moved': ask });
}

/** Marks a board as read, or all boards. Feeds show it at once. */
export function useReadBoards() {
  const client = useQueryClient();
  return async (boardId?: number): Promise<void> => {
    await api('POST /api/v4/channels/read', { body: { board_id: boardId } });
    await Promise.all([client.invalidateQueries(boardMarksOptions), client.invalidateQueries({ queryKey: ['feed'] })]);
  };
}

/** The member's choice about a board, and how to change it. Not for guests and during impersonation. */
export function useWatching(board: Board) {
  const client = useQueryClient();
  const me = acting(useMe());
  const watching = useBoardMarks().find(({ board_id }) => board_id === board.id)?.watching ?? 'normal';
  const choose = async (to: Watching): Promise<void> => {
    await api('PUT /api/v4/channels/{id}/watching', { params: { id: board.id }, body: { watching: to } });
    await client.invalidateQueries(boardMarksOptions);
    // Home shows or hides the board from now on.
    client.removeQueries({ queryKey: ['feed', 'home'], type: 'inactive' });
  };
  return me && { watching, choose };
}

/** A group's or event's own board, by its id. */
export const useBoardOfGroup = (groupId: number): Board | undefined =>
  useBoards().data?.find(({ group }) => group?.id === groupId);
