import { api } from '@lyceum/browser/client';
import { doneTo, type Reasoned } from '../data/command.ts';
import { answered } from '../data/errors.ts';
import type { AttendeeStatus, PageAsked } from '../data/types.ts';

export const eventCommands = {
  attendees: (id: number, status: AttendeeStatus, asked: PageAsked) =>
    answered(api('GET /api/v4/events/{id}/members', { params: { id }, query: { status, ...asked } })),
  liveRoom: (id: number) => answered(api('GET /api/v4/live-rooms/{id}', { params: { id } })),
  endLiveRoom: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/live-rooms/{id}/end', { params: { id }, body: { reason } })),
  removeFromLiveRoom: ({ id, participant_id, reason }: Reasoned & { participant_id: number }) =>
    doneTo(
      id,
      api('DELETE /api/v4/live-room-participants/{id}', { params: { id: participant_id }, query: { reason } }),
    ),
  cancelEvent: ({ id, reason }: Reasoned) =>
    doneTo(id, api('POST /api/v4/events/{id}/cancel', { params: { id }, body: { reason } })),
  removeAttendee: ({ id, member_id, reason }: Reasoned & { member_id: number }) =>
    doneTo(id, api('DELETE /api/v4/events/{id}/members/{member_id}', { params: { id, member_id }, query: { reason } })),
};
