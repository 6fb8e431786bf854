import { Button } from '@mantine/core';
import { useState } from 'react';
import InviteDialog from './InviteDialog.tsx';
import { People } from './People.tsx';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../ui/part/Part.tsx';
import type { Event, PeopleStatus } from '../queries/events.query.ts';
import classes from '../../../ui/place/Place.module.css';

const STATUSES: readonly PeopleStatus[] = ['going', 'waiting', 'invited', 'declined'];

/** Tab with the attendees. Organisers also see the waiting list, invitations and refusals. */
export function PeopleTab({ event }: { event: Event }) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<PeopleStatus>('going');
  const [invites, setInvites] = useState(false);
  const organises = event.permissions.includes('EDIT');
  return (
    <section className={classes.card} data-padded>
      {event.permissions.includes('INVITE') && (
        <Button variant="default" mb={12} onClick={() => setInvites(true)}>
          {t('events.people.invite')}
        </Button>
      )}
      {organises && (
        <div className={classes.choice} role="group" aria-label={t('events.people.label')}>
          {STATUSES.map((each) => (
            <button key={each} type="button" aria-pressed={each === status} onClick={() => setStatus(each)}>
              {t(`events.people.${each}`)}
            </button>
          ))}
        </div>
      )}
      <People key={status} event={event} status={status} organises={organises} />
      <Part missing="opened">{invites && <InviteDialog event={event} onDone={() => setInvites(false)} />}</Part>
    </section>
  );
}
