import { useState } from 'react';
import { useNow } from '../../../lib/time/clock.ts';
import type { Poll } from './poll.ts';

/** Whether the poll has ended: after its end date, or because the server did not answer (part 3 §4 and §8). */
export function useTimePassed({ ended, ends_at }: Poll) {
  const now = useNow();
  const [forced, setForced] = useState(false);
  const passed = forced || ended || (ends_at !== null && Date.parse(ends_at) < now);
  return { passed, forced, force: () => setForced(true) };
}
