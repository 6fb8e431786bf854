import { useSyncExternalStore } from 'react';
import { FEED_COOKIES, type FeedStatus, feedStatus } from '@lyceum/contracts/first-page';

export type FeedDisplay = 'small' | 'big';

/** Part 1 §9: for a year. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

export interface FeedChoice {
  status: FeedStatus;
  display: FeedDisplay;
}

function cookie(name: string): string | undefined {
  if (!('document' in globalThis)) return undefined;
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

const read = (): FeedChoice => ({
  status: feedStatus(cookie(FEED_COOKIES.status)),
  display: cookie(FEED_COOKIES.display) === 'small' ? 'small' : 'big',
});

let choice: FeedChoice | null = null;
const watchers = new Set<() => void>();

export const feedChoice = (): FeedChoice => (choice ??= read());

export function chooseFeed(part: Partial<FeedChoice>): void {
  choice = { ...feedChoice(), ...part };
  for (const [name, key] of Object.entries(FEED_COOKIES)) {
    document.cookie = `${key}=${choice[name as keyof FeedChoice]}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  }
  for (const watcher of watchers) watcher();
}

export const useFeedChoice = (): FeedChoice =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    feedChoice,
    feedChoice,
  );
