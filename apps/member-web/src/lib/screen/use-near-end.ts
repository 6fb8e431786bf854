import { useEffect, useEffectEvent, type RefObject } from 'react';

type Box = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/**
 * Whether the given fraction is scrolled past, from either end. A box that grows upwards has a negative `scrollTop`.
 */
export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Box, share: number): boolean =>
  Math.abs(scrollTop) + clientHeight >= share * scrollHeight;

/**
 * Calls `call` while the end of a scrolling box is near. Checks again when more items show, because a short list never
 * scrolls.
 */
export function useNearEnd(
  box: RefObject<HTMLElement | null>,
  share: number,
  call: () => void,
  enabled: boolean,
  shown: number,
): void {
  const look = useEffectEvent(() => {
    if (box.current && isNearEnd(box.current, share)) call();
  });
  useEffect(() => {
    const element = box.current;
    if (!enabled || !element) return;
    const onMove = () => look();
    onMove();
    const sizes = new ResizeObserver(onMove);
    sizes.observe(element);
    element.addEventListener('scroll', onMove, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onMove);
    };
  }, [box, enabled, shown]);
}
