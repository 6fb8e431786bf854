import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { stored } from '../stored.ts';

/** Storage key of the router's scroll positions. */
const PLACES = 'react-router-scroll-positions';
/** How long to wait for the screen to grow, in milliseconds. */
const PATIENCE_MS = 10_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position on Back to a screen that must be fetched again. The router restores it only once, when
 * the screen is still too short. This repeats while the screen grows, until it fits or the member scrolls.
 */
export function useLateScroll(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const place = isBack ? stored<Record<string, number>>(PLACES, () => sessionStorage)?.[key] : undefined;
    if (!place) return;
    const stop = new AbortController();
    const growth = new ResizeObserver(() => {
      scrollTo(0, place);
      if (Math.abs(scrollY - place) < 2) stop.abort();
    });
    stop.signal.addEventListener('abort', () => growth.disconnect());
    for (const move of OWN_MOVES) addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true });
    const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
    growth.observe(document.body);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isBack]);
}
