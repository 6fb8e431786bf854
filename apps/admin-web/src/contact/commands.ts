import { api } from '@lyceum/browser/client';
import type { Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

export const contactCommands = {
  handleContact: ({ id, handled, reason }: Reasoned & { handled: boolean }) =>
    answered(api('POST /api/v4/admin/contact-requests/{id}/handled', { params: { id }, body: { handled, reason } })),
};
