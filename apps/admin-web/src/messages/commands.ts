import { api } from '@lyceum/browser/client';
import type { Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

export const messageCommands = {
  /** Returns the messages. The server first records who opened them and why. */
  openReport: ({ id, reason }: Reasoned) =>
    answered(api('POST /api/v4/admin/message-reports/{id}/open', { params: { id }, body: { reason } })),
  closeReport: ({ id, reason, outcome }: Reasoned & { outcome: 'deleted' | 'kept' }) =>
    answered(api('PUT /api/v4/admin/message-reports/{id}', { params: { id }, body: { outcome, reason } })),
};
