/** Delays of the user popup in milliseconds (part 1 §9). */
const OPEN_MS = 350;
const CLOSE_MS = 200;

/** Opens after a moment of hovering and closes a moment after leaving. The last call wins. */
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
