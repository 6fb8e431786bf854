import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { stored } from '../stored.ts';

/** Where the router keeps the places of all history entries when the page is left. */
const PLACES = 'react-router-scroll-positions';
/** What has not come by then is not what the member is waiting for. */
const PATIENCE_MS = 10_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back to a screen that must be fetched anew (after a reload, say): the router restores the place at once, when the screen
 * is still too short for it. This goes on while it grows, until the place is reached or the member moves by themselves.
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
