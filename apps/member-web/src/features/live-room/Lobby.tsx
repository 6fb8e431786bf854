import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstMessage } from '../../lib/first-message.ts';
import { toast } from '../../lib/toast.ts';
import { useReader } from '../../lib/time/reader.ts';
import { DeviceButton, DeviceTrouble } from './DeviceButton.tsx';
import type { DeviceHold } from './meeting/use-devices.ts';
import { Picture } from './Picture.tsx';
import { roomKey, type Room } from './room.query.ts';
import type { Over } from './use-visit.ts';
import classes from './LiveRoom.module.css';

interface Props {
  room: Room;
  over: Over | null;
  refusal: string;
  joining: boolean;
  join: () => Promise<void>;
  microphone: DeviceHold;
  camera: DeviceHold;
}

/** Lobby of a live room: a preview of the member's devices, and whether they can join. */
export function Lobby({ room, over, refusal, joining, join, microphone, camera }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const may = (permission: Room['permissions'][number]) => room.permissions.includes(permission);
  const stream = useMemo(() => (camera.track ? new MediaStream([camera.track]) : null), [camera.track]);
  const start = useMutation({
    mutationFn: () => api('POST /api/v4/live-rooms/{id}/start', { params: { id: room.id } }),
    onSuccess: ({ data }) => client.setQueryData(roomKey(room.id), data),
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
  });
  const why = useWhy(room);
  return (
    <div className={classes.lobby}>
      {over && (over !== 'ended' || room.status === 'LIVE') && (
        <p className={classes.note} role="status">
          {t(`liveRoom.over.${over}`)}
        </p>
      )}
      {refusal && (
        <p className={classes.note} role="alert">
          {refusal}
        </p>
      )}
      {why && (
        <p className={classes.note} role="status">
          {why}
        </p>
      )}
      {(may('JOIN') || may('START')) && (
        <>
          <div className={classes.picture}>
            {stream ? (
              <Picture stream={stream} mirrored label={t('liveRoom.preview')} />
            ) : (
              <p>{t('liveRoom.noPreview')}</p>
            )}
          </div>
          <div className={classes.choices}>
            <DeviceButton device="microphone" hold={microphone} />
            <DeviceButton device="camera" hold={camera} />
          </div>
          <DeviceTrouble device="microphone" hold={microphone} />
          <DeviceTrouble device="camera" hold={camera} />
        </>
      )}
      {may('START') && (
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {t('liveRoom.start')}
        </Button>
      )}
      {may('JOIN') && (
        <>
          <p>
            {room.participants_count === 0
              ? t('liveRoom.nobody')
              : t('liveRoom.inside', { count: room.participants_count })}
          </p>
          <Button disabled={room.full} loading={joining} onClick={() => void join()}>
            {t('liveRoom.join')}
          </Button>
        </>
      )}
    </div>
  );
}

/** The reason why the member cannot join, as one sentence, or null. */
function useWhy(room: Room): string | null {
  const { t } = useTranslation();
  const reader = useReader();
  if (room.status === 'CANCELLED') return t('liveRoom.cancelled');
  if (room.permissions.includes('JOIN')) return room.full ? t('liveRoom.full', { most: room.max_participants }) : null;
  if (room.status === 'ENDED') return t('liveRoom.ended');
  if (room.permissions.includes('START')) return null;
  if (room.status === 'LIVE') return t('liveRoom.notGoing');
  if (Date.parse(room.closes_at) < Date.now()) return t('liveRoom.closed');
  const when = new Intl.DateTimeFormat(reader.language, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: reader.zone },
  });
  return t('liveRoom.planned', { when: when.format(new Date(room.opens_at)) });
}
