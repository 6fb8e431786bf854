import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { count, exact, ordered, queryWords, yesOrNo } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, reason, storedMoment } from '../base/shared.ts';

/** A membership level gates access (decisions 7). Every member holds a default level. */
export const membershipLevel = z.object({ id, name: z.string(), description: z.string(), default: z.boolean() });
export type MembershipLevel = z.infer<typeof membershipLevel>;

export const adminLevel = membershipLevel.extend({ members_count: z.int(), version: z.int() });
export type AdminLevel = z.infer<typeof adminLevel>;

export const levelInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(60),
  description: z.string().trim().max(500).default(''),
  default: z.boolean().default(false),
  reason,
});

const levelFields = { id: exact(id), default: yesOrNo, name: ordered(z.string()) };

export const listLevels = operation({
  method: 'GET',
  path: '/api/v3/levels',
  summary: 'The membership levels of the community',
  permission: 'public',
  query: z.object(queryWords({ fields: levelFields, sorts: ['name', 'id'] })),
  output: listOf(membershipLevel),
});

export const adminListLevels = operation({
  method: 'GET',
  path: '/api/v4/admin/levels',
  summary: 'Membership levels with the number of members who were granted them, for the console',
  permission: 'moderator',
  query: z.object(
    queryWords({ fields: { ...levelFields, members_count: count }, sorts: ['name', 'id', 'members_count'] }),
  ),
  output: listOf(adminLevel),
});

export const adminShowLevel = operation({
  method: 'GET',
  path: '/api/v4/admin/levels/{id}',
  summary: 'One membership level, for the console',
  permission: 'moderator',
  params: z.object({ id }),
  output: data(adminLevel),
  errors: [404],
});

export const createLevel = operation({
  method: 'POST',
  path: '/api/v4/admin/levels',
  summary: 'Creates a membership level',
  permission: 'admin',
  body: levelInput,
  output: data(adminLevel),
  status: 201,
});

export const changeLevel = operation({
  method: 'PUT',
  path: '/api/v4/admin/levels/{id}',
  summary: 'Changes a membership level; with `version` it answers 409 when somebody was first',
  permission: 'admin',
  params: z.object({ id }),
  body: levelInput.extend({ version: z.int().positive().optional() }),
  output: data(adminLevel),
  errors: [404, 409],
});

export const removeLevel = operation({
  method: 'DELETE',
  path: '/api/v4/admin/levels/{id}',
  summary: 'Removes a membership level; whoever holds it loses what it opened',
  permission: 'admin',
  params: z.object({ id }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [404],
});

export const grantLevel = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/levels',
  summary: 'Grants a member a level, for good or until a moment',
  permission: 'admin',
  params: z.object({ id }),
  body: z.object({ level_id: id, expires_at: storedMoment.nullable().default(null), reason }),
  output: acknowledged,
  errors: [404],
});

export const revokeLevel = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/levels/{level_id}/revoke',
  summary: 'Takes a level from a member',
  permission: 'admin',
  params: z.object({ id, level_id: id }),
  body: z.object({ reason }),
  output: acknowledged,
  errors: [404],
});
