import { useSyncExternalStore } from 'react';

/**
 * Ids of topics that others posted while a feed was open, by feed. They wait behind “Show”, because inserting them
 * would move the text being read.
 */
const waiting = new Map<string, ReadonlySet<number>>();
const watchers = new Set<() => void>();
const nothing: ReadonlySet<number> = new Set();

/** A feed to which others add topics. */
export type Growing = { boardId: number | null } | { authorId: number };

const nameOf = (feed: Growing) => ('authorId' in feed ? `author-${feed.authorId}` : String(feed.boardId ?? 'home'));

function put(feed: string, ids: ReadonlySet<number>): void {
  waiting.set(feed, ids);
  for (const watcher of watchers) watcher();
}

/** Adds a topic to the waiting ones. `atHome` includes the home feed, which has no tickets. */
export function announce(topicId: number, boardId: number, authorId: number, atHome = true): void {
  const feeds = [...(atHome ? [{ boardId: null }] : []), { boardId }, { authorId }];
  for (const feed of feeds.map(nameOf)) {
    put(feed, new Set([...(waiting.get(feed) ?? []), topicId]));
  }
}

/** Clears the waiting topics of a feed. */
export function settle(feed: Growing): void {
  if (waiting.get(nameOf(feed))?.size) put(nameOf(feed), nothing);
}

/** Number of waiting topics of a feed. */
export function useWaiting(feed: Growing): number {
  const current = () => waiting.get(nameOf(feed)) ?? nothing;
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    current,
    current,
  ).size;
}
