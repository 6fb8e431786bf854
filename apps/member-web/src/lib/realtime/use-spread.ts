import { useEffect, useEffectEvent, useState } from 'react';
import { spread } from './spread.ts';

/**
 * Returns a function that delays a refetch after a broadcast, so that clients do not ask simultaneously. See {@link
 * spread}, also for `pauseMs`.
 */
export function useSpread(ask: () => void, pauseMs?: number): () => void {
  const latest = useEffectEvent(ask);
  const [{ later, connect }] = useState(() => putOff(pauseMs));
  useEffect(() => connect(() => latest()), [connect]);
  return later;
}

function putOff(pauseMs?: number) {
  let ask: (() => void) | null = null;
  const { ask: later, stop } = spread(() => ask?.(), pauseMs);
  const connect = (to: () => void) => {
    ask = to;
    return () => {
      ask = null;
      stop();
    };
  };
  return { later, connect };
}
