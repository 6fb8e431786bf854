import { z } from 'zod';
import { consoleQuery } from '../admin/console.ts';
import { operation } from '../base/operation.ts';
import { exact, queryWords, yesOrNo } from '../base/query-words.ts';
import { data, id, listOf } from '../base/shared.ts';
import { gate } from './groups.ts';
import { group, groupStatus } from './shapes.ts';

/** A group in the form's format: levels as ids, and the number of owners. */
const adminGroup = group.extend({ level_ids: z.array(id), owners_count: z.int() });
export type AdminGroup = z.infer<typeof adminGroup>;

export const adminListGroups = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/groups',
  summary:
    'Groups that the viewer may know of, for the console: newest first, closed ones too; `where_has=members:user_id:{id}` are those that a member is in',
  permission: 'moderator',
  query: consoleQuery.extend({
    ...queryWords({
      fields: { id: exact(id), status: exact(groupStatus), closed: yesOrNo, orphaned: yesOrNo, requests: yesOrNo },
      has: { 'members:user_id': exact(id) },
      sorts: ['id', 'name', 'members_count', 'created_at', 'updated_at'],
    }),
  }),
  output: listOf(adminGroup),
});

export const adminShowGroup = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/groups/{id}',
  summary: 'One group, for the console',
  permission: 'moderator',
  params: z.object({ id }),
  output: data(adminGroup),
  errors: [404],
});
