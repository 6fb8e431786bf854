import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { memberKeys } from '../../entities/members/keys.ts';

/** Null: there is no such member. */
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

export const useMember = (username: string) => useQuery(memberOptions(username));
