import { z } from 'zod';
import { moment } from '../base/shared.ts';
import { CATEGORIES, CHOICE_NAMES, THEMES, type Variant, VARIANTS } from './cookie.ts';

export const category = z.enum(CATEGORIES);
export const variant = z.enum(VARIANTS as [Variant, ...Variant[]]);
export const language = z.enum(['nl', 'en']);

/** Every text of a popup in one language. Decisions refer to it by its hash. */
export const wording = z.object({
  title: z.string(),
  text: z.string(),
  categories: z.array(z.object({ name: category, title: z.string(), description: z.string() })),
  choices: z.array(z.object({ name: z.enum(CHOICE_NAMES), title: z.string(), description: z.string() })),
  buttons: z.object({ accept: z.string(), necessary: z.string(), all: z.string(), policy: z.string() }),
});
export type Wording = z.infer<typeof wording>;

const shownItem = z.object({ name: category, title: z.string(), description: z.string(), required: z.boolean() });
const shownChoice = z.object({
  name: z.enum(CHOICE_NAMES),
  title: z.string(),
  description: z.string(),
  items: z.array(category),
});

/** Categories, with the active and required ones (part 1 §4). */
export const cookiePackage = z.object({
  version: z.int(),
  /** Whether visitors see the popup. */
  active: z.boolean(),
  variant,
  theme: z.enum(THEMES),
  locale: language,
  text_hash: z.string(),
  title: z.string(),
  text: z.string(),
  categories: z.array(shownItem),
  choices: z.array(shownChoice),
  active_items: z.array(category),
  required_items: z.array(category),
  buttons: wording.shape.buttons,
  policy_url: z.string(),
});
export type CookiePackage = z.infer<typeof cookiePackage>;

/** One line of the ledger. */
export const decision = z.object({
  number: z.int(),
  version: z.int(),
  text_hash: z.string(),
  variant,
  locale: language,
  items: z.array(category),
  withdrawn: z.boolean(),
  decided_at: moment,
  hash: z.string(),
});
export type Decision = z.infer<typeof decision>;
