import { type KeyboardEvent, useRef, useState } from 'react';

/** Marks the elements between which the arrow keys move. */
export const ROVING = { 'data-roving': true } as const;

/**
 * Roving tab index for a grid of buttons with {@link ROVING}, in rows of `columns`. Arrow keys, Home and End move the
 * focus, in the text direction. `onTop` is called when the focus leaves upwards.
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
    /** Returns the `tabIndex` for an item's index. */
    tabIndexOf: (index: number): 0 | -1 => (index === stop ? 0 : -1),
    first: () => go(0),
  };
}
