import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { api } from '@lyceum/browser/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/realtime/use-live.ts';
import { toast } from '../../lib/toast.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { DeviceButton, DeviceTrouble } from './DeviceButton.tsx';
import type { DeviceHold } from './meeting/use-devices.ts';
import type { Participant, Room } from './room.query.ts';
import { OwnTile, Tile } from './Tile.tsx';
import { useComings } from './use-comings.ts';
import type { Visit } from './use-visit.ts';
import classes from './LiveRoom.module.css';

interface Props {
  room: Room;
  visit: Visit;
  own: Participant;
  microphone: DeviceHold;
  camera: DeviceHold;
  leave: () => void;
}

/** The live room after joining: the participants, the controls and the member's own devices. */
export function Inside({ room, visit, own, microphone, camera, leave }: Props) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const connection = useConnection();
  const speaks = own.can_publish;
  const others = room.participants.filter(({ id, status }) => status === 'joined' && id !== own.id);
  const said = useComings(others);
  const audio = speaks ? microphone.track : null;
  const video = speaks ? camera.track : null;
  useEffect(() => visit.meeting.put({ audio, video }), [visit, audio, video]);
  const silent = useRef(false);
  const { off: micOff } = microphone;
  const { off: cameraOff } = camera;
  useEffect(() => {
    if (speaks) return;
    // Remembered so that the member sees a message when they may speak again.
    silent.current = true;
    micOff();
    cameraOff();
  }, [speaks, micOff, cameraOff]);
  const mayAgain = useEffectEvent(() => {
    if (!speaks || !silent.current) return;
    silent.current = false;
    toast({ kind: 'success', text: t('liveRoom.speaks') });
  });
  useEffect(() => mayAgain(), [speaks]);
  return (
    <>
      {connection === 'lost' && (
        <p className={classes.note} role="status">
          {t('liveRoom.lost')}
        </p>
      )}
      <DeviceTrouble device="microphone" hold={microphone} />
      <DeviceTrouble device="camera" hold={camera} />
      <ul className={classes.grid} aria-label={t('liveRoom.grid')}>
        <OwnTile own={own} camera={video} />
        {others.map((participant) => (
          <Tile
            key={`${participant.id}:${participant.session}`}
            participant={participant}
            room={room}
            meeting={visit.meeting}
          />
        ))}
      </ul>
      <p className={classes.said} aria-live="polite">
        {said}
      </p>
      <div className={classes.controls}>
        {speaks ? (
          <>
            <DeviceButton device="microphone" hold={microphone} />
            <DeviceButton device="camera" hold={camera} />
          </>
        ) : (
          <p role="status">{t('liveRoom.listening')}</p>
        )}
        <Button color="danger" leftSection={<IconDoorExit size={18} stroke={1.7} aria-hidden="true" />} onClick={leave}>
          {t('liveRoom.leave')}
        </Button>
        {room.permissions.includes('END') && (
          <Button variant="default" onClick={() => setAsks(true)}>
            {t('liveRoom.end')}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={t('liveRoom.endSure')}
          text={t('liveRoom.endText')}
          action={t('liveRoom.end')}
          onConfirm={() => api('POST /api/v4/live-rooms/{id}/end', { params: { id: room.id }, body: {} })}
          onDone={() => setAsks(false)}
        />
      )}
    </>
  );
}
