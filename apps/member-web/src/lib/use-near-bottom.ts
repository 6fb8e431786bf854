import { useEffect, useEffectEvent } from 'react';

/** Part 1 §9. */
const WITHIN_PX = 1500;
const THROTTLE_MS = 100;

/** Calls while the bottom of the page is near; asks again whenever `watch` changes, since a short page never scrolls. */
export function useNearBottom(call: () => void, enabled: boolean, watch: unknown): void {
  const reached = useEffectEvent(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight - scrollY - innerHeight < WITHIN_PX) call();
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
  }, [enabled, watch]);
}
