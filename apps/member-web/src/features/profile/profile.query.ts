import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { memberKeys } from '../../entities/members/keys.ts';

/** Query options of a member's profile. Resolves to null if there is no such member. */
export const memberOptions = (username: string) =>
  queryOptions({
    queryKey: memberKeys.member(username),
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v3/profile/{username}', { params: { username }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Loads a member's profile. */
export const useMember = (username: string) => useQuery(memberOptions(username));
