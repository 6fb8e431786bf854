import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const languages = z.enum(['nl', 'en']);
const given = z.object({ title: z.string(), text: z.string() });
const written = z.object({
  locale: languages,
  hash: z.string(),
  /** JSON with every text of the popup, exactly as it was hashed. */
  body: z.string(),
});

/** Content and activation of the cookie popup. The stream is `cookie-package-1`. */
export const packageEvents = {
  /** A new version. Every visitor is asked again. */
  CookiePackagePublished: z.object({
    package_version: z.int(),
    variant: z.enum(['advanced', 'simple', 'blocking', 'friendly']),
    words: z.object({ nl: given, en: given }),
    wordings: z.array(written),
  }),
  CookieConsentSwitched: z.object({ active: z.boolean() }),
};

export type PackageEvent = EventsOf<typeof packageEvents>;
export type Published = Extract<PackageEvent, { type: 'CookiePackagePublished' }>['data'];
