import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveEventName, LiveEvents } from '@lyceum/contracts/realtime';
import { connectionState, JOINED, listen, watchConnection } from './connection.ts';

export type Handlers = { [Name in LiveEventName]?: (payload: LiveEvents[Name]) => void };

/**
 * Subscribes to channels while mounted, in any order. Calls `onJoined` for each channel after subscribing, because data
 * fetched earlier may have missed an event.
 */
export function useLive(channelNames: string[], handlers: Handlers, onJoined?: () => void): void {
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    if (event === JOINED) onJoined?.();
    (handlers as Record<string, ((payload: unknown) => void) | undefined>)[event]?.(data);
  });
  const names = [...channelNames].sort().join(' ');
  useEffect(() => {
    const stops = names
      .split(' ')
      .filter(Boolean)
      .map((name) => listen(name, (event, data) => onEvent(event, data)));
    return () => stops.forEach((stop) => stop());
  }, [names]);
}

/** Subscribes to the state of the connection. */
export const useConnection = () => useSyncExternalStore(watchConnection, connectionState, connectionState);
