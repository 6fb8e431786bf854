import type { KeyboardEvent } from 'react';

/** The next element for an arrow key: from the field down the results and back. Null for other keys. */
export function nextHit(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): HTMLElement | null {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.nativeEvent.isComposing) return null;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = stops.indexOf(document.activeElement as HTMLElement | null);
  return at < 0 ? null : (stops[at + by] ?? null);
}
