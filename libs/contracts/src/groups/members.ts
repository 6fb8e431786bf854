import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, nameSearch, page, reason } from '../base/shared.ts';
import { GROUP_LIMITS } from './limits.ts';
import { gate } from './groups.ts';
import { groupMember, groupParticipation, groupRole, oneGroup } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });
const invitationParams = z.object({ id, invitation_id: id });
const memberParams = z.object({ id, member_id: id });
const ofMember = { params: memberParams, body: z.object({ reason }), output: acknowledged } as const;
const standing = data(z.object({ id, participation: groupParticipation }));

export const joinGroup = operation({
  ...own,
  method: 'PUT',
  path: '/api/v3/groups/{id}/join',
  summary: 'Joins a public group, or asks to be let into a private one',
  params,
  output: oneGroup,
  errors: [403, 404, 409],
});

export const leaveGroup = operation({
  ...own,
  method: 'PUT',
  path: '/api/v3/groups/{id}/leave',
  summary: 'Leaves a group, or takes back what one has asked; its last owner stays until somebody else owns it',
  params,
  output: standing,
  errors: [404, 409],
});

export const acceptGroupInvitation = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/groups/{id}/invite/{invitation_id}/accept',
  summary: 'Accepts an invitation of one’s own',
  params: invitationParams,
  output: oneGroup,
  errors: [403, 404, 409],
});

export const declineGroupInvitation = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/groups/{id}/invite/{invitation_id}/decline',
  summary: 'Declines an invitation of one’s own',
  params: invitationParams,
  body: z.object({ status: z.enum(['declined']).default('declined') }),
  output: standing,
  errors: [404, 409],
});

export const inviteToGroup = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/groups/{id}/invitations',
  summary: 'Invites members: who looks after the group does, and where `allow_user_invites` is on whoever is in it',
  params,
  body: z.object({ user_ids: z.array(id).min(1).max(GROUP_LIMITS.invited) }),
  output: data(z.array(z.object({ id, user_id: id }))),
  status: 201,
  errors: [403, 404, 409],
});

export const listGroupMembers = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/groups/{id}/members',
  summary: 'Who is in it, for whoever reads the group; who asks, is invited or banned, for those who look after it',
  params,
  query: z.object({
    page,
    size: pageSize(20, 100),
    status: groupParticipation.exclude(['none', 'out']).default('in'),
    role: groupRole.optional(),
    search: nameSearch,
  }),
  output: listOf(groupMember),
  errors: [403, 404],
});

export const changeGroupRole = operation({
  ...own,
  method: 'PUT',
  path: '/api/v4/groups/{id}/members/{member_id}',
  summary: 'Gives somebody of the group another role, by its owners; its last owner stays one',
  ...ofMember,
  body: z.object({ role: groupRole, reason }),
  errors: [403, 404, 409],
});

export const removeGroupMember = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/groups/{id}/members/{member_id}',
  summary: 'Takes somebody out of a group, or takes back their invitation; they may come again',
  params: memberParams,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404, 409],
});

export const approveGroupRequest = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/groups/{id}/members/{member_id}/approve',
  summary: 'Lets in somebody who asked',
  ...ofMember,
  errors: [403, 404, 409],
});

export const refuseGroupRequest = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/groups/{id}/members/{member_id}/refuse',
  summary: 'Refuses somebody who asked',
  ...ofMember,
  errors: [403, 404],
});

export const banFromGroup = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/groups/{id}/members/{member_id}/ban',
  summary: 'Takes somebody out of a group for good: they neither join nor are invited',
  ...ofMember,
  errors: [403, 404, 409],
});

export const unbanFromGroup = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/groups/{id}/members/{member_id}/ban',
  summary: 'Lets somebody who was banned come again',
  params: memberParams,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});

export const transferGroup = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/groups/{id}/transfer',
  summary:
    'Hands a group over to somebody who is in it: they own it, and whoever hands it over looks after it with them',
  params,
  body: z.object({ user_id: id, reason }),
  output: oneGroup,
  errors: [403, 404, 409],
});
