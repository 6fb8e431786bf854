import { z } from 'zod';
import { isStorable } from './dates.ts';
import { IDS_AT_ONCE, REASON_LENGTH } from '../limits.ts';

/** Integer ids come from sequences (decisions, conventions); in addresses they arrive as text. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);

/** Ids of things that are asked for together, such as `3,5,8`; each counts once. */
export const idList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'Ids look like 3,5,8.')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= IDS_AT_ONCE, `At most ${IDS_AT_ONCE} at once.`);

/** A moment, always UTC, ISO 8601. */
export const moment = z.iso.datetime({ offset: true });

/** A moment that is sent to be stored. */
export const storedMoment = moment.refine((text) => isStorable(Date.parse(text)), 'There is no such date.');

/** `{message, errors?: {field: [text]}}`: the one error shape of every refusal (decisions 2). */
export const errorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Both paging shapes of the specification at once, and the cursor that the web apps use (decisions 2). */
export const listMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_capped: z.boolean().optional(),
  pagination: z.object({
    current_page: z.int(),
    total_pages: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    count: z.int(),
    total: z.int(),
  }),
  next_cursor: z.string().nullable(),
  /** Of lists that can be entered in their middle: the page before, null at the beginning. */
  prev_cursor: z.string().nullable().optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** Narrows a list of people to those whose name or username holds this text. */
export const nameSearch = z.string().trim().max(100).optional();

export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });
export const listOf = <T extends z.ZodType>(schema: T) => z.object({ data: z.array(schema), meta: listMeta });
export const acknowledged = z.object({ message: z.string() });

/** A page number goes by offset within this bound; the cursor is the way further (decisions 2). */
export const MAX_PAGE = 500;
export const page = z.coerce.number().int().min(1).max(MAX_PAGE).default(1);
export const cursor = z.string().max(200).optional();

/** Why staff did something: kept with the event, shown in the history. */
export const reason = z.string().trim().max(REASON_LENGTH).optional();

/** Yes or no as JSON says it, or as the specification's forms do: '0' or '1'. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .transform((value) => value === true || Number(value) === 1);
