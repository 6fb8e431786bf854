import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const categoryCommands = {
  removeCategory: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /api/v4/admin/event-categories/{id}', { params: { id }, query: { reason } })),
};
