import { Button } from '@mantine/core';
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../../lib/address/return-to.ts';
import { useMe } from '../../../lib/session/session.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { useAnswer, useAnswerOrganising } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';
import classes from '../../../ui/place/Place.module.css';

/** The member's attendance status, and the buttons to change it. */
export function Joining({ event }: { event: Event }) {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (me === undefined) return null;
  if (me === null) {
    const open = !event.past && event.cancelled_at === null;
    return open ? (
      <Button component={Link} to={loginPath(location)}>
        {t('events.answer.logIn')}
      </Button>
    ) : null;
  }
  return (
    <>
      {event.permissions.includes('ORGANISE') && <Organising event={event} />}
      {event.participation === 'invited' && event.invitation ? <Invited event={event} /> : <Answering event={event} />}
    </>
  );
}

/** Shown to a member who is asked to co-organise the event. */
function Organising({ event }: { event: Event }) {
  const { t } = useTranslation();
  const answer = useAnswerOrganising(event);
  return (
    <>
      <p className={classes.standing}>{t('events.answer.organising')}</p>
      <Button loading={answer.isPending} onClick={() => answer.mutate('accept')}>
        {t('events.answer.acceptOrganising')}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate('decline')}>
        {t('events.answer.declineOrganising')}
      </Button>
    </>
  );
}

function Invited({ event }: { event: Event }) {
  const { t } = useTranslation();
  const answer = useAnswer(event);
  return (
    <>
      <p className={classes.standing}>{t('events.answer.invited', { name: event.invitation?.user.name })}</p>
      <Button loading={answer.isPending} onClick={() => answer.mutate('accept')}>
        {t(event.full ? 'events.answer.wait' : 'events.answer.accept')}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate('decline')}>
        {t('events.answer.decline')}
      </Button>
    </>
  );
}

function Answering({ event }: { event: Event }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const answer = useAnswer(event);
  const { full, participation, permissions, waiting_place: place, title } = event;
  const waiting = participation === 'waiting';
  const leave = () => answer.mutateAsync('leave');
  return (
    <>
      {participation === 'going' && (
        <p className={classes.standing} data-in>
          <IconCheck size={17} stroke={2.2} aria-hidden="true" /> {t('events.answer.isGoing')}
        </p>
      )}
      {waiting && (
        <p className={classes.standing}>
          <IconHourglass size={17} stroke={1.8} aria-hidden="true" /> {t('events.answer.isWaiting', { place })}
        </p>
      )}
      {participation === 'declined' && <p className={classes.standing}>{t('events.answer.isDeclined')}</p>}
      {permissions.includes('JOIN') && (
        <Button loading={answer.isPending} onClick={() => answer.mutate('join')}>
          {t(full ? 'events.answer.wait' : 'events.answer.join')}
        </Button>
      )}
      {permissions.includes('LEAVE') && (
        <Button variant="default" loading={answer.isPending} onClick={() => (waiting ? void leave() : setAsks(true))}>
          {t(waiting ? 'events.answer.leaveWaiting' : 'events.answer.leave')}
        </Button>
      )}
      {asks && (
        <Part missing="opened">
          <ConfirmDialog
            title={t('events.answer.leaveSure', { title })}
            text={t('events.answer.leaveText')}
            action={t('events.answer.leave')}
            onConfirm={leave}
            onDone={() => setAsks(false)}
          />
        </Part>
      )}
    </>
  );
}
