import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';
import type { GroupPeople, PageAsked } from '../data/types.ts';

type OfMember = Reasoned & { member_id: number };

export const groupCommands = {
  groupPeople: (id: number, status: GroupPeople, asked: PageAsked) =>
    answered(api('GET /api/v4/groups/{id}/members', { params: { id }, query: { status, ...asked } })),
  closeGroup: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/groups/{id}/close', { params: { id }, body: { reason } })),
  transferGroup: ({ id, member_id, reason }: OfMember) =>
    doneTo(id, api('POST /api/v4/groups/{id}/transfer', { params: { id }, body: { user_id: member_id, reason } })),
  approveGroupRequest: ({ id, member_id, reason }: OfMember) =>
    doneTo(
      id,
      api('POST /api/v4/groups/{id}/members/{member_id}/approve', { params: { id, member_id }, body: { reason } }),
    ),
  refuseGroupRequest: ({ id, member_id, reason }: OfMember) =>
    doneTo(
      id,
      api('POST /api/v4/groups/{id}/members/{member_id}/refuse', { params: { id, member_id }, body: { reason } }),
    ),
  removeGroupMember: ({ id, member_id, reason }: OfMember) =>
    doneTo(id, api('DELETE /api/v4/groups/{id}/members/{member_id}', { params: { id, member_id }, query: { reason } })),
  banFromGroup: ({ id, member_id, reason }: OfMember) =>
    doneTo(
      id,
      api('POST /api/v4/groups/{id}/members/{member_id}/ban', { params: { id, member_id }, body: { reason } }),
    ),
  unbanFromGroup: ({ id, member_id, reason }: OfMember) =>
    doneTo(
      id,
      api('DELETE /api/v4/groups/{id}/members/{member_id}/ban', { params: { id, member_id }, query: { reason } }),
    ),
};
