import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { toast } from '../../../lib/toast.ts';
import type { Event } from './events.query.ts';
import { eventKeys } from './keys.ts';
import { firstMessage } from '../../../lib/first-message.ts';

/** How a member answers an event. */
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

/** Whoever comes or goes has another board, too. */
export async function askAnew(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: boardsOptions.queryKey });
  await client.invalidateQueries({ queryKey: eventKeys.all });
}

/** Shows an event as an answer of the server told it. */
export const putEvent = (client: QueryClient, event: Event): void =>
  void client.setQueryData(eventKeys.event(event.slug), event);

/** Joins, leaves, accepts or declines. What became of it the server says, since the last place may just have gone. */
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

/** Accepts or declines being an organiser. */
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
