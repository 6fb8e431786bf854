import { useSyncExternalStore } from 'react';

let ended = false;
const watchers = new Set<() => void>();

function become(next: boolean): void {
  if (ended === next) return;
  ended = next;
  for (const watcher of watchers) watcher();
}

/** The server knows nobody by this browser any more, in the middle of somebody's work. */
export const tellEnded = (): void => become(true);
export const goOn = (): void => become(false);
export const hasEnded = (): boolean => ended;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const useEnded = (): boolean => useSyncExternalStore(watch, hasEnded);
