import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const productCommands = {
  archiveProduct: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /api/v4/admin/products/{id}', { params: { id }, query: { reason } })),
};
