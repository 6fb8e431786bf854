import { z } from 'zod';
import { operation } from './base/operation.ts';
import { data, id, reason } from './base/shared.ts';
import { COMMUNITY_LIMITS } from './limits.ts';

export const multiOrdering = operation({
  method: 'PUT',
  path: '/api/v3/multi-ordering',
  summary: 'Puts things of one parent in order, all of them or none: boards, modules of a course, lessons of a module',
  permission: 'member',
  body: z.object({
    /** `board`, `module` or `lesson`. The module that owns the kind checks permissions and stores the order. */
    type: z
      .string()
      .max(40)
      .meta({ examples: ['board', 'module', 'lesson'] }),
    parent_id: id.nullable().default(null),
    items: z
      .array(z.object({ id, index: z.coerce.number().int().min(0).max(10_000) }))
      .min(1)
      .max(COMMUNITY_LIMITS.ordered)
      .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'Each board stands once.'),
    reason,
  }),
  output: data(z.array(z.object({ id, index: z.int() }))),
  errors: [403, 404],
});
