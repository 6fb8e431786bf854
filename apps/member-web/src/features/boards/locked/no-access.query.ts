import { useQuery } from '@tanstack/react-query';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { api } from '@lyceum/browser/client';

/** Why a board is locked for whoever asks, and the way to it: the server's to say (part 1 §2). */
export const useNoAccess = (boardId: number) =>
  useQuery({
    queryKey: [...boardsOptions.queryKey, 'no-access', boardId],
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /modals/protected/board/{id}', { params: { id: boardId }, signal }).then(({ data }) => data),
    staleTime: 0,
  });
