import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';

export const faqCategoryCommands = {
  removeFaqCategory: ({ id, reason }: Reasoned) =>
    doneTo(id, api('DELETE /api/v4/admin/faq-categories/{id}', { params: { id }, query: { reason } })),
};
