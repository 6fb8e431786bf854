import type { Members } from 'pusher-js';
import { channels } from '@lyceum/contracts/realtime';
import { useEffect } from 'react';
import { listen } from '../../lib/realtime/connection.ts';
import { useMe } from '../../lib/session/session.ts';
import { came, everyone, left, presentFrom } from './presence.store.ts';

type Member = { id: unknown; info: unknown };

/** Joined once, by the shell; the list itself is shown in two places. */
export function useLivePresence(): void {
  const id = useMe()?.id;
  useEffect(() => {
    if (id === undefined) return;
    const stop = listen(channels.online, (event, data) => {
      if (event === 'pusher:subscription_succeeded') {
        const members: Member[] = [];
        (data as Members).each((member: Member) => members.push(member));
        everyone(members.map((member) => presentFrom(member.id, member.info)));
      } else if (event === 'pusher:member_added') {
        const member = data as Member;
        came(presentFrom(member.id, member.info));
      } else if (event === 'pusher:member_removed') {
        left(Number((data as Member).id));
      }
    });
    return () => {
      stop();
      everyone([]);
    };
  }, [id]);
}
