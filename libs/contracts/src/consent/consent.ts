import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, listOf, page } from '../base/shared.ts';
import { pageSize } from '../base/query-words.ts';
import { REQUIRED } from './cookie.ts';
import { category, cookiePackage, decision, language } from './shapes.ts';

/** Without the plugin the app asks for no consent and records none. */
export const gate = { plugin: 'consent' } as const;

export const getCookiePackage = operation({
  ...gate,
  method: 'GET',
  path: '/get_cookie_package',
  summary: 'What visitors are asked to consent to, in their language, with what is active of it in this browser',
  permission: 'public',
  output: data(cookiePackage),
});

export const getCookiePackageVersion = operation({
  ...gate,
  method: 'GET',
  path: '/get_cookie_package_version',
  summary: 'The version of what visitors are asked: a stored consent of another one is discarded',
  permission: 'public',
  output: data(z.object({ version: z.int(), active: z.boolean() })),
});

/** Required items must be accepted (part 1 §5). */
export const decisionInput = z.object({
  version: z.int().min(0).max(1_000_000_000),
  locale: language.optional(),
  items: z
    .array(category)
    .max(10)
    .refine((items) => REQUIRED.every((item) => items.includes(item)), 'Required items must be accepted'),
});

const decided = z.object({ version: z.int(), items: z.array(category), decision });

export const decideConsent = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/consents',
  summary: 'Records what this browser allows: by a random id in its cookie, never by who a guest is',
  permission: 'public',
  body: decisionInput,
  output: data(decided),
  errors: [409],
});

export const withdrawConsent = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/consents/withdrawal',
  summary: 'Takes back what this browser has allowed: only what is required stays',
  permission: 'public',
  output: data(decided),
  errors: [404],
});

export const linkConsent = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/users/me/consents',
  summary: 'After logging in: what this browser has decided is the member’s, unless it is another’s',
  permission: 'member',
  output: data(z.object({ linked: z.boolean() })),
});

export const listOwnConsents = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/users/me/consents',
  summary: 'What the member has decided on cookies, newest first',
  permission: 'member',
  query: z.object({ page, per_page: pageSize(20, 100) }),
  output: listOf(decision),
});
