import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, moment, nameSearch, page, reason } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { EVENT_LIMITS } from './limits.ts';
import { gate } from './events.ts';
import { attendee, oneEvent, participation } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });
const invitationParams = z.object({ id, invitation_id: id });

export const joinEvent = operation({
  ...own,
  method: 'PUT',
  path: '/api/v3/events/{id}/join',
  summary: 'Joins an event; where it is full one waits, and moves up by oneself once there is room',
  params,
  output: oneEvent,
  errors: [403, 404, 409],
});

export const leaveEvent = operation({
  ...own,
  method: 'PUT',
  path: '/api/v3/events/{id}/leave',
  summary: 'Leaves an event or its waiting list; the next who waits takes the place',
  params,
  output: data(z.object({ id, participation })),
  errors: [404],
});

export const listAttendees = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/events/{id}/members',
  summary: 'Who comes, for whoever reads the event; who waits, was invited or declined, for its organisers alone',
  params,
  query: z.object({
    page,
    size: pageSize(20, 100),
    status: participation.exclude(['none', 'left']).default('going'),
    search: nameSearch,
  }),
  output: listOf(attendee),
  errors: [403, 404],
});

export const removeAttendee = operation({
  ...own,
  method: 'DELETE',
  path: '/api/v4/events/{id}/members/{member_id}',
  summary: 'Takes somebody off an event, its waiting list or its invitations',
  params: z.object({ id, member_id: id }),
  query: z.object({ reason }),
  output: acknowledged,
  errors: [403, 404],
});

export const inviteToEvent = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/events/{id}/invitations',
  summary:
    'Invites members: organisers do, and where `allow_user_invites` is on whoever goes; whoever is in it already stays as they are',
  params,
  body: z.object({ user_ids: z.array(id).min(1).max(EVENT_LIMITS.invited) }),
  output: data(z.array(z.object({ id, user_id: id }))),
  status: 201,
  errors: [403, 404, 409],
});

/** One member's invitation, with its sender. */
export const invitation = z.object({
  id,
  event_id: id,
  user_id: id,
  user: memberBrief,
  invited_by: memberBrief,
  status: z.enum(['invited', 'declined']),
  created_at: moment,
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/events/{id}/invitations',
  summary: 'Invitations without a yes, for organisers',
  params,
  query: z.object({ page, size: pageSize(20, 100) }),
  output: listOf(invitation),
  errors: [403, 404],
});

export const acceptEventInvitation = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/events/{id}/invite/{invitation_id}/accept',
  summary: 'Accepts an invitation of one’s own: one joins, or waits where it is full',
  params: invitationParams,
  output: oneEvent,
  errors: [403, 404, 409],
});

export const declineEventInvitation = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/events/{id}/invite/{invitation_id}/decline',
  summary: 'Declines an invitation of one’s own',
  params: invitationParams,
  body: z.object({ status: z.enum(['declined']).default('declined') }),
  output: data(z.object({ id, participation })),
  errors: [404, 409],
});
