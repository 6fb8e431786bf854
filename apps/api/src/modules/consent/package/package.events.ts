import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const languages = z.enum(['nl', 'en']);
const given = z.object({ title: z.string(), text: z.string() });
const written = z.object({
  locale: languages,
  hash: z.string(),
  /** Every word that a popup shows, as it was hashed: JSON. */
  body: z.string(),
});

/** `cookie-package-1`: what visitors are asked, and whether they are. */
export const packageEvents = {
  /** Everybody is asked anew. */
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
