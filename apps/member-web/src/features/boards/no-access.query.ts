import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { keys } from '../../lib/keys.ts';

/** Why a board is locked for whoever asks, and the way to it: the server's to say (part 1 §2). */
export const useNoAccess = (boardId: number) =>
  useQuery({
    queryKey: keys.noAccess(boardId),
    queryFn: ({ signal }) =>
      api('GET /modals/protected/board/{id}', { params: { id: boardId }, signal }).then(({ data }) => data),
    staleTime: 0,
  });
