import { useEffect, useEffectEvent } from 'react';

/** Part 1 §9: the next page is loaded when the bottom is as near as this, and when fewer than so many topics show. */
const WITHIN_PX = 1500;
const FEW = 6;
const THROTTLE_MS = 100;

/** `below`: how much of the page lies below the window. */
export const asksForMore = (below: number, shown: number): boolean => below < WITHIN_PX || shown < FEW;

/** Calls while the bottom of the page is near; asks again whenever more are shown, since a short page never scrolls. */
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
