import { useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useSpread } from '../../lib/realtime/use-spread.ts';
import { useMe } from '../../lib/session/session.ts';
import { askAnew } from './queries/ask-anew.ts';
import { groupKeys } from './queries/keys.ts';

/** On whatever screen: lists, the navigation and the card of the rail follow what becomes of groups. */
export function useLiveGroups(): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void client.invalidateQueries({ queryKey: groupKeys.all });
  useLive(me ? [channels.messages(me.id)] : [], { 'groups-changed': anew });
  // Every client hears of a public group.
  useLive(me ? [channels.groups] : [], { 'groups-changed': useSpread(anew) });
}

/** On the screen of one group; also of what became of it between its answer and the moment from which it is heard. */
export function useLiveGroup(id: number | undefined): void {
  const client = useQueryClient();
  const me = useMe();
  const anew = () => void askAnew(client);
  useLive(me && id !== undefined ? [channels.group(id)] : [], { 'group-changed': anew }, anew);
}
