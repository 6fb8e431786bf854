import { z } from 'zod';
import { isStorable } from './dates.ts';
import { IDS_AT_ONCE, REASON_LENGTH } from '../limits.ts';

/** Integer ids from sequences (decisions, conventions). In addresses they arrive as text. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);

/** A list of ids, such as `3,5,8`, without duplicates. */
export const idList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'Ids look like 3,5,8.')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= IDS_AT_ONCE, `At most ${IDS_AT_ONCE} at once.`);

/** A timestamp in UTC, ISO 8601. */
export const moment = z.iso.datetime({ offset: true });

/** A timestamp that can be stored. */
export const storedMoment = moment.refine((text) => isStorable(Date.parse(text)), 'There is no such date.');

/** `{message, errors?: {field: [text]}}`: the error format of every refusal (decisions 2). */
export const errorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Both paging formats of the specification, plus the cursor of the web apps (decisions 2). */
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
  /** For lists that can start in the middle: the cursor of the previous page, null at the beginning. */
  prev_cursor: z.string().nullable().optional(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** Filters a list of members by name or username. */
export const nameSearch = z.string().trim().max(100).optional();

/** Wraps a record in `data`, as every single response does. */
export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema });
/** Wraps a list in `data` with paging metadata. */
export const listOf = <T extends z.ZodType>(schema: T) => z.object({ data: z.array(schema), meta: listMeta });
export const acknowledged = z.object({ message: z.string() });

/** The highest page number, because offsets become slow. Clients continue with the cursor (decisions 2). */
export const MAX_PAGE = 500;
export const page = z.coerce.number().int().min(1).max(MAX_PAGE).default(1);
export const cursor = z.string().max(200).optional();

/** An audit reason, stored with the event and shown in the history. */
export const reason = z.string().trim().max(REASON_LENGTH).optional();

/** A boolean in JSON, or '0' or '1' as the specification's forms send it. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .transform((value) => value === true || Number(value) === 1);
