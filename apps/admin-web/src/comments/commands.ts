import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const commentCommands = {
  restoreComment: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/comments/{id}/restore', { params: { id }, body: { reason } })),
};
