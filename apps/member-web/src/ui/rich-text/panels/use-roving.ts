import { type KeyboardEvent, useRef, useState } from 'react';

/** Marks what the arrow keys walk over. */
export const ROVING = { 'data-roving': true } as const;

/**
 * One stop in the tab order for a grid of buttons with {@link ROVING}, in rows of `columns`. The arrow keys, Home and End
 * walk over it, left and right as the text runs. `onTop` takes the focus that leaves upwards.
 */
export function useRoving(columns: number, onTop?: () => void) {
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const items = () => [...(grid.current?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])];

  function go(index: number): boolean {
    const item = items()[index];
    if (!item) return false;
    setStop(index);
    item.focus();
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || !grid.current) return;
    const forwards = getComputedStyle(grid.current).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: forwards,
      ArrowLeft: -forwards,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -at,
      End: all.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!go(at + step) && event.key === 'ArrowUp') onTop?.();
  }

  return {
    grid,
    onKeyDown,
    /** To be called with an item's index for its `tabIndex`. */
    tabIndexOf: (index: number): 0 | -1 => (index === stop ? 0 : -1),
    first: () => go(0),
  };
}
