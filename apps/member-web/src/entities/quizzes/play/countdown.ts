import { useEffect, useState } from 'react';

/** Part 3 §9: the quiz timer ticks each second. */
const TICK_MS = 1000;

/** How long until a moment of the server's clock, which is so far ahead of this one; never less than nothing. */
export const leftUntil = (deadline: string, ahead: number, now: number): number =>
  Math.max(0, Date.parse(deadline) - (now + ahead));

/** `m:ss`, or with hours `h:mm:ss`; a second that has begun is shown as a whole one. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const SAID_AT_MINUTES = [10, 5, 1];
/** What a screen reader is told, at some moments alone: so many minutes. */
export const minutesSaid = (ms: number): number | null =>
  [...SAID_AT_MINUTES].reverse().find((minutes) => ms <= minutes * 60_000 && ms > (minutes - 1) * 60_000) ?? null;

/** Milliseconds left, asked each second; `onEnd` once, when there are none. */
export function useLeft(deadline: string, ahead: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftUntil(deadline, ahead, Date.now()));
  useEffect(() => {
    const tick = () => {
      const now = leftUntil(deadline, ahead, Date.now());
      setLeft(now);
      // Also while it cannot be asked: it is asked again each second.
      if (now === 0) onEnd();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline, ahead, onEnd]);
  return left;
}
