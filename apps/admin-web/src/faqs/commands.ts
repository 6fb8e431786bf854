import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const faqCommands = {
  removeFaq: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /api/v4/admin/faqs/{id}', { params: { id }, query: { reason } })),
};
