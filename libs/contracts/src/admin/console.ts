import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { data, id, page } from '../base/shared.ts';

/** Query parameters of the console's lists. */
export const consoleQuery = z.object({
  page,
  per_page: pageSize(25, 100),
  q: z.string().trim().max(100).optional(),
});

/** Declares the operation that shows one record in the console. */
export const show = <const P extends string, S extends z.ZodType>(
  path: P,
  summary: string,
  item: S,
  permission: 'moderator' | 'admin',
) =>
  operation({ method: 'GET', path, summary, permission, params: z.object({ id }), output: data(item), errors: [404] });
