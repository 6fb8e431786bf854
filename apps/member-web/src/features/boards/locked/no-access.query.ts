import { useQuery } from '@tanstack/react-query';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { api } from '@lyceum/browser/client';
import { useFeature } from '../../../lib/session/settings.ts';

/** Loads the server's reason why a board is locked for this member, and the way to get access (part 1 §2). */
export const useNoAccess = (boardId: number) =>
  useQuery({
    queryKey: [...boardsOptions.queryKey, 'no-access', boardId],
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /modals/protected/board/{id}', { params: { id: boardId }, signal }).then(({ data }) => data),
    staleTime: 0,
  });

/**
 * Whether the community sells access. Only asks the server if `wanted`, for boards without another way to get access.
 */
export function useIsSold(wanted: boolean): boolean {
  const sells = useFeature({ plugin: 'commerce' }) === true;
  const { data } = useQuery({
    queryKey: ['commerce', 'products'],
    queryFn: ({ signal }) => api('GET /api/v4/commerce/products', { signal }).then(({ data: products }) => products),
    enabled: wanted && sells,
  });
  return wanted && sells && (data?.length ?? 0) > 0;
}
