import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

/**
 * Whether visitors are asked for consent, and for which version. The HTML document contains this answer, and all other
 * consent code loads only if needed.
 */
const askedOptions = queryOptions({
  queryKey: ['consent', 'version'],
  queryFn: async ({ signal }) => (await api('GET /get_cookie_package_version', { signal })).data,
  staleTime: Infinity,
  // A failure only means that visitors are not asked now.
  retry: false,
});

/** The version of the cookie package that visitors are asked for, or 0 for none. */
export const useAsked = (): number => {
  const { data } = useQuery(askedOptions);
  return data?.active ? data.version : 0;
};
