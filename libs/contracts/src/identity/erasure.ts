import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, moment } from '../base/shared.ts';
import { REASON_LENGTH } from '../limits.ts';

/** What was recorded of a member: what they have done, and of what others have done whatever is about them. */
export const memberExport = z.object({
  /** What each part of the product keeps of them besides: account, sessions, drafts, files and so on. */
  kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  events: z.array(
    z.object({ id: z.string(), type: z.string(), by_you: z.boolean(), data: z.unknown(), occurred_at: moment }),
  ),
});

export const exportMe = operation({
  method: 'GET',
  path: '/api/v4/users/me/export',
  summary: 'Everything that is kept of the signed-in member',
  permission: 'member',
  sessionOnly: true,
  whileImpersonating: 'refused',
  output: data(memberExport),
});

export const eraseMe = operation({
  method: 'POST',
  path: '/api/v4/users/me/erase',
  summary: 'Erases the signed-in member for good: who they are, what they wrote, their files',
  permission: 'member',
  sessionOnly: true,
  body: z.object({ current_password: z.string().max(256).optional() }),
  output: acknowledged,
  errors: [409],
});

export const eraseMember = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/erase',
  summary: 'Erases a member for good, with a reason',
  permission: 'admin',
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(1, 'A reason is required').max(REASON_LENGTH) }),
  output: acknowledged,
  errors: [404, 409],
});
