import { useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { channels } from '@lyceum/contracts/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstMessage } from '../../lib/first-message.ts';
import { toast } from '../../lib/toast.ts';
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
/** Reason why a visit ended without the member leaving. */
export type Over = 'left' | 'elsewhere' | 'removed' | 'ended';

/** The member's seat in a live room: join, heartbeat while the tab is open, and leave. */
export function useVisit(room: Room, me: { id: number }, onMuted: () => void) {
  const { t } = useTranslation();
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
    let taken = false;
    try {
      const { data } = await api('POST /api/v4/live-rooms/{id}/join', { params, body: { session } });
      taken = true;
      const own = { id: data.participant.id, session };
      const send = async (to: { id: number; session: string }, signal: string) => {
        const body = { session, to: to.id, to_session: to.session, signal };
        await api('POST /api/v4/live-rooms/{id}/signals', { params, body });
      };
      const meeting =
        data.livekit_url && data.participant.access_token
          ? await byServer(data.livekit_url, data.participant.access_token, () =>
              toast({ kind: 'error', text: t('liveRoom.notSent') }),
            )
          : new Meeting(own, data.ice_servers as RTCIceServer[], send);
      client.setQueryData(roomKey(room.id), data.room);
      setVisit({ session, participantId: own.id, meeting });
    } catch (error) {
      setRefusal(firstMessage(error) || t('errors.action'));
      // Releases a seat that was taken but cannot be used.
      if (taken) void giveBack(room.id, session).finally(anew);
      else anew();
    } finally {
      setJoining(false);
    }
  };

  const finish = (why: Over) => {
    setOver(why);
    setVisit(null);
  };

  useStaying(room.id, visit, anew);
  const own = room.participants.find(({ user_id }) => user_id === me.id);
  const here = own?.status === 'joined' && own.session === visit?.session;
  const watched = useEffectEvent(() => {
    if (!visit) return;
    if (room.status !== 'LIVE') return finish('ended');
    if (!here) return finish(own?.status === 'joined' ? 'elsewhere' : 'removed');
    visit.meeting.meet(
      room.participants.flatMap(({ id, session, status }) =>
        status === 'joined' && session && id !== visit.participantId ? [{ id, session }] : [],
      ),
    );
  });
  useEffect(() => watched(), [room, visit]);
  return { visit, own: here ? own : undefined, over, refusal, joining, join, leave: () => finish('left') };
}

/** Loads the media server's client only if needed. */
async function byServer(url: string, token: string, refused: () => void): Promise<Gathering> {
  const { LivekitMeeting } = await import('./meeting/livekit-meeting.ts');
  return LivekitMeeting.open(url, token, refused);
}

/**
 * Releases the seat, also while the tab closes (`keepalive`). If this request is lost, the missing heartbeat releases
 * the seat.
 */
const giveBack = (id: number, session: string): Promise<unknown> =>
  api('POST /api/v4/live-rooms/{id}/leave', { params: { id }, body: { session }, keepalive: true }).catch(
    () => undefined,
  );

/** Sends the heartbeat and releases the seat when the visit ends for any reason. */
function useStaying(id: number, visit: Visit | null, anew: () => void): void {
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
    const timer = setInterval(stay, STAY_MS);
    const go = () => void giveBack(id, session);
    addEventListener('pagehide', go);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', go);
      visit.meeting.end();
      void giveBack(id, session).finally(refetch);
    };
  }, [id, visit]);
}
