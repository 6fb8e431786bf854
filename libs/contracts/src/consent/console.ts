import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { data, listOf, page, reason } from '../base/shared.ts';
import { CONSENT_LIMITS } from './limits.ts';
import { gate } from './consent.ts';
import { decision, language, variant, wording } from './shapes.ts';

const title = z.string().trim().min(1, 'Title is required').max(CONSENT_LIMITS.title);
const text = z.string().trim().min(1, 'Text is required').max(CONSENT_LIMITS.text);

/** The settings that administrators change. */
const given = z.object({
  active: z.boolean(),
  variant,
  title_en: title,
  text_en: text,
  title_nl: title,
  text_nl: text,
});

const adminPackage = given.extend({
  /** The version that visitors see. 0 before the first publication. */
  package_version: z.int(),
  /** The version of the record. A change of an older version gets 409. */
  version: z.int(),
});
export type AdminCookiePackage = z.infer<typeof adminPackage>;

export const adminShowCookiePackage = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/cookie-package',
  summary: 'What visitors are asked, in both languages, and whether they are',
  permission: 'admin',
  output: data(adminPackage),
});

export const changeCookiePackage = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/admin/cookie-package',
  summary: 'Publishes another popup, by which everybody is asked anew, or turns asking on and off',
  permission: 'admin',
  body: given.extend({ version: z.int().nonnegative().optional(), reason }),
  output: data(adminPackage),
  errors: [409],
});

const ledgerLine = decision.extend({
  id: z.int(),
  /** A random id. For a guest it identifies no person. */
  subject: z.string(),
  member: z.object({ id: z.int(), username: z.string(), name: z.string() }).nullable(),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

export const adminListConsents = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/consents',
  summary: 'The ledger of decisions, newest first',
  permission: 'admin',
  query: z.object({ page, per_page: pageSize(25, 100) }),
  output: listOf(ledgerLine),
});

export const adminVerifyConsents = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/consents/verification',
  summary: 'Whether every line of the ledger is what was recorded, each by the hash of the one before',
  permission: 'admin',
  output: data(
    z.object({
      lines: z.int(),
      broken: z.array(
        z.object({ subject: z.string(), number: z.int(), fault: z.enum(['changed', 'missing', 'chain']) }),
      ),
    }),
  ),
});

export const adminShowConsentText = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/consent-texts/{hash}',
  summary: 'The words that a decision refers to by their hash',
  permission: 'admin',
  params: z.object({ hash: z.string().regex(/^[\w-]{43}$/, 'That is no hash') }),
  output: data(z.object({ hash: z.string(), version: z.int(), variant, locale: language, wording })),
  errors: [404],
});
