import { useSyncExternalStore } from 'react';
import { visit } from '../visit.ts';

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const current = () => now;
const rendered = () => visit()?.now ?? now;

/** The current time in milliseconds, updated by one shared interval. */
export const useNow = () => useSyncExternalStore(subscribe, current, rendered);
