import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { memberKeys } from '../keys.ts';

/** Pages of members whose name matches the text. */
export const membersNamed = (text: string) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.members, 'named', text],
    // Shows a failure immediately. The next keystroke searches again.
    retry: false,
    queryFn: async ({ pageParam: page, signal }) => {
      const { results } = await api('GET /api/v3/search', { query: { query: text, model: 'users', page }, signal });
      return { page, data: results.users?.data ?? [], last_page: results.users?.meta.last_page ?? 1 };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
  });
