import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useMe } from '../../lib/session/session.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useSpread } from '../../lib/realtime/use-spread.ts';
import { eventKeys } from './queries/keys.ts';

/** On whatever screen: lists, the card of the rail and the count of today follow what becomes of events. */
export function useLiveEvents(): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void client.invalidateQueries({ queryKey: eventKeys.all });
  useLive(me ? [channels.messages(me.id)] : [], { 'events-changed': anew });
  // Every client hears of a public event.
  useLive(me ? [channels.events] : [], { 'events-changed': useSpread(anew) });
}

/** On the screen of one event: who comes and goes, and what becomes of it; also between its answer and the moment from which it is heard. */
export function useLiveEvent(id: number | undefined): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void client.invalidateQueries({ queryKey: eventKeys.all });
  const told = { 'event-changed': anew, 'attendance-changed': anew, 'live-room-changed': anew };
  useLive(me && id !== undefined ? [channels.event(id)] : [], told, anew);
}
