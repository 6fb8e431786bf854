import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, id } from '../base/shared.ts';
import { REASON_LENGTH } from '../limits.ts';

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
