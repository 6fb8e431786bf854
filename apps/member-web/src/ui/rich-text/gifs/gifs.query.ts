import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { GIF_LIMITS } from '@lyceum/contracts/gif-limits';

/** GIF URLs never expire, and results for a query are stable for a while. */
const staleTime = 10 * 60_000;

/** Query options of the GIF categories, and of the service behind them. */
export const gifCategoriesOptions = () =>
  queryOptions({
    queryKey: ['gifs', 'categories'],
    staleTime,
    queryFn: ({ signal }) => api('GET /api/v4/gifs/categories', { signal }),
  });

/** Query options of a GIF search. */
export const gifSearchOptions = (tag: string) =>
  queryOptions({
    queryKey: ['gifs', 'search', tag],
    staleTime,
    queryFn: async ({ signal }) => {
      const query = { tag, limit: GIF_LIMITS.search };
      return (await api('GET /api/v4/gifs/search', { query, signal })).results;
    },
  });
