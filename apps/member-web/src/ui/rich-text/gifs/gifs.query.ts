import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { GIF_LIMITS } from '@lyceum/contracts/gif-limits';

/** Issued addresses hold for ever, and the same word finds the same for a while. */
const staleTime = 10 * 60_000;

export const gifCategoriesOptions = () =>
  queryOptions({
    queryKey: ['gifs', 'categories'],
    staleTime,
    queryFn: async ({ signal }) => (await api('GET /api/v4/gifs/categories', { signal })).tags,
  });

export const gifSearchOptions = (tag: string) =>
  queryOptions({
    queryKey: ['gifs', 'search', tag],
    staleTime,
    queryFn: async ({ signal }) => {
      const query = { tag, limit: GIF_LIMITS.search };
      return (await api('GET /api/v4/gifs/search', { query, signal })).results;
    },
  });
