import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { calendar } from '@lyceum/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarLink, MemberLink } from '../../../entities/members/MemberLink.tsx';
import { itemsOf } from '../../../lib/pages.ts';
import { toast } from '../../../lib/toast.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { useSaveEvent } from '../edit/use-save-event.ts';
import { askAnew } from '../queries/events.mutations.ts';
import { type Event, peopleOptions, type PeopleStatus } from '../queries/events.query.ts';
import classes from '../../../ui/place/Place.module.css';

interface Props {
  event: Event;
  status: PeopleStatus;
  /** Whether the viewer organises the event. */
  organises: boolean;
}

/** Paginated list of an event's people with one attendance status. */
export function People({ event, status, organises }: Props) {
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
            {organises && (
              <span className={classes.doings}>
                {status === 'going' && member.id !== event.founder.id && <Role event={event} member={member} />}
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('events.people.removeOne', { name: member.name })}
                  onClick={() => setGoing(member)}
                >
                  {t('events.people.remove')}
                </Button>
              </span>
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

/** Selects whether a member co-organises. Two simultaneous changes cause a version conflict. */
function Role({ event, member }: { event: Event; member: calendar.Attendee }) {
  const { t } = useTranslation();
  const { send, refused } = useSaveEvent(event);
  const named = [...event.organisers, ...event.pending_organisers];
  const others = named.map(({ id }) => id).filter((id) => id !== member.id);
  const isIn = (people: readonly { id: number }[]) => people.some(({ id }) => id === member.id);
  const role = isIn(event.organisers) ? 'organiser' : isIn(event.pending_organisers) ? 'asked' : 'guest';
  // Editors can only ask. The member must accept to become an organiser.
  const roles = role === 'organiser' ? (['guest', 'organiser'] as const) : (['guest', 'asked'] as const);
  const change = useMutation({
    mutationFn: (organises: boolean) => send({ organiser_ids: organises ? [...others, member.id] : others }),
    onError: (error) => toast({ kind: 'error', text: refused(error) }),
  });
  return (
    <NativeSelect
      size="xs"
      aria-label={t('events.people.role', { name: member.name })}
      data={roles.map((value) => ({ value, label: t(`events.people.roles.${value}`) }))}
      value={role}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.value !== 'guest')}
    />
  );
}
