import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { cursor, data, id, listOf, moment, page } from '../base/shared.ts';
import { timeZone } from '../base/time-zone.ts';

/** A comment on its member's profile, with its topic. */
export const writtenComment = z.object({
  id,
  excerpt: z.string(),
  created_at: moment,
  likes_count: z.int(),
  accepted_answer: z.boolean(),
  topic: z.object({ id, title: z.string(), slug: z.string(), board_name: z.string(), board_slug: z.string() }),
});
export type WrittenComment = z.infer<typeof writtenComment>;

export const listWrittenComments = operation({
  method: 'GET',
  path: '/api/v4/users/{id}/comments',
  summary: 'The comments and replies of a member that the viewer may read, newest first',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({ page, limit: pageSize(20, 50), cursor }),
  output: listOf(writtenComment),
});

export const showActivity = operation({
  method: 'GET',
  path: '/api/v4/users/{id}/activity',
  summary: 'How much a member posted on each day of a year: only what every member may read, or for guests every guest',
  permission: 'public',
  params: z.object({ id }),
  query: z.object({ zone: timeZone.default('UTC') }),
  output: data(
    z.object({
      /** The first and the last day, in the zone. */
      from: z.iso.date(),
      to: z.iso.date(),
      zone: z.string(),
      total: z.int(),
      /** Days without posts are left out. */
      days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
    }),
  ),
});
