import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const commentCommands = {
  deleteComment: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /comments/{id}', { params: { id }, query: { reason } })),
  restoreComment: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/comments/{id}/restore', { params: { id }, body: { reason } })),
};
