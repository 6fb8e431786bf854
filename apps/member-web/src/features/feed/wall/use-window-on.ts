import { useCallback, useEffect, useState } from 'react';
import { columnsFor } from '../../../ui/masonry/masonry.ts';

/** Scroll step in pixels. Smaller scrolls stay within the rendered margin. */
const STEP = 200;

interface Seen {
  columns: number;
  width: number;
  /** Visible part of the element, in pixels from its top. */
  from: number;
  to: number;
}

const NOTHING: Seen = { columns: 1, width: 0, from: 0, to: 0 };

/**
 * Returns an element's width and its visible part, rounded to steps so that scrolling does not re-render on every
 * pixel.
 */
export function useWindowOn() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState(NOTHING);
  const look = useCallback(() => {
    if (!element) return;
    const { top, width } = element.getBoundingClientRect();
    const from = Math.floor(-top / STEP) * STEP;
    const next = { columns: columnsFor(innerWidth), width, from, to: from + Math.ceil(innerHeight / STEP + 1) * STEP };
    setSeen((before) => (isSame(before, next) ? before : next));
  }, [element]);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [element, look]);
  return { ref, ...seen };
}

const isSame = (a: Seen, b: Seen): boolean =>
  a.columns === b.columns && a.width === b.width && a.from === b.from && a.to === b.to;
