import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** Marks what a finger drags by: everywhere else it scrolls. */
export const HANDLE = 'data-handle';

/** Which place a row has when it is dragged to a height: it passes another only beyond that one's middle. */
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

/** Rows of a list that are dragged with a mouse, a pen or a finger. What is dragged stays in sight. */
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
    // By the list, which stays where it is while its rows move.
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
