import { channels } from '@lyceum/contracts/realtime';
import { useEffect } from 'react';
import { usePresence } from '../../lib/realtime/presence.ts';
import { useMe } from '../../lib/session/session.ts';
import { came, everyone, left, type Present } from '../../entities/members/presence/presence.store.ts';

/** Joins the presence channel once, in the shell, because two places show the list. */
export function useLivePresence(): void {
  const id = useMe()?.id;
  usePresence<Present>(id === undefined ? null : channels.online, { here: everyone, joining: came, leaving: left });
  useEffect(() => {
    if (id !== undefined) return () => everyone([]);
  }, [id]);
}
