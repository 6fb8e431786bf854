import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { cookie } from '../../../lib/cookies.ts';
import { todayOptions } from '../queries/events.query.ts';

const COOKIE = 'events_today_seen';
const watchers = new Set<() => void>();

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
const seenDay = (): string | null => cookie(COOKIE) ?? null;

/** Number of today's events. 0 once the member has seen them, until the community's next midnight. */
export function useToday(): number {
  const { data } = useQuery(todayOptions);
  const seen = useSyncExternalStore(watch, seenDay, () => null);
  return data && seen !== data.date ? data.total : 0;
}

/** Returns a function that marks today's events as seen. The cookie expires at the next midnight (part 3 §9). */
export function useSeenToday(): () => void {
  const { data } = useQuery(todayOptions);
  return useCallback(() => {
    if (!data || data.total === 0 || seenDay() === data.date) return;
    document.cookie = `${COOKIE}=${data.date}; path=/; SameSite=Lax; expires=${new Date(data.until).toUTCString()}`;
    for (const watcher of watchers) watcher();
  }, [data]);
}
