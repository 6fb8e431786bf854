import { useEffect, useEffectEvent, type RefObject } from 'react';

type Box = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Whether so great a share of it has passed, from wherever it begins: a box that grows upwards scrolls below zero. */
export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Box, share: number): boolean =>
  Math.abs(scrollTop) + clientHeight >= share * scrollHeight;

/**
 * Calls while the end of a box that scrolls is near; asks again whenever more is shown, since what is shorter than its box
 * never scrolls.
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
