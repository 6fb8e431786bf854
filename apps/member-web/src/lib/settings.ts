import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import { keys } from './keys.ts';

export const settingsOptions = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }) => api('GET /api/v3/settings', { signal }).then((answer) => answer.data),
  staleTime: Infinity,
});

export const useSettings = () => useQuery(settingsOptions).data;

/** The community's name, or the product's while it is not known yet. */
export const useCommunityName = () => useSettings()?.community_name ?? 'Lyceum';
