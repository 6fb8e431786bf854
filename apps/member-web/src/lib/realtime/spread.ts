/** All clients hear a broadcast at once: they ask within so long. */
const SPREAD_MS = 2000;

/**
 * Puts off what a broadcast asks for, each client to a moment of its own. What is asked for meanwhile is asked for once. A hidden
 * page waits until it is looked at. `stop` forgets what is put off.
 */
export function spread(ask: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waits = false;
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible' || !waits) return;
    stopWaiting();
    ask();
  };
  const stopWaiting = (): void => {
    waits = false;
    document.removeEventListener('visibilitychange', onVisible);
  };
  const due = (): void => {
    timer = null;
    if (document.visibilityState === 'visible') return ask();
    waits = true;
    document.addEventListener('visibilitychange', onVisible);
  };
  return {
    ask: () => {
      if (!waits) timer ??= setTimeout(due, Math.random() * SPREAD_MS);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      stopWaiting();
    },
  };
}
