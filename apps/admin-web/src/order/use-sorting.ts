import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** Marks the drag handle for touch. Elsewhere a touch scrolls the page. */
export const HANDLE = 'data-handle';

/** New index of a row dragged to height `y`. The row passes another only beyond that row's middle. */
export function placeAt(y: number, from: number, rows: readonly { top: number; bottom: number }[]): number {
  const middle = (index: number): number => {
    const row = rows[index];
    return row ? (row.top + row.bottom) / 2 : NaN;
  };
  let to = from;
  while (y > middle(to + 1)) to += 1;
  while (y < middle(to - 1)) to -= 1;
  return to;
}

/** Reordering of list rows with mouse, pen or touch. `move` runs during the drag, and the row stays in view. */
export function useSorting(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (dragged !== null) list.current?.children[dragged]?.scrollIntoView({ block: 'nearest' });
  }, [dragged]);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const at = event.target as Element;
    const row = at.closest('li');
    if (!row || event.button !== 0 || at.closest('button')) return;
    if (event.pointerType === 'touch' && !at.closest(`[${HANDLE}]`)) return;
    // The list captures the pointer, because its rows move during the drag.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged([...event.currentTarget.children].indexOf(row));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (dragged === null) return;
    const to = placeAt(
      event.clientY,
      dragged,
      [...event.currentTarget.children].map((row) => row.getBoundingClientRect()),
    );
    if (to === dragged) return;
    move(dragged, to);
    setDragged(to);
  }

  const drop = () => setDragged(null);
  return { dragged, handlers: { ref: list, onPointerDown, onPointerMove, onLostPointerCapture: drop } };
}
