/** The categories of cookies (part 1 §2). `functional` is required. */
export const CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
export const REQUIRED: readonly Category[] = ['functional'];

/** The four popups with their themes (part 1 §2). */
export const THEMES = {
  advanced: 'bottom-checkboxes',
  simple: 'simple',
  blocking: 'blocking',
  friendly: 'friendly-popup',
} as const;
export type Variant = keyof typeof THEMES;
export const VARIANTS = Object.keys(THEMES) as Variant[];

/** The categories of each choice in the friendly popup. */
export const CHOICES: Readonly<Record<'frozen' | 'grocery_store' | 'home_baked', readonly Category[]>> = {
  frozen: ['functional'],
  grocery_store: ['functional', 'analytics'],
  home_baked: ['functional', 'analytics', 'marketing'],
};
export type Choice = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as Choice[];

/** The functional cookie that stores the decision. */
export const CONSENT_COOKIE = 'consent';
/** Part 1 §9. */
export const CONSENT_DAYS = 365;
export const TRACKING_COOKIE = 'tracking-session';
export const TRACKING_MINUTES = 30;

/** A stored consent: the version, the allowed categories, and the random id of its records. */
export interface StoredConsent {
  version: number;
  items: Category[];
  subject: string;
}

const FORM = /^(\d{1,9})\.([a-z-]{1,60})\.([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/;

/** The cookie's value for a consent. */
export const writtenConsent = ({ version, items, subject }: StoredConsent): string =>
  `${version}.${items.join('-')}.${subject}`;

/** Parses the cookie. Null if it is missing, invalid or lacks the required categories. */
export function readConsent(cookie: string | undefined): StoredConsent | null {
  const [, version, named, subject] = FORM.exec(cookie ?? '') ?? [];
  if (!version || !named || !subject) return null;
  const names = named.split('-');
  const items = CATEGORIES.filter((category) => names.includes(category));
  if (items.length !== names.length || !REQUIRED.every((item) => items.includes(item))) return null;
  return { version: Number(version), items, subject };
}
