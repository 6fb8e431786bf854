import { useEffect, useEffectEvent } from 'react';

/** Loads the next page within this distance of the bottom, or if fewer topics show (part 1 §9). */
const WITHIN_PX = 1500;
const FEW = 6;
const THROTTLE_MS = 100;

/** Whether to load the next page. `below` is the height in pixels under the window. */
export const asksForMore = (below: number, shown: number): boolean => below < WITHIN_PX || shown < FEW;

/**
 * Calls `call` while the bottom of the page is near. Checks again when more items show, because a short page never
 * scrolls.
 */
export function useNearBottom(call: () => void, enabled: boolean, shown: number): void {
  const reached = useEffectEvent(() => {
    const { scrollHeight } = document.documentElement;
    if (asksForMore(scrollHeight - scrollY - innerHeight, shown)) call();
  });
  useEffect(() => {
    if (!enabled) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        reached();
      }, THROTTLE_MS);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon, { passive: true });
    return () => {
      clearTimeout(waiting);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [enabled, shown]);
}
