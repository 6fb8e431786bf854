import { useSyncExternalStore } from 'react';

let ended = false;
const watchers = new Set<() => void>();

function set(next: boolean): void {
  if (ended === next) return;
  ended = next;
  for (const watcher of watchers) watcher();
}

/** The server answered a member as a guest while they were writing: the screen stays, and asks them to log in again. */
export const sessionHasEnded = (): void => set(true);
/** They have logged in, or look at their text first. */
export const dismissEnded = (): void => set(false);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export const useHasEnded = (): boolean =>
  useSyncExternalStore(
    watch,
    () => ended,
    () => false,
  );
