import { IconMicrophoneOff } from '@tabler/icons-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { MemberName } from '../../entities/members/MemberName.tsx';
import type { Gathering } from './meeting/gathering.ts';
import { ManageMenu } from './ManageMenu.tsx';
import { Picture } from './Picture.tsx';
import type { Participant, Room } from './room.query.ts';
import classes from './LiveRoom.module.css';

interface Props {
  participant: Participant;
  room: Room;
  meeting: Gathering;
}

/** Another participant. Without permission to publish, they are hidden and muted, even if their browser sends media. */
export function Tile({ participant, room, meeting }: Props) {
  const { t } = useTranslation();
  const [volume, setVolume] = useState(room.volume);
  useSyncExternalStore(meeting.watch, meeting.seen, meeting.seen);
  const peer = meeting.peer(participant);
  const { user, can_publish } = participant;
  const seen = can_publish && peer?.remote.camera === true;
  const heard = can_publish && peer?.remote.microphone === true;
  return (
    <li className={classes.tile}>
      {!seen && <Avatar member={user} size={72} />}
      {peer && can_publish && (
        <Picture stream={peer.stream} volume={heard ? volume : 0} label={user.name} hidden={!seen} />
      )}
      <div className={classes.plate}>
        <span>
          <MemberName member={user} small />
        </span>
        {!peer?.connected && <span className={classes.role}>{t('liveRoom.connecting')}</span>}
        {!heard && <IconMicrophoneOff size={16} stroke={1.7} role="img" aria-label={t('liveRoom.muted')} />}
        <span className={classes.role}>{t(`liveRoom.role.${participant.role}`)}</span>
        {can_publish && (
          <input
            type="range"
            className={classes.volume}
            min={0}
            max={100}
            value={volume}
            aria-label={`${t('liveRoom.volume')}: ${user.name}`}
            onChange={({ currentTarget }) => setVolume(Number(currentTarget.value))}
          />
        )}
        {room.permissions.includes('MANAGE') && <ManageMenu participant={participant} roomId={room.id} />}
      </div>
    </li>
  );
}

/** The member's own tile. */
export function OwnTile({ own, camera }: { own: Participant; camera: MediaStreamTrack | null }) {
  const { t } = useTranslation();
  const stream = useMemo(() => (camera ? new MediaStream([camera]) : null), [camera]);
  return (
    <li className={classes.tile}>
      {stream ? (
        <Picture stream={stream} mirrored label={t('liveRoom.preview')} />
      ) : (
        <Avatar member={own.user} size={72} />
      )}
      <div className={classes.plate}>
        <span>
          <MemberName member={own.user} small />
        </span>
        <span className={classes.role}>{t('liveRoom.you')}</span>
        <span className={classes.role}>{t(`liveRoom.role.${own.role}`)}</span>
      </div>
    </li>
  );
}
