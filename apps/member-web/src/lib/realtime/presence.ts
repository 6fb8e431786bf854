import type { Members } from 'pusher-js';
import { useEffect, useEffectEvent } from 'react';
import { JOINED, listen } from './connection.ts';

/** Who is on a presence channel; what stands in `info` the server says when it signs for the channel. */
export interface PresentMember<Info> {
  id: number;
  info: Partial<Info>;
}

interface Presence<Info> {
  /** Everybody, also after each reconnection. */
  here: (members: PresentMember<Info>[]) => void;
  joining: (member: PresentMember<Info>) => void;
  leaving: (id: number) => void;
}

interface Raw {
  id: unknown;
  info: unknown;
}

const memberFrom = <Info>({ id, info }: Raw): PresentMember<Info> => ({
  id: Number(id),
  info: (info ?? {}) as Partial<Info>,
});

/** Brings what a presence channel tells into the form of {@link Presence}. */
export const presenceListener =
  <Info>({ here, joining, leaving }: Presence<Info>) =>
  (event: string, data: unknown): void => {
    if (event === JOINED && data) {
      const members: PresentMember<Info>[] = [];
      (data as Members).each((member: Raw) => members.push(memberFrom(member)));
      here(members);
    } else if (event === 'pusher:member_added') joining(memberFrom(data as Raw));
    else if (event === 'pusher:member_removed') leaving(Number((data as Raw).id));
  };

/** Follows who is on a presence channel while mounted; null: on none. */
export function usePresence<Info>(channel: string | null, presence: Presence<Info>): void {
  const onEvent = useEffectEvent((event: string, data: unknown) => presenceListener(presence)(event, data));
  useEffect(() => {
    if (channel !== null) return listen(channel, (event, data) => onEvent(event, data));
  }, [channel]);
}
