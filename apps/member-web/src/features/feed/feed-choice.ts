import { useSyncExternalStore } from 'react';
import {
  FEED_COOKIES,
  type FeedStatus,
  feedStatus,
  type FeedTab,
  feedTab,
  TAB,
  TAG,
} from '@lyceum/contracts/first-page';
import { cookie, keepCookie } from '../../lib/cookies.ts';
import { visit } from '../../lib/visit.ts';

export type FeedDisplay = 'small' | 'big';

/** Lifetime of the cookies in days (part 1 §9). */
const KEPT_DAYS = 365;

export interface FeedChoice {
  status: FeedStatus;
  display: FeedDisplay;
}

const read = (): FeedChoice => ({
  status: feedStatus(cookie(FEED_COOKIES.status)),
  display: cookie(FEED_COOKIES.display) === 'small' ? 'small' : 'big',
});

let choice: FeedChoice | null = null;
const watchers = new Set<() => void>();

/** Order and display of feeds, from the cookies. The server reads those of each request. */
export const feedChoice = (): FeedChoice => (visit()?.cookies === undefined ? (choice ??= read()) : read());

/** Changes the order or display of feeds and stores it in the cookies. */
export function chooseFeed(part: Partial<FeedChoice>): void {
  choice = { ...feedChoice(), ...part };
  for (const [name, key] of Object.entries(FEED_COOKIES)) {
    keepCookie(key, choice[name as keyof FeedChoice], KEPT_DAYS);
  }
  for (const watcher of watchers) watcher();
}

/** Subscribes to the order and display of feeds. */
export const useFeedChoice = (): FeedChoice =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    feedChoice,
    feedChoice,
  );

/** The tag of the feed at an address. */
export const tagIn = (address: string): string | null => new URL(address).searchParams.get(TAG);

/** The tab of the feed at an address. */
export const tabIn = (address: string): FeedTab => feedTab(new URL(address).searchParams.get(TAB), feedChoice().status);
