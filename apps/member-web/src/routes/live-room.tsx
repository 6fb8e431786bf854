import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { FullScreen } from '../features/live-room/FullScreen.tsx';
import { Inside } from '../features/live-room/Inside.tsx';
import { Lobby } from '../features/live-room/Lobby.tsx';
import { useDevice } from '../features/live-room/meeting/use-devices.ts';
import { eventOptions } from '../features/events/queries/events.query.ts';
import { roomOptions, type Room } from '../features/live-room/room.query.ts';
import { useVisit } from '../features/live-room/use-visit.ts';
import { paths } from '../lib/address/paths.ts';
import { loginPath } from '../lib/address/return-to.ts';
import { type Me, useMe } from '../lib/session/session.ts';
import { toast } from '../lib/toast.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import classes from '../features/live-room/LiveRoom.module.css';

/** `/events/{slug}/live-room` (part 3 §2). */
export function Component() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const me = useMe();
  const location = useLocation();
  const event = useQuery(eventOptions(slug));
  if (event.isPending || me === undefined) return <FeedSkeleton label={t('liveRoom.loading')} />;
  if (event.data === undefined) {
    return <FailedState title={t('liveRoom.failed')} onRetry={() => void event.refetch()} />;
  }
  if (event.data === null) return <NotFound />;
  const { title, live_room } = event.data;
  return (
    <FullScreen>
      <header className={classes.bar}>
        <PageHeading title={t('liveRoom.title', { title })} className={classes.title} />
        <Button component="a" href={paths.event(slug)} variant="default">
          {t('liveRoom.back')}
        </Button>
      </header>
      {me === null ? (
        <div className={classes.lobby}>
          <p className={classes.note}>{t('liveRoom.logIn')}</p>
          <Button component={Link} to={loginPath(location)}>
            {t('app.login')}
          </Button>
        </div>
      ) : live_room ? (
        <OneRoom first={live_room} me={me} />
      ) : (
        <div className={classes.lobby}>
          <p className={classes.note}>{t('liveRoom.none')}</p>
        </div>
      )}
    </FullScreen>
  );
}

function OneRoom({ first, me }: { first: Room; me: Me }) {
  const { t } = useTranslation();
  const microphone = useDevice('microphone');
  const camera = useDevice('camera');
  const { data: room = first } = useQuery(roomOptions(first.id));
  const { visit, own, ...lobby } = useVisit(room, me, () => {
    microphone.off();
    toast({ kind: 'success', text: t('liveRoom.wasMuted') });
  });
  if (visit && own) {
    return <Inside {...{ room, visit, own, microphone, camera }} leave={lobby.leave} />;
  }
  return <Lobby {...{ room, microphone, camera, ...lobby }} />;
}
