import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import type { TicketStatus } from '@lyceum/contracts/community/tickets';
import { answered } from '../data/errors.ts';

export const topicCommands = {
  closeTopic: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/topics/{id}/close', { params: { id }, body: { reason } })),
  reopenTopic: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/topics/{id}/reopen', { params: { id }, body: { reason } })),
  moveTopic: ({ id, board_id, reason }: Reasoned & { board_id: number }) =>
    answered(api('PUT /api/v4/topics/{id}', { params: { id }, body: { channel_id: board_id, reason } })),
  pinTopic: ({ id, sticky, reason }: Reasoned & { sticky: boolean }) =>
    answered(api('PUT /api/v4/topics/{id}/sticky', { params: { id }, body: { sticky, reason } })),
  setTicketStatus: ({ id, ticket_status, reason }: Reasoned & { ticket_status: TicketStatus }) =>
    answered(api('PUT /api/v4/topics/{id}/ticket-status', { params: { id }, body: { ticket_status, reason } })),
  answerTicket: async ({ id, content }: { id: number; content: string }) => {
    const answer = await answered(api('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content } }));
    // Answers of staff never wait for a review.
    return 'data' in answer ? answer : { data: {} };
  },
  deleteTopic: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /conversations/{id}', { params: { id }, query: { reason } })),
  restoreTopic: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/topics/{id}/restore', { params: { id }, body: { reason } })),
};
