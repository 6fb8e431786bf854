import { useSyncExternalStore } from 'react';

/**
 * Topics that others posted while a feed was open, by feed: they wait behind "Show", since a feed that grows at the top by
 * itself moves away what is being read.
 */
const waiting = new Map<string, ReadonlySet<number>>();
const watchers = new Set<() => void>();
const nothing: ReadonlySet<number> = new Set();

const nameOf = (boardId: number | null) => String(boardId ?? 'home');

function put(feed: string, ids: ReadonlySet<number>): void {
  waiting.set(feed, ids);
  for (const watcher of watchers) watcher();
}

export function announce(topicId: number, boardId: number): void {
  for (const feed of [nameOf(null), nameOf(boardId)]) put(feed, new Set([...(waiting.get(feed) ?? []), topicId]));
}

export function settle(boardId: number | null): void {
  if (waiting.get(nameOf(boardId))?.size) put(nameOf(boardId), nothing);
}

export function useWaiting(boardId: number | null): number {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => waiting.get(nameOf(boardId)) ?? nothing,
  ).size;
}
