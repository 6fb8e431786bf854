import { api } from '@lyceum/browser/client';
import type { Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

export const reviewCommands = {
  decideReports: ({ id, reason, decision }: Reasoned & { decision: 'kept' | 'removed' }) =>
    answered(api('PUT /api/v4/admin/review-items/{id}', { params: { id }, body: { decision, reason } })),
};
