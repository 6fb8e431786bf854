import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { TicketStatus } from '@lyceum/contracts/community/tickets';
import i18next from 'i18next';
import { postKeys } from '../cache/keys.ts';
import { toast } from '../../../lib/toast.ts';
import { patchTopic, type Topic } from '../cache/topic-cache.ts';
import { refreshTopic } from '../cache/topic-refresh.ts';

/** Mutation that sets the ticket status optimistically and rolls back with a message. */
export function useTicketStatus(topic: Topic) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ticket_status: TicketStatus) =>
      api('PUT /api/v4/topics/{id}/ticket-status', { params: { id: topic.id }, body: { ticket_status } }),
    onMutate: (ticket_status) =>
      patchTopic(
        client,
        ({ id }) => id === topic.id,
        (each) => ({ ...each, ticket_status }),
      ),
    // The current list stays unchanged. Lists of other statuses refetch when they open.
    onSuccess: () => client.invalidateQueries({ queryKey: postKeys.allTickets, refetchType: 'none' }),
    onError: () => {
      void refreshTopic(client, topic.id);
      toast({ kind: 'error', text: i18next.t('errors.action') });
    },
  });
}
