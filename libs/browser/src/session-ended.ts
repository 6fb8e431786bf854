let ended = false;
const watchers = new Set<() => void>();

function set(next: boolean): void {
  if (ended === next) return;
  ended = next;
  for (const watcher of watchers) watcher();
}

/** The server answered a member as a guest in the middle of their work: the screen stays, and asks them to log in again. */
export const sessionHasEnded = (): void => set(true);

/** They have logged in again, or look at what they were doing first. */
export const dismissEnded = (): void => set(false);

export const hasEnded = (): boolean => ended;

/** Calls the watcher whenever {@link hasEnded} changes, until what it answers is called. */
export function watchEnded(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
