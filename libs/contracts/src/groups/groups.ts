import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { count, exact, ordered, pageSize, queryWords, when, yesOrNo } from '../base/query-words.ts';
import { cursor, flag, id, listOf, page, reason } from '../base/shared.ts';
import { GROUP_LIMITS } from './limits.ts';
import { uploadUuid } from '../media.ts';
import { PLANS } from '../settings.ts';
import { group, groupFaq, groupStatus, oneGroup } from './shapes.ts';

export {
  type Group,
  type GroupMember,
  type GroupParticipation,
  type GroupPermission,
  type GroupRole,
  type GroupStatus,
} from './shapes.ts';

/** Without the plugin, or below the plan, no operation of groups exists (part 3 §5). */
export const gate = { plugin: 'groups', plan: PLANS.groups } as const;
const params = z.object({ id });

const WITH = ['participation', 'faqs', 'rules', 'guards', 'levels', 'founder', 'members', 'uploads'];

export const listGroups = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/groups',
  summary: 'Groups that the viewer may know of; `where_has=members:user_id:{id}` are those that a member is in',
  permission: 'public',
  query: z.object({
    page,
    size: pageSize(GROUP_LIMITS.page, GROUP_LIMITS.most),
    cursor,
    /** `mine`: the viewer's groups. `invited`: groups with an invitation for the viewer. */
    type: z.enum(['mine', 'invited']).optional(),
    ...queryWords({
      fields: {
        id: exact(id),
        slug: exact(z.string()),
        name: ordered(z.string()),
        status: exact(groupStatus),
        closed: yesOrNo,
        members_count: count,
        created_at: when,
        updated_at: when,
      },
      has: { 'members:user_id': exact(id) },
      accepted: { 'members:user_id': exact(id) },
      newest: ['updated_at'],
      sorts: ['updated_at', 'created_at', 'name', 'members_count', 'id'],
      with: WITH,
    }),
  }),
  output: listOf(group),
});

export const showGroup = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/groups/{id}',
  summary: 'A group, by its id or with `find_by=slug` by its address',
  permission: 'public',
  params: z.object({ id: z.string().max(120) }),
  query: z.object({ find_by: z.enum(['id', 'slug']).default('id'), ...queryWords({ with: WITH }) }),
  output: oneGroup,
  errors: [404],
});

/** The fields of a group in requests. A change keeps omitted fields. */
const details = {
  name: z.string().trim().min(1, 'Name is required').max(GROUP_LIMITS.name),
  description: z.string().max(GROUP_LIMITS.description),
  status: groupStatus,
  rules: z.array(z.string().trim().min(1).max(GROUP_LIMITS.rule)).max(GROUP_LIMITS.rules),
  faqs: z.array(groupFaq).max(GROUP_LIMITS.faqs),
  level_ids: z.array(id).max(50),
  allow_user_invites: flag,
};
const optional = z.object(details).partial().shape;

export const groupInput = z.object({
  ...optional,
  name: details.name,
  image_uuid: uploadUuid.nullable().optional(),
  reason,
});

export const createGroup = operation({
  ...gate,
  method: 'POST',
  path: '/api/v3/groups',
  summary: 'Founds a group, with its board: any member does, and owns it',
  permission: 'member',
  body: groupInput,
  output: oneGroup,
  status: 201,
});

export const changeGroup = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v3/groups/{id}',
  summary: 'Changes a group; with `version` it answers 409 when somebody was first',
  permission: 'member',
  params,
  body: z.object({
    ...optional,
    image_uuid: uploadUuid.nullable().optional(),
    version: z.int().positive().optional(),
    reason,
  }),
  output: oneGroup,
  errors: [403, 404, 409],
});

export const closeGroup = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/groups/{id}/close',
  summary: 'Closes a group: its board stays readable, and nobody comes or writes any more',
  permission: 'member',
  params,
  body: z.object({ reason }),
  output: oneGroup,
  errors: [403, 404],
});
