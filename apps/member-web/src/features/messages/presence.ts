import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import { useIsHere } from '../../entities/members/presence/presence.store.ts';
import { useNow } from '../../lib/time/clock.ts';
import type { Participant } from './cache/threads.query.ts';

export type Presence = Participant['online'];
type Reader = Pick<Participant, 'id' | 'last_read'>;

/**
 * Presence of members (part 2 §4): online in the live channel, recently active within an hour of their last reading,
 * otherwise offline.
 */
export const presenceOf = (isHere: boolean, readers: readonly Pick<Reader, 'last_read'>[], now: number): Presence =>
  isHere
    ? 'online'
    : readers.some(({ last_read }) => last_read !== null && now - Date.parse(last_read) < MESSAGE_TIMES.onlineMs)
      ? 'recently'
      : 'offline';

/** The best presence among the members. */
export function usePresenceOf(members: readonly Reader[]): Presence {
  const isHere = useIsHere(members.map(({ id }) => id));
  return presenceOf(isHere, members, useNow());
}
