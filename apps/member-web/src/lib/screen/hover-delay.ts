/** Part 1 §9, user popup. */
const OPEN_MS = 350;
const CLOSE_MS = 200;

/** Opens when something has rested for a moment, and closes a moment after it has gone; what came last counts. */
export function hoverDelay(set: (opened: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later(open: boolean): void {
      clearTimeout(timer);
      timer = setTimeout(() => set(open), open ? OPEN_MS : CLOSE_MS);
    },
    cancel: (): void => clearTimeout(timer),
  };
}
