import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { calendar } from '@lyceum/contracts';
import { useState } from 'react';
import InviteDialog from './InviteDialog.tsx';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { useTranslation } from 'react-i18next';
import { AvatarLink, MemberLink } from '../../../entities/members/MemberLink.tsx';
import { itemsOf } from '../../../lib/pages.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { askAnew } from '../queries/events.mutations.ts';
import { type Event, peopleOptions, type PeopleStatus } from '../queries/events.query.ts';
import classes from '../../../ui/place/Place.module.css';

const STATUSES: readonly PeopleStatus[] = ['going', 'waiting', 'invited', 'declined'];

/** Who comes; to organisers also who waits, who was invited and who declined. */
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
      <People key={status} event={event} status={status} removes={organises} />
      <Part missing="opened">{invites && <InviteDialog event={event} onDone={() => setInvites(false)} />}</Part>
    </section>
  );
}

interface PeopleProps {
  event: Event;
  status: PeopleStatus;
  removes: boolean;
}

function People({ event, status, removes }: PeopleProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = useInfiniteQuery(peopleOptions(event.id, status));
  const [going, setGoing] = useState<calendar.Attendee | null>(null);
  const remove = useMutation({
    mutationFn: (member_id: number) =>
      api('DELETE /api/v4/events/{id}/members/{member_id}', { params: { id: event.id, member_id } }),
    onSettled: () => askAnew(client),
  });
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={5} />;
  if (!list.data) return <FailedState quiet title={t('events.people.failed')} onRetry={() => void list.refetch()} />;
  const people = itemsOf(list.data);
  if (people.length === 0) {
    return <EmptyState quiet icon={<IconUsers size={24} stroke={1.6} />} title={t('events.people.none')} />;
  }
  return (
    <>
      <ul className={classes.attendees}>
        {people.map((member) => (
          <li key={member.id}>
            {member.place !== null && <span className={classes.place}>{member.place}</span>}
            <AvatarLink member={member} size={36} />
            <MemberLink member={member} />
            {removes && (
              <Button
                className={classes.remove}
                variant="default"
                size="xs"
                aria-label={t('events.people.removeOne', { name: member.name })}
                onClick={() => setGoing(member)}
              >
                {t('events.people.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMore of={list} failed={t('events.people.failed')} />
      {going && (
        <Part missing="opened">
          <ConfirmDialog
            title={t('events.people.removeSure', { name: going.name })}
            text={t('events.people.removeText')}
            action={t('events.people.remove')}
            onConfirm={() => remove.mutateAsync(going.id)}
            onDone={() => setGoing(null)}
          />
        </Part>
      )}
    </>
  );
}
