import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { ListMeta } from '@lyceum/contracts';
import type { Kind, Order } from './search-address.ts';

/** Results of any kind. The module that renders a kind knows its fields. */
type Found = Record<Kind, { data: { id: number }[]; meta: ListMeta } | undefined>;

const ALL = ['search'] as const;
const asked = (text: string, order: Order) => ({ query: text, ...(order !== 'best' && { order_by: order }) });

/** Query options of a few results per kind. Earlier results stay on screen until the next answer. */
export const overviewOptions = (text: string, order: Order) =>
  queryOptions({
    queryKey: [...ALL, text, order],
    queryFn: async ({ signal }): Promise<Found> =>
      (await api('GET /api/v3/search', { query: asked(text, order), signal })).results as Found,
    enabled: text !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Query options of all results of one kind, page by page. */
export const extendedOptions = (text: string, order: Order, kind: Kind) =>
  infiniteQueryOptions({
    queryKey: [...ALL, text, order, kind],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...asked(text, order), model: kind, page: pageParam };
      const { results } = await api('GET /api/v3/search', { query, signal });
      return (results as Found)[kind]!;
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    enabled: text !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
