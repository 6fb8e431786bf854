import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { RoomEvent } from './room.events.ts';

type Left = { live_room_id: number; participant_id: number };
const away = ({ participant_id }: Left, status: string): Sql =>
  sql`update rooms.participant set status = ${status}, session = null where id = ${participant_id}`;
const fewer = ({ live_room_id }: Left): Sql =>
  sql`update rooms.room set present = present - 1 where id = ${live_room_id}`;
const over = ({ live_room_id }: { live_room_id: number }, status: string, at: Date): Sql[] => [
  sql`update rooms.participant set status = 'left', session = null where live_room_id = ${live_room_id} and status = 'joined'`,
  sql`update rooms.room set status = ${status}, present = 0, ended_at = ${at}::timestamptz where id = ${live_room_id}`,
];

/** Rooms and participants, written in the same transaction as the events. Commands and queries read them. */
export const roomRows = inlineProjection<RoomEvent>({
  name: 'rooms.room',
  tables: ['rooms.room', 'rooms.participant'],
  contested: ['room_of_event'],
  ofStream: { 'live-room': { 'rooms.room': ['id'], 'rooms.participant': ['live_room_id'] } },
  handles: {
    LiveRoomPlanned: ({ data: d }) => sql`
      insert into rooms.room (id, event_id, sid, name, status, empty_timeout, max_participants, max_hosts, entry_role, present)
      values (${d.live_room_id}, ${d.event_id}, ${d.sid}, ${d.name}, 'PLANNED', ${d.empty_timeout}, ${d.max_participants}, ${d.max_hosts},
              ${d.entry_role}, 0)`,
    LiveRoomChanged: ({ data: d }) => sql`
      update rooms.room set empty_timeout = ${d.empty_timeout}, max_participants = ${d.max_participants},
        max_hosts = ${d.max_hosts}, entry_role = ${d.entry_role} where id = ${d.live_room_id}`,
    LiveRoomStarted: ({ data, occurredAt }) => sql`
      update rooms.room set status = 'LIVE', started_at = ${occurredAt}::timestamptz, ended_at = null
      where id = ${data.live_room_id}`,
    LiveRoomEnded: ({ data, occurredAt }) => over(data, 'ENDED', occurredAt),
    LiveRoomCancelled: ({ data, occurredAt }) => over(data, 'CANCELLED', occurredAt),
    LiveRoomJoined: ({ data: d, occurredAt }) => [
      sql`insert into rooms.participant (id, live_room_id, member_id, role, status, session, joined_at)
          values (${d.participant_id}, ${d.live_room_id}, ${d.member_id}, ${d.role}, 'joined', ${d.session}, ${occurredAt}::timestamptz)
          on conflict (id) do update set role = excluded.role, status = 'joined', session = excluded.session, joined_at = excluded.joined_at`,
      sql`update rooms.room set present = present + ${d.again ? 0 : 1}::int where id = ${d.live_room_id}`,
    ],
    LiveRoomRoleGiven: ({ data }) =>
      sql`update rooms.participant set role = ${data.role} where id = ${data.participant_id}`,
    LiveRoomLeft: ({ data }) => [away(data, 'left'), fewer(data)],
    LiveRoomRemoved: ({ data }) => [away(data, 'removed'), ...(data.was_in ? [fewer(data)] : [])],
  },
});
