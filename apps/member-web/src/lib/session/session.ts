import { notifyManager, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { identity } from '@lyceum/contracts';
import { ApiError, api, forgetCsrfToken } from '@lyceum/browser/client';
import { forgetKeys } from '@lyceum/browser/idempotency-keys';
import { hasUnsaved } from '../forms/unsaved.ts';
import { LIVE } from '../realtime/catch-up.ts';
import { sessionHasEnded } from '@lyceum/browser/session-ended';
import { sessionKeys } from './keys.ts';

export type Me = identity.Profile;

export const meOptions = queryOptions({
  queryKey: sessionKeys.me,
  meta: LIVE,
  queryFn: async ({ signal, client }): Promise<Me | null> => {
    try {
      return (await api('GET /api/v3/profile/me', { signal })).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const before = client.getQueryData<Me | null>(sessionKeys.me);
        // Becoming a guest would discard unsaved input.
        if (!before || !hasUnsaved()) return null;
        sessionHasEnded();
        return before;
      }
      throw error;
    }
  },
  staleTime: Infinity,
});

/** The member, `null` for a guest, or `undefined` while unknown. An unanswered request never makes a member a guest. */
export const useMe = (): Me | null | undefined => useQuery(meOptions).data;

/** Whether the member is unknown because the request failed. */
export const useMeFailed = (): boolean => useQuery(meOptions).isError;

/** The member if they can act themselves. Null for guests and during impersonation (decisions 24). */
export const acting = (me: Me | null | undefined): Me | null => (me && !me.impersonating ? me : null);

/** Whether the member is an administrator or moderator. */
export const isStaff = (me: Me) => me.isAdmin || me.isModerator;

const survives: readonly unknown[] = [sessionKeys.settings[0], sessionKeys.me[0]];

/** Id of the member for whom the cache was filled. Undefined before the first answer. */
let answeredTo: number | null | undefined;

const idOf = (me: Me | null) => me?.id ?? null;

/**
 * Resets all session-dependent queries: clears inactive ones and refetches visible ones. `clear()` would detach mounted
 * observers.
 */
const forget = (client: QueryClient) =>
  void client.resetQueries({ predicate: (query) => !survives.includes(query.queryKey[0]) });

/** Handles a login, registration or logout: resets the cache, which belongs to the previous session. */
export function sessionChanged(client: QueryClient, me: Me | null): void {
  forgetCsrfToken();
  answeredTo = idOf(me);
  if (me) {
    notifyManager.batch(() => {
      client.setQueryData(meOptions.queryKey, me);
      forget(client);
    });
  } else {
    // Idempotency keys survive a login, because a member asked to log in while posting retries the post.
    forgetKeys();
    client.setQueryData(meOptions.queryKey, null);
    // After the screens have re-rendered, so that member-only parts do not send requests that a guest may not make.
    notifyManager.schedule(() => forget(client));
  }
}

/** Handles a repeated login of the same member: the screen stays and its data is refetched. */
export function sessionResumed(client: QueryClient, me: Me): void {
  forgetCsrfToken();
  client.setQueryData(meOptions.queryKey, me);
  void client.invalidateQueries({ predicate: (query) => !survives.includes(query.queryKey[0]) });
}

/** Resets the cache if another tab logged in or out. Call it when the member is known. */
export function followSession(client: QueryClient, me: Me | null): void {
  const before = answeredTo;
  answeredTo = idOf(me);
  if (before !== undefined && before !== answeredTo) forget(client);
}
