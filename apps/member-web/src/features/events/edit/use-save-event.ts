import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { calendar } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { toast } from '../../../lib/toast.ts';
import { askAnew, putEvent } from '../queries/events.mutations.ts';
import type { Event } from '../queries/events.query.ts';

type Change = z.input<typeof calendar.changeEvent.body>;

/** Saves a part of an event with optimistic locking. `refused` gives the error text, also for a version conflict. */
export function useSaveEvent(event: Event) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Change) =>
      api('PUT /api/v3/events/{id}', { params: { id: event.id }, body: { ...body, version: event.version } }),
    onSuccess: ({ data }) => {
      putEvent(client, data);
      toast({ kind: 'success', text: t('events.edit.saved') });
    },
    onSettled: () => askAnew(client),
  });
  const refused = (error: unknown): string => {
    if (error instanceof ApiError && error.status === 409) return t('events.edit.changed');
    return (error instanceof ApiError && (error.firstMessage ?? error.message)) || t('errors.action');
  };
  return { send: mutateAsync, refused };
}

/** Schema of every part of the form. A change leaves out fields to keep. */
export const changeOf = () => import('@lyceum/contracts/calendar/events').then((contract) => contract.changeEvent.body);
