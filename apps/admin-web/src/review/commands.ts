import { api } from '@lyceum/browser/client';
import type { moderation } from '@lyceum/contracts';
import type { Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';

type Decided = Reasoned & {
  decision: moderation.ReviewDecision;
  until?: string | null;
  rule?: string | null;
};

export const reviewCommands = {
  decideReports: ({ id, ...body }: Decided) =>
    answered(api('PUT /api/v4/admin/review-items/{id}', { params: { id }, body })),
};
