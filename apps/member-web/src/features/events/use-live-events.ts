import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useMe } from '../../lib/session/session.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useSpread } from '../../lib/realtime/use-spread.ts';
import { eventKeys } from './queries/keys.ts';

/** Refetches events on every screen after an event change. */
export function useLiveEvents(): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void client.invalidateQueries({ queryKey: eventKeys.all });
  useLive(me ? [channels.messages(me.id)] : [], { 'events-changed': anew });
  // Every client receives changes of public events, so the refetches are spread over time.
  useLive(me ? [channels.events] : [], { 'events-changed': useSpread(anew) });
}

/**
 * Refetches an open event after changes to it, its attendance or its live room. Also refetches after subscribing, for
 * changes before the subscription.
 */
export function useLiveEvent(id: number | undefined): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void client.invalidateQueries({ queryKey: eventKeys.all });
  const told = { 'event-changed': anew, 'attendance-changed': anew, 'live-room-changed': anew };
  useLive(me && id !== undefined ? [channels.event(id)] : [], told, anew);
}
