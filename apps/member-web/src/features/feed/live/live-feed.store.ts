import { useSyncExternalStore } from 'react';

/**
 * Topics that others posted while a feed was open, by feed: they wait behind "Show", since a feed that grows at the top by
 * itself moves away what is being read.
 */
const waiting = new Map<string, ReadonlySet<number>>();
const watchers = new Set<() => void>();
const nothing: ReadonlySet<number> = new Set();

/** A feed that others add to. */
export type Growing = { boardId: number | null } | { authorId: number };

const nameOf = (feed: Growing) => ('authorId' in feed ? `author-${feed.authorId}` : String(feed.boardId ?? 'home'));

function put(feed: string, ids: ReadonlySet<number>): void {
  waiting.set(feed, ids);
  for (const watcher of watchers) watcher();
}

/** `atHome`: whether it also stands among what is new everywhere, which tickets do not. */
export function announce(topicId: number, boardId: number, authorId: number, atHome = true): void {
  const feeds = [...(atHome ? [{ boardId: null }] : []), { boardId }, { authorId }];
  for (const feed of feeds.map(nameOf)) {
    put(feed, new Set([...(waiting.get(feed) ?? []), topicId]));
  }
}

export function settle(feed: Growing): void {
  if (waiting.get(nameOf(feed))?.size) put(nameOf(feed), nothing);
}

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
