import { useQuery } from '@tanstack/react-query';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { api } from '@lyceum/browser/client';
import { useFeature } from '../../../lib/session/settings.ts';

/** Why a board is locked for whoever asks, and the way to it: the server's to say (part 1 §2). */
export const useNoAccess = (boardId: number) =>
  useQuery({
    queryKey: [...boardsOptions.queryKey, 'no-access', boardId],
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /modals/protected/board/{id}', { params: { id: boardId }, signal }).then(({ data }) => data),
    staleTime: 0,
  });

/** Whether the community sells what opens boards, to whoever lacks it and knows of no other way. */
export function useIsSold(wanted: boolean): boolean {
  const sells = useFeature({ plugin: 'commerce' }) === true;
  const { data } = useQuery({
    queryKey: ['commerce', 'products'],
    queryFn: ({ signal }) => api('GET /api/v4/commerce/products', { signal }).then(({ data: products }) => products),
    enabled: wanted && sells,
  });
  return wanted && sells && (data?.length ?? 0) > 0;
}
