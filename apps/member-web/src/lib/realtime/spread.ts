/** Time over which clients spread their requests in milliseconds, because all receive a broadcast simultaneously. */
const SPREAD_MS = 2000;

/**
 * Delays requests after a broadcast by a random time per client. Merges requests during the delay. A hidden page waits
 * until it is visible. At least `pauseMs` lie between two requests. `stop` cancels.
 */
export function spread(ask: () => void, pauseMs = 0): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waits = false;
  let last = -pauseMs;
  const now = (): void => {
    last = performance.now();
    ask();
  };
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible' || !waits) return;
    stopWaiting();
    now();
  };
  const stopWaiting = (): void => {
    waits = false;
    document.removeEventListener('visibilitychange', onVisible);
  };
  const due = (): void => {
    timer = null;
    if (document.visibilityState === 'visible') return now();
    waits = true;
    document.addEventListener('visibilitychange', onVisible);
  };
  return {
    ask: () => {
      if (!waits) timer ??= setTimeout(due, Math.max(Math.random() * SPREAD_MS, last + pauseMs - performance.now()));
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      stopWaiting();
    },
  };
}
