import { useEffect, useState } from 'react';

/** The quiz timer ticks each second (part 3 §9). */
const TICK_MS = 1000;

/** Milliseconds until a deadline on the server's clock, which is `ahead` ms ahead of this one. Never negative. */
export const leftUntil = (deadline: string, ahead: number, now: number): number =>
  Math.max(0, Date.parse(deadline) - (now + ahead));

/** Formats milliseconds as `m:ss` or `h:mm:ss`, rounded up to whole seconds. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const SAID_AT_MINUTES = [10, 5, 1];
/** Minutes to announce to screen readers, or null outside the announced minutes. */
export const minutesSaid = (ms: number): number | null =>
  [...SAID_AT_MINUTES].reverse().find((minutes) => ms <= minutes * 60_000 && ms > (minutes - 1) * 60_000) ?? null;

/** Milliseconds left, updated each second. Calls `onEnd` every second once no time is left. */
export function useLeft(deadline: string, ahead: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftUntil(deadline, ahead, Date.now()));
  useEffect(() => {
    const tick = () => {
      const now = leftUntil(deadline, ahead, Date.now());
      setLeft(now);
      // Repeats each second, because the request in `onEnd` may fail.
      if (now === 0) onEnd();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline, ahead, onEnd]);
  return left;
}
