let ended = false;
const watchers = new Set<() => void>();

function set(next: boolean): void {
  if (ended === next) return;
  ended = next;
  for (const watcher of watchers) watcher();
}

/** Call this when the server treats a member as a guest. The screen then stays and asks them to log in again. */
export const sessionHasEnded = (): void => set(true);

/** Call this when the member has logged in again or wants to look at their screen first. */
export const dismissEnded = (): void => set(false);

/** Whether the session has ended and the member has not dismissed the notice. */
export const hasEnded = (): boolean => ended;

/** Calls `watcher` whenever {@link hasEnded} changes. Returns a function that unsubscribes. */
export function watchEnded(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
