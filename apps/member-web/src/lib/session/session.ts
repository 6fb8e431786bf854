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
        // As a guest's the screen would lose what they have typed.
        if (!before || !hasUnsaved()) return null;
        sessionHasEnded();
        return before;
      }
      throw error;
    }
  },
  staleTime: Infinity,
});

/** `undefined` while unknown, `null` for a guest. Nobody is called a guest because the server did not answer. */
export const useMe = (): Me | null | undefined => useQuery(meOptions).data;

/** Whether "unknown" will stay so until somebody tries again. */
export const useMeFailed = (): boolean => useQuery(meOptions).isError;

/** Whoever acts, as themselves: a guest cannot, and who impersonates looks on (decisions 24). */
export const acting = (me: Me | null | undefined): Me | null => (me && !me.impersonating ? me : null);

export const isStaff = (me: Me) => me.isAdmin || me.isModerator;

const survives: readonly unknown[] = [sessionKeys.settings[0], sessionKeys.me[0]];

/** Whom the cache was answered to; undefined before anybody is known. */
let answeredTo: number | null | undefined;

const idOf = (me: Me | null) => me?.id ?? null;

/** Inactive queries lose what they hold, and what is on the screen is asked for again. (`clear()` would leave mounted observers attached to nothing.) */
const forget = (client: QueryClient) =>
  void client.resetQueries({ predicate: (query) => !survives.includes(query.queryKey[0]) });

/** After login, registration and logout: everything cached was answered to the session before, so it is forgotten. */
export function sessionChanged(client: QueryClient, me: Me | null): void {
  forgetCsrfToken();
  answeredTo = idOf(me);
  if (me) {
    notifyManager.batch(() => {
      client.setQueryData(meOptions.queryKey, me);
      forget(client);
    });
  } else {
    // At a login they stay: who was asked for it in the middle of posting posts again, and names are a member's own.
    forgetKeys();
    client.setQueryData(meOptions.queryKey, null);
    // Once the screens know: what only members are shown has gone then, and does not ask what a guest is refused.
    notifyManager.schedule(() => forget(client));
  }
}

/** The same member has logged in again: what is on the screen stays, and is asked for again behind it. */
export function sessionResumed(client: QueryClient, me: Me): void {
  forgetCsrfToken();
  client.setQueryData(meOptions.queryKey, me);
  void client.invalidateQueries({ predicate: (query) => !survives.includes(query.queryKey[0]) });
}

/** To be called once the screens know who is looking: another tab may have logged in or out. */
export function followSession(client: QueryClient, me: Me | null): void {
  const before = answeredTo;
  answeredTo = idOf(me);
  if (before !== undefined && before !== answeredTo) forget(client);
}
