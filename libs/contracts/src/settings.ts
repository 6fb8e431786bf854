import { z } from 'zod';
import { locale } from './identity/identity.ts';
import { emailAddress } from './base/email.ts';
import { operation } from './base/operation.ts';
import { data } from './base/shared.ts';
import { timeZone } from './base/time-zone.ts';
import { COMMUNITY_DESCRIPTION, REASON_LENGTH } from './limits.ts';

/** What a deployment may have installed (part 1 §6); all of it by default (decisions 6), commerce where it has somebody who takes the money. */
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

/** Plans are ordinal: a feature needs plan ≥ n (decisions 6; the numbers: part 1 §9). */
export const PLANS = { lowest: 1, highest: 10, text: 3, image: 3, video: 3, poll: 5, events: 5, groups: 8 } as const;

/** Who stands behind the community (part 3 §2): on its support page, and on what it sends a bill with. What is empty is not shown. */
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
/** As settings: each by itself, so that a history tells which one was changed. */
const companySettings = {
  ...{ company_name: company, company_address: address, company_zipcode: zipcode, company_city: city },
  ...{ company_vat: vat, company_kvk: kvk, company_iban: iban, company_email: email },
};

/** What administrators decide for the whole community. */
export const communitySettings = z.object({
  community_name: z.string().trim().min(1, 'A name is required').max(60),
  /** In one sentence, what it is for: to whoever is no member yet, and to search engines. */
  community_description: z.string().trim().max(COMMUNITY_DESCRIPTION),
  accent: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Colour must look like #0F6B5C'),
  time_zone: timeZone,
  locale,
  plan: z.coerce.number().int().min(PLANS.lowest).max(PLANS.highest),
  plugins: z.array(plugin).max(20),
  /** Whether who may not read a topic sees its title and excerpt (decisions 31). */
  show_topic_preview: z.enum(['0', '1']),
  /** Part 2 §3: with '1' Enter alone sends what is written; Shift+Enter begins a new line. */
  submit_on_enter: z.enum(['0', '1']),
  /** How members react besides the like. */
  reactions: z
    .array(z.string().trim().min(1).max(32))
    .min(1)
    .max(12)
    .overwrite((emojis) => [...new Set(emojis)]),
  /** From how many days a streak burns (part 1 §9). */
  onfire_count: z.coerce.number().int().min(1).max(365),
  /** Part 3 §6, `support.contact` and `support.helpdesk`: whether one may write to the staff, and ask on the helpdesk's board. */
  support_contact: z.enum(['0', '1']),
  support_helpdesk: z.enum(['0', '1']),
  /** The boards on which members introduce themselves, and birthdays are told; 0: on none. */
  introduction_board_id: z.coerce.number().int().min(0),
  birthday_board_id: z.coerce.number().int().min(0),
  /** Part 1 §2: the board whose newest topics stand in the blog's sidebar; 0: there is none. */
  blog_board_id: z.coerce.number().int().min(0),
  /** Part 1 §2: where the announcement of a new theme leads, a page of the community or of another site; without it nothing is announced. */
  new_theme_link: z
    .string()
    .trim()
    .max(300)
    // Browsers read a backslash as a slash: two of either name another host.
    .regex(/^(?:|\/(?:[^\s/\\]\S*)?|https:\/\/\S+)$/, 'Link must begin with / or https://'),
  ...companySettings,
});
export type CommunitySettings = z.output<typeof communitySettings>;

/** What the web apps need before anybody has signed in. */
export const settings = communitySettings
  .omit({
    ...{ plugins: true, locale: true, introduction_board_id: true, birthday_board_id: true },
    ...{ support_contact: true, support_helpdesk: true },
    ...{ company_name: true, company_address: true, company_zipcode: true, company_city: true },
    ...{ company_vat: true, company_kvk: true, company_iban: true, company_email: true },
  })
  .extend({
    /** As the specification names them (part 3 §6). */
    support: z.object({ contact: z.enum(['0', '1']), helpdesk: z.enum(['0', '1']) }),
    company: companyDetails,
    realtime_key: z.string(),
    demo_accounts: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
    /** Grows with each change: what is cached under another one is stale. */
    version: z.int(),
    /** Of the community's own texts; {@link translations} answers them. */
    translations_hash: z.string(),
  });
export type Settings = z.infer<typeof settings>;

/** The community's own words in place of the apps', by language and key (`feed.title`). */
export const translations = z.object({
  hash: z.string(),
  /** Null: those of the hash that was asked with are the present ones. */
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

export const adminSettings = communitySettings.extend({ version: z.int() });
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
  body: communitySettings.partial().extend({ version: z.int().nonnegative().optional(), reason }),
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
