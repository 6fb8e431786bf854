import { z } from 'zod';
import { locale } from './identity/identity.ts';
import { emailAddress } from './base/email.ts';
import { operation } from './base/operation.ts';
import { data } from './base/shared.ts';
import { timeZone } from './base/time-zone.ts';
import { COMMUNITY_DESCRIPTION, REASON_LENGTH } from './limits.ts';
import { uploadUuid } from './media.ts';
import { REPORT_REASON_LENGTH } from './moderation/limits.ts';

/**
 * The plugins of a deployment (part 1 §6). All are on by default (decisions 6), but commerce needs a payment provider.
 */
export const plugin = z.enum([
  'community',
  'search',
  'messages',
  'groups',
  'events',
  'gamification',
  'learning',
  'support',
  'consent',
  'commerce',
]);
export type Plugin = z.infer<typeof plugin>;

/** Plans are ordinal: a feature needs plan ≥ n (decisions 6). The numbers follow part 1 §9. */
export const PLANS = { lowest: 1, highest: 10, text: 3, image: 3, video: 3, poll: 5, events: 5, groups: 8 } as const;

/**
 * The organisation behind the community (part 3 §2), shown on the support page and on invoices. Empty fields are
 * hidden.
 */
const companyLine = z.string().trim().max(120);
export const companyDetails = z.object({
  company: companyLine,
  address: companyLine,
  zipcode: companyLine,
  city: companyLine,
  vat: companyLine,
  kvk: companyLine,
  iban: companyLine,
  email: z.union([z.literal(''), emailAddress.pipe(z.string().max(120))]),
});
export type CompanyDetails = z.output<typeof companyDetails>;
const { company, address, zipcode, city, vat, kvk, iban, email } = companyDetails.shape;
/** The same as separate settings, so that the audit history shows which one changed. */
const companySettings = {
  ...{ company_name: company, company_address: address, company_zipcode: zipcode, company_city: city },
  ...{ company_vat: vat, company_kvk: kvk, company_iban: iban, company_email: email },
};

/** A word, a phrase, or the host of links. Compared without case and diacritics. */
export const filterEntry = z.string().trim().min(2).max(60);
const filterEntries = z
  .array(filterEntry)
  .max(500)
  .overwrite((entries) => [...new Set(entries)]);

/** Limits for newcomers, and the filter of words and links. */
const safetySettings = {
  /** An account is a newcomer's for this number of days. 0: age does not matter. */
  newcomer_days: z.coerce.number().int().min(0).max(365),
  /** Or until it has this number of posts. 0: posts do not matter. */
  newcomer_posts: z.coerce.number().int().min(0).max(1000),
  newcomer_links: z.coerce.number().int().min(0).max(100),
  newcomer_posts_per_hour: z.coerce.number().int().min(1).max(1000),
  /** The ids of levels whose members are never newcomers. */
  newcomer_exempt_levels: z.array(z.string().regex(/^\d{1,9}$/)).max(100),
  /** A newcomer's posts wait for a review until this number is approved. 0: none wait. */
  held_first_posts: z.coerce.number().int().min(0).max(100),
  /** A post is hidden until the decision once it has this number of open reports. 0: never. */
  hide_after_reports: z.coerce.number().int().min(0).max(100),
  /** Why members report something, and which rules decisions name. */
  report_reasons: z
    .array(z.string().trim().min(1).max(REPORT_REASON_LENGTH))
    .min(1)
    .max(30)
    .overwrite((reasons) => [...new Set(reasons)]),
  blocked_words: filterEntries,
  masked_words: filterEntries,
  held_words: filterEntries,
};

/** The settings that administrators change. */
export const communitySettings = z.object({
  community_name: z.string().trim().min(1, 'A name is required').max(60),
  /** The community's purpose in one sentence, for visitors and search engines. */
  community_description: z.string().trim().max(COMMUNITY_DESCRIPTION),
  accent: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Colour must look like #0F6B5C'),
  time_zone: timeZone,
  locale,
  plan: z.coerce.number().int().min(PLANS.lowest).max(PLANS.highest),
  plugins: z.array(plugin).max(20),
  /** Whether search engines may list what guests can read. With '0' there are no sitemaps and no feeds either. */
  search_engines: z.enum(['0', '1']),
  /** Whether viewers who may not read a topic see its title and excerpt (decisions 31). */
  show_topic_preview: z.enum(['0', '1']),
  /** Whether the server fetches previews of links in posts. With '0' it asks no other server. */
  link_previews: z.enum(['0', '1']),
  /** With '1' Enter sends the text and Shift+Enter starts a new line (part 2 §3). */
  submit_on_enter: z.enum(['0', '1']),
  /** The emoji reactions, in addition to the like. */
  reactions: z
    .array(z.string().trim().min(1).max(32))
    .min(1)
    .max(12)
    .overwrite((emojis) => [...new Set(emojis)]),
  /** The number of days from which a streak is "on fire" (part 1 §9). */
  onfire_count: z.coerce.number().int().min(1).max(365),
  /**
   * `support.contact` and `support.helpdesk` (part 3 §6): whether members may contact the staff and use the helpdesk
   * board.
   */
  support_contact: z.enum(['0', '1']),
  support_helpdesk: z.enum(['0', '1']),
  /** The boards for introductions and birthdays. 0 means none. */
  introduction_board_id: z.coerce.number().int().min(0),
  birthday_board_id: z.coerce.number().int().min(0),
  /** The board whose newest topics the blog's sidebar shows (part 1 §2). 0 means none. */
  blog_board_id: z.coerce.number().int().min(0),
  /**
   * The link of the announcement of a new theme (part 1 §2), within or outside the community. Empty for no
   * announcement.
   */
  new_theme_link: z
    .string()
    .trim()
    .max(300)
    // Excludes backslashes, because browsers read them as slashes, and `/\` would lead to another host.
    .regex(/^(?:|\/(?:[^\s/\\]\S*)?|https:\/\/\S+)$/, 'Link must begin with / or https://'),
  ...companySettings,
  ...safetySettings,
});
export type CommunitySettings = z.output<typeof communitySettings>;

/** The settings with what the server adds: the address of the logo, or an empty text for none. */
const communityValues = communitySettings.extend({ logo: z.string() });
export type CommunityValues = z.output<typeof communityValues>;

/** The settings that everyone may read. */
const publicSettings = communityValues.pick({
  ...{ community_name: true, community_description: true, accent: true, logo: true, time_zone: true, plan: true },
  ...{ show_topic_preview: true, submit_on_enter: true, reactions: true, onfire_count: true },
  ...{ blog_board_id: true, new_theme_link: true, report_reasons: true, link_previews: true },
});
export const PUBLIC_SETTINGS = Object.keys(publicSettings.shape) as (keyof typeof publicSettings.shape)[];

/** The settings that the web apps need before sign-in. */
export const settings = publicSettings.extend({
  /** The names in the specification (part 3 §6). */
  support: z.object({ contact: z.enum(['0', '1']), helpdesk: z.enum(['0', '1']) }),
  company: companyDetails,
  realtime_key: z.string(),
  demo_accounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
  /** Increases with every change. A cache of another version is stale. */
  version: z.int(),
  /** Hash of the community's custom texts, which {@link translations} returns. */
  translations_hash: z.string(),
});
export type Settings = z.infer<typeof settings>;

/** The community's custom texts, by language and key (`feed.title`). They override the apps' texts. */
export const translations = z.object({
  hash: z.string(),
  /** Null if the hash in the request is current. */
  texts: z.partialRecord(locale, z.record(z.string(), z.string())).nullable(),
});
export type Translations = z.infer<typeof translations>;

export const startUp = z.object({ data: settings, plugins: z.array(plugin), locale });

export const showSettings = operation({
  method: 'GET',
  path: '/api/v3/settings',
  summary: 'The community as the apps start with it: data, plugins, locale; or with `group=translations` its own texts',
  permission: 'public',
  query: z.object({ group: z.enum(['translations']).optional(), hash: z.string().max(64).optional() }),
  output: z.union([startUp, data(translations)]),
});

const reason = z.string().trim().max(REASON_LENGTH).optional();

export const adminSettings = communityValues.extend({ version: z.int() });
export type AdminSettings = z.infer<typeof adminSettings>;

export const adminShowSettings = operation({
  method: 'GET',
  path: '/api/v4/admin/settings',
  summary: 'What administrators have decided for the whole community',
  permission: 'admin',
  output: data(adminSettings),
});

export const changeSettings = operation({
  method: 'PUT',
  path: '/api/v4/admin/settings',
  summary: 'Changes what is sent; with `version` it answers 409 when somebody was first',
  permission: 'admin',
  body: communitySettings.partial().extend({
    /** An upload of the sender. Null removes the logo. */
    logo_uuid: uploadUuid.nullable().optional(),
    version: z.int().nonnegative().optional(),
    reason,
  }),
  output: data(adminSettings),
  errors: [409],
});

export const changeTranslation = operation({
  method: 'PUT',
  path: '/api/v4/admin/translations',
  summary: 'Puts the community’s own words in the place of one text, or with `text: null` the app’s back',
  permission: 'admin',
  body: z.object({
    locale,
    key: z.string().regex(/^[a-zA-Z][\w.]{0,99}$/, 'A key looks like feed.title'),
    text: z.string().trim().min(1).max(500).nullable(),
    reason,
  }),
  output: data(translations),
});
