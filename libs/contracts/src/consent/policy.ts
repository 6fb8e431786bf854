import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, moment, reason } from '../base/shared.ts';
import { CONSENT_LIMITS } from './limits.ts';
import { gate } from './consent.ts';

const policy = z.object({
  title: z.string(),
  /** Sanitized HTML. */
  content: z.string(),
  /** Null if the community has not written a policy yet. */
  updated_at: moment.nullable(),
});
export type Policy = z.infer<typeof policy>;

export const showPrivacyPolicy = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/policies/privacy-policy',
  summary: 'The privacy policy',
  permission: 'public',
  output: data(policy),
});

const adminPolicy = policy.extend({ version: z.int() });
export type AdminPolicy = z.infer<typeof adminPolicy>;

export const adminShowPrivacyPolicy = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/policies/privacy-policy',
  summary: 'The privacy policy, to be changed',
  permission: 'admin',
  output: data(adminPolicy),
});

export const changePrivacyPolicy = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/admin/policies/privacy-policy',
  summary: 'Writes the privacy policy; with `version` it answers 409 when somebody was first',
  permission: 'admin',
  body: z.object({
    title: z.string().trim().min(1, 'Title is required').max(CONSENT_LIMITS.title),
    content: z.string().min(1, 'Content is required.').max(CONSENT_LIMITS.policy),
    version: z.int().nonnegative().optional(),
    reason,
  }),
  output: data(adminPolicy),
  errors: [409],
});
