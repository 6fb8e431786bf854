import type { Members } from 'pusher-js';
import { useEffect, useEffectEvent } from 'react';
import { JOINED, listen } from './connection.ts';

/** A member of a presence channel. The server sets `info` when it signs the channel. */
export interface PresentMember<Info> {
  id: number;
  info: Partial<Info>;
}

interface Presence<Info> {
  /** All members, also after each reconnection. */
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

/** Converts events of a presence channel to calls on {@link Presence}. */
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

/** Subscribes to a presence channel while mounted. Null subscribes to none. */
export function usePresence<Info>(channel: string | null, presence: Presence<Info>): void {
  const onEvent = useEffectEvent((event: string, data: unknown) => presenceListener(presence)(event, data));
  useEffect(() => {
    if (channel !== null) return listen(channel, (event, data) => onEvent(event, data));
  }, [channel]);
}
