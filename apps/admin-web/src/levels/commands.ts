import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const levelCommands = {
  removeLevel: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /api/v4/admin/levels/{id}', { params: { id }, query: { reason } })),
};
