import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

export const topicCommands = {
  closeTopic: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/topics/{id}/close', { params: { id }, body: { reason } })),
  reopenTopic: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/topics/{id}/reopen', { params: { id }, body: { reason } })),
  deleteTopic: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /conversations/{id}', { params: { id }, query: { reason } })),
  restoreTopic: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/topics/{id}/restore', { params: { id }, body: { reason } })),
};
