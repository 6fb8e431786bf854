import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { toast } from '../../../lib/toast.ts';
import type { Event } from './events.query.ts';
import { eventKeys } from './keys.ts';
import { firstMessage } from '../../../lib/first-message.ts';

/** A member's answer to an event. */
export type Answer = 'join' | 'leave' | 'accept' | 'decline';

function send(answer: Answer, { id, invitation }: Event) {
  const invited = { params: { id, invitation_id: invitation?.id ?? 0 } };
  switch (answer) {
    case 'join':
      return api('PUT /api/v3/events/{id}/join', { params: { id } });
    case 'leave':
      return api('PUT /api/v3/events/{id}/leave', { params: { id } });
    case 'accept':
      return api('POST /api/v3/events/{id}/invite/{invitation_id}/accept', invited);
    case 'decline':
      return api('POST /api/v3/events/{id}/invite/{invitation_id}/decline', { ...invited, body: {} });
  }
}

/** Refetches events and boards, because attending also gives access to the event's board. */
export async function askAnew(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: boardsOptions.queryKey });
  await client.invalidateQueries({ queryKey: eventKeys.all });
}

/** Stores an event from the server in the query cache. */
export const putEvent = (client: QueryClient, event: Event): void =>
  void client.setQueryData(eventKeys.event(event.slug), event);

/** Mutation to join, leave, accept or decline. The server decides the result, because the last seat may be gone. */
export function useAnswer(event: Event) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => send(answer, event),
    onSuccess: ({ data: { participation } }) => {
      if (participation === 'waiting') toast({ kind: 'success', text: t('events.answer.waiting') });
      if (participation === 'going') toast({ kind: 'success', text: t('events.answer.going') });
    },
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => askAnew(client),
  });
}

/** Mutation to accept or decline a request to co-organise. */
export function useAnswerOrganising(event: Event) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const params = { id: event.id };
  return useMutation({
    mutationFn: async (answer: 'accept' | 'decline') => {
      if (answer === 'decline') return void (await api('POST /api/v4/events/{id}/organising/decline', { params }));
      await api('POST /api/v4/events/{id}/organising/accept', { params });
      toast({ kind: 'success', text: t('events.answer.isOrganising') });
    },
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => askAnew(client),
  });
}
