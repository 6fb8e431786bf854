import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

/** Whether anybody is asked, and what: the first document brings it along. All else of consent comes only where it is so. */
const askedOptions = queryOptions({
  queryKey: ['consent', 'version'],
  queryFn: async ({ signal }) => (await api('GET /get_cookie_package_version', { signal })).data,
  staleTime: Infinity,
  // Nobody misses being asked.
  retry: false,
});

/** The version that visitors are asked to consent to; 0: none. */
export const useAsked = (): number => {
  const { data } = useQuery(askedOptions);
  return data?.active ? data.version : 0;
};
