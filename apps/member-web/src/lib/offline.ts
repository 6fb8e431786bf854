import { useSyncExternalStore } from 'react';
import { connectionState, watchConnection, whenRestored } from './realtime/connection.ts';

/**
 * Whether the app is offline. Browsers report a network without internet as online, so a lost live connection counts
 * too.
 */
export const isOffline = (): boolean => !navigator.onLine || connectionState() === 'lost';

/** Calls `call` when the connection returns. Returns a function that unsubscribes. */
export function whenBack(call: () => void): () => void {
  addEventListener('online', call);
  const stop = whenRestored(call);
  return () => {
    removeEventListener('online', call);
    stop();
  };
}

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  const stop = watchConnection(watcher);
  return () => {
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
    stop();
  };
}

/** Whether the app is offline. The browser reports it immediately, and the live connection after a timeout. */
export const useOffline = (): boolean => useSyncExternalStore(watch, isOffline, () => false);
