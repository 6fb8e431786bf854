import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useSpread } from '../../lib/realtime/use-spread.ts';
import { useMe } from '../../lib/session/session.ts';
import { askAnew } from './queries/ask-anew.ts';
import { groupKeys } from './queries/keys.ts';

/** Refetches groups on every screen after a group change. */
export function useLiveGroups(): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void client.invalidateQueries({ queryKey: groupKeys.all });
  useLive(me ? [channels.messages(me.id)] : [], { 'groups-changed': anew });
  // Every client receives changes of public groups, so the refetches are spread over time.
  useLive(me ? [channels.groups] : [], { 'groups-changed': useSpread(anew) });
}

/** Refetches an open group after changes. Also refetches after subscribing, for changes before the subscription. */
export function useLiveGroup(id: number | undefined): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void askAnew(client);
  useLive(me && id !== undefined ? [channels.group(id)] : [], { 'group-changed': anew }, anew);
}
