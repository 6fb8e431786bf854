import { useSyncExternalStore } from 'react';
import type { FeedStatus } from './keys.ts';

export type FeedDisplay = 'small' | 'big';

/** Part 1 §7 and §9: the cookies that keep the choice, for a year. */
const COOKIES = { status: 'feedstatus', display: 'feeddisplaystatus' } as const;
const KEPT_SECONDS = 365 * 24 * 60 * 60;

export interface FeedChoice {
  /** option1 is latest, option2 popular (decisions, conventions). */
  status: FeedStatus;
  display: FeedDisplay;
}

function cookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

const read = (): FeedChoice => ({
  status: cookie(COOKIES.status) === 'option2' ? 'option2' : 'option1',
  display: cookie(COOKIES.display) === 'small' ? 'small' : 'big',
});

let choice: FeedChoice | null = null;
const watchers = new Set<() => void>();

export const feedChoice = (): FeedChoice => (choice ??= read());

export function chooseFeed(part: Partial<FeedChoice>): void {
  choice = { ...feedChoice(), ...part };
  for (const [name, key] of Object.entries(COOKIES)) {
    document.cookie = `${key}=${choice[name as keyof FeedChoice]}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  }
  for (const watcher of watchers) watcher();
}

export const useFeedChoice = (): FeedChoice =>
  useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, feedChoice);
