import { Button } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/address/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { askAnew } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';
import { firstMessage } from '../../../lib/first-message.ts';

/** Link to the event's live room, or a button for organisers to add one. */
export function LiveRoom({ event }: { event: Event }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { live_room: room } = event;
  const plan = useMutation({
    mutationFn: () => api('POST /api/v4/events/{id}/live-room', { params: { id: event.id }, body: {} }),
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => askAnew(client),
  });
  const icon = <IconBroadcast size={17} stroke={1.7} aria-hidden="true" />;
  if (!room) {
    const may = event.online && !event.past && event.permissions.includes('EDIT');
    return may ? (
      <Button variant="default" leftSection={icon} loading={plan.isPending} onClick={() => plan.mutate()}>
        {t('events.room.plan')}
      </Button>
    ) : null;
  }
  const joins = room.permissions.includes('JOIN');
  if (!joins && !room.permissions.includes('START')) return null;
  return (
    // A full page load, because only the live room's document may use the camera (docs/adr/0057).
    <Button component="a" href={paths.liveRoom(event.slug)} variant={joins ? 'filled' : 'default'} leftSection={icon}>
      {t(joins ? 'events.room.join' : 'events.room.open')}
    </Button>
  );
}
