import type { KeyboardEvent } from 'react';

/** What an arrow key leads to: from the field down the hits and back. Null where it means something else. */
export function nextHit(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): HTMLElement | null {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.nativeEvent.isComposing) return null;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = stops.indexOf(document.activeElement as HTMLElement | null);
  return at < 0 ? null : (stops[at + by] ?? null);
}
