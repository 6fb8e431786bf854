import { useSyncExternalStore } from 'react';
import { connectionState, watchConnection, whenRestored } from './realtime/connection.ts';

/** A browser calls a network without a way out a connection: losing the live one tells more. */
export const isOffline = (): boolean => !navigator.onLine || connectionState() === 'lost';

/** Calls when the connection is back. Answers how to end that. */
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

/** The browser knows at once, the live connection once nothing answers on it. */
export const useOffline = (): boolean => useSyncExternalStore(watch, isOffline, () => false);
