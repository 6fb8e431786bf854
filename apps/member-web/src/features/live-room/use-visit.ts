import { useQueryClient } from '@tanstack/react-query';
import { ApiError, api, currentCsrfToken } from '@lyceum/browser/client';
import { channels } from '@lyceum/contracts/realtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLive } from '../../lib/realtime/use-live.ts';
import type { Gathering } from './meeting/gathering.ts';
import { Meeting } from './meeting/meeting.ts';
import { roomKey, type Room } from './room.query.ts';

const STAY_MS = 15_000;

export interface Visit {
  session: string;
  participantId: number;
  meeting: Gathering;
}
/** Why a visit is over that one did not end oneself. */
export type Over = 'left' | 'elsewhere' | 'removed' | 'ended';

/** A place in the room: taken, kept while the tab is open, and given back. */
export function useVisit(room: Room, me: { id: number }, onMuted: () => void) {
  const client = useQueryClient();
  const [visit, setVisit] = useState<Visit | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const [refusal, setRefusal] = useState('');
  const [joining, setJoining] = useState(false);
  const params = { id: room.id };

  const anew = () => void client.invalidateQueries({ queryKey: roomKey(room.id) });
  useLive([channels.liveRoom(room.id), channels.messages(me.id)], {
    'live-room-changed': anew,
    'live-room-signal': (told) => void (told.live_room_id === room.id && visit?.meeting.take(told)),
    'live-room-muted': ({ live_room_id }) => void (live_room_id === room.id && onMuted()),
  });

  const join = async () => {
    setJoining(true);
    setRefusal('');
    setOver(null);
    const session = crypto.randomUUID();
    try {
      const { data } = await api('POST /api/v4/live-rooms/{id}/join', { params, body: { session } });
      const own = { id: data.participant.id, session };
      const send = async (to: { id: number; session: string }, signal: string) => {
        const body = { session, to: to.id, to_session: to.session, signal };
        await api('POST /api/v4/live-rooms/{id}/signals', { params, body });
      };
      const meeting =
        data.livekit_url && data.participant.access_token
          ? await byServer(data.livekit_url, data.participant.access_token)
          : new Meeting(own, data.ice_servers as RTCIceServer[], send);
      client.setQueryData(roomKey(room.id), data.room);
      setVisit({ session, participantId: own.id, meeting });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.firstMessage : String(error));
      anew();
    } finally {
      setJoining(false);
    }
  };

  const finish = useCallback((why: Over) => {
    setOver(why);
    setVisit((was) => {
      was?.meeting.end();
      return null;
    });
  }, []);

  const leave = async () => {
    const { session } = visit!;
    finish('left');
    await api('POST /api/v4/live-rooms/{id}/leave', { params, body: { session } }).catch(() => undefined);
    anew();
  };

  useStaying(room.id, visit, anew);
  const own = room.participants.find(({ user_id }) => user_id === me.id);
  const here = own?.status === 'joined' && own.session === visit?.session;
  const watched = useEffectEvent(() => {
    if (!visit) return;
    if (room.status !== 'LIVE') return finish('ended');
    if (!here) return finish(own?.status === 'joined' ? 'elsewhere' : 'removed');
    visit.meeting.meet(
      room.participants.flatMap(({ id, session, status, can_publish }) =>
        status === 'joined' && session && id !== visit.participantId ? [{ id, session, can_publish }] : [],
      ),
    );
  });
  useEffect(() => watched(), [room, visit]);
  return { visit, own: here ? own : undefined, over, refusal, joining, join, leave };
}

/** Its client is fetched by whoever needs it. */
async function byServer(url: string, token: string): Promise<Gathering> {
  const { LivekitMeeting } = await import('./meeting/livekit-meeting.ts');
  return new LivekitMeeting(url, token);
}

/** Says that one is there, and gives the place back when the tab goes. */
function useStaying(id: number, visit: Visit | null, anew: () => void): void {
  const csrf = useRef('');
  const refetch = useEffectEvent(anew);
  useEffect(() => {
    if (!visit) return;
    const { session } = visit;
    const stay = () =>
      void api('POST /api/v4/live-rooms/{id}/presence', { params: { id }, body: { session } }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.status > 0) refetch();
        },
      );
    void currentCsrfToken().then((token) => (csrf.current = token));
    const timer = setInterval(stay, STAY_MS);
    const go = () =>
      void fetch(`/api/v4/live-rooms/${id}/leave`, {
        method: 'POST',
        keepalive: true,
        headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrf.current },
        body: JSON.stringify({ session }),
      }).catch(() => undefined);
    addEventListener('pagehide', go);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', go);
      // Whoever goes to another screen of the app has left, too.
      go();
      visit.meeting.end();
    };
  }, [id, visit]);
}
