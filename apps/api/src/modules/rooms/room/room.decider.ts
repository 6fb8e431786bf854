import { type Decider, Refusal } from '@lyceum/kernel';
import { liveRoomsText } from '../rooms.texts.ts';
import type { Role } from '../rights/rooms.constants.ts';
import type { RoomEvent, RoomLeft, RoomPlanned, RoomSettings } from './room.events.ts';

interface Participant {
  participant_id: number;
  role: Role;
  /** A host assigned this role, so it also applies when the participant returns. */
  given: boolean;
  status: 'joined' | 'left' | 'removed';
  session: string | null;
}

export type RoomState =
  | { exists: false }
  | {
      exists: true;
      of: { live_room_id: number; event_id: number };
      settings: RoomSettings;
      status: 'PLANNED' | 'LIVE' | 'ENDED' | 'CANCELLED';
      /** Keyed by member id. */
      people: ReadonlyMap<number, Participant>;
      /** How often the room became empty. A scheduled end with an older count is ignored. */
      emptied: number;
    };
type Room = Extract<RoomState, { exists: true }>;

export type RoomCommand =
  | { kind: 'plan'; room: RoomPlanned }
  | { kind: 'change'; settings: Partial<RoomSettings> }
  | { kind: 'start' | 'cancel' }
  | { kind: 'end'; why: 'host' | 'server' }
  /** Only if the room is still empty since then. `emptied` is the count at that time. */
  | { kind: 'end_empty'; emptied: number }
  /** `leads`: the member organises the event. `most`: the capacity that this installation supports. */
  | { kind: 'join'; participant_id: number; member_id: number; leads: boolean; session: string; most: number }
  /** `session`: only if it is the current one. Null matches every session. */
  | { kind: 'leave'; member_id: number; session: string | null; why: RoomLeft['why'] }
  | { kind: 'remove'; member_id: number }
  | { kind: 'give'; member_id: number; role: Role }
  /** The member no longer organises the event. Demotes them unless a host assigned the role. */
  | { kind: 'leads_no_more'; member_id: number };

/** Stream name of a room. */
export const roomStream = (id: number): string => `live-room-${id}`;

const SETTINGS = ['empty_timeout', 'max_participants', 'max_hosts', 'entry_role'] as const;
/** The settings among the fields of a room. */
export const settingsOf = (given: RoomSettings): RoomSettings =>
  Object.fromEntries(SETTINGS.map((key) => [key, given[key]])) as unknown as RoomSettings;

const present = ({ people }: Room): Participant[] => [...people.values()].filter(({ status }) => status === 'joined');
const hosts = (room: Room, but?: Participant): number =>
  present(room).filter((each) => each.role === 'host' && each !== but).length;

/** The empty counters after a participant leaves. If they were the last one, an open room becomes empty. */
const emptyWithout = (room: Room): { empty_for: number | null; emptied: number } =>
  room.status === 'LIVE' && present(room).length === 1
    ? { empty_for: room.settings.empty_timeout, emptied: room.emptied + 1 }
    : { empty_for: null, emptied: room.emptied };

/** The role on joining: an assigned role, otherwise host for organisers while a host slot is free. */
function roleOf(room: Room, before: Participant | undefined, leads: boolean): Role {
  const asked = before?.given ? before.role : leads ? 'host' : room.settings.entry_role;
  return asked === 'host' && hosts(room, before) >= room.settings.max_hosts ? 'speaker' : asked;
}

function joined(room: Room, command: Extract<RoomCommand, { kind: 'join' }>): RoomEvent[] {
  const { member_id, session, leads, most } = command;
  if (room.status !== 'LIVE') throw new Refusal('conflict', liveRoomsText('join.closed'));
  const before = room.people.get(member_id);
  if (before?.status === 'removed') throw new Refusal('forbidden', liveRoomsText('join.removed'));
  const again = before?.status === 'joined';
  if (again && before.session === session) return [];
  const places = Math.min(most, room.settings.max_participants);
  if (!again && present(room).length >= places) throw new Refusal('conflict', liveRoomsText('join.full'));
  const participant_id = before?.participant_id ?? command.participant_id;
  const role = again ? before.role : roleOf(room, before, leads);
  return [{ type: 'LiveRoomJoined', data: { ...room.of, participant_id, member_id, role, session, again } }];
}

function given(room: Room, { member_id, role }: Extract<RoomCommand, { kind: 'give' }>): RoomEvent[] {
  const before = room.people.get(member_id);
  if (before?.status !== 'joined') throw new Refusal('conflict', liveRoomsText('participant.gone'));
  if (before.role === role) return [];
  const most = room.settings.max_hosts;
  if (role === 'host' && hosts(room) >= most) throw new Refusal('conflict', liveRoomsText('role.hosts', { most }));
  const { participant_id, session } = before;
  return [{ type: 'LiveRoomRoleGiven', data: { ...room.of, participant_id, member_id, role, session } }];
}

function decideIn(room: Room, command: Exclude<RoomCommand, { kind: 'plan' }>): RoomEvent[] {
  const { of, status, settings } = room;
  switch (command.kind) {
    case 'cancel':
      return status === 'CANCELLED' ? [] : [{ type: 'LiveRoomCancelled', data: of }];
    case 'change': {
      if (status === 'CANCELLED') throw new Refusal('conflict', liveRoomsText('room.cancelled'));
      const after = settingsOf({ ...settings, ...command.settings });
      return SETTINGS.every((key) => after[key] === settings[key])
        ? []
        : [{ type: 'LiveRoomChanged', data: { ...of, ...after } }];
    }
    case 'start':
      if (status === 'CANCELLED') throw new Refusal('conflict', liveRoomsText('room.cancelled'));
      return status === 'LIVE'
        ? []
        : [{ type: 'LiveRoomStarted', data: { ...of, empty_for: settings.empty_timeout, emptied: room.emptied + 1 } }];
    case 'end':
      return status === 'LIVE' ? [{ type: 'LiveRoomEnded', data: { ...of, why: command.why } }] : [];
    case 'end_empty': {
      const isStill = status === 'LIVE' && present(room).length === 0 && room.emptied === command.emptied;
      return isStill ? [{ type: 'LiveRoomEnded', data: { ...of, why: 'empty' } }] : [];
    }
    case 'join':
      return joined(room, command);
    case 'give':
      return given(room, command);
    case 'leads_no_more': {
      const before = room.people.get(command.member_id);
      const isHost = before?.status === 'joined' && before.role === 'host' && !before.given;
      return isHost ? given(room, { ...command, kind: 'give', role: settings.entry_role }) : [];
    }
    case 'leave': {
      const { member_id, session, why } = command;
      const before = room.people.get(member_id);
      if (before?.status !== 'joined' || (session !== null && before.session !== session)) return [];
      const { participant_id } = before;
      return [
        {
          type: 'LiveRoomLeft',
          data: { ...of, participant_id, member_id, why, session: before.session, ...emptyWithout(room) },
        },
      ];
    }
    case 'remove': {
      const { member_id } = command;
      const before = room.people.get(member_id);
      if (!before) throw new Refusal('missing', liveRoomsText('participant.missing'));
      if (before.status === 'removed') return [];
      const { participant_id } = before;
      const was_in = before.status === 'joined';
      const left = was_in ? emptyWithout(room) : { empty_for: null, emptied: room.emptied };
      return [
        {
          type: 'LiveRoomRemoved',
          data: { ...of, participant_id, member_id, was_in, session: before.session, ...left },
        },
      ];
    }
  }
}

/** One room: its status, participants and roles (part 3 §3, docs/adr/0057). The caller checks permissions. */
export const roomDecider: Decider<RoomState, RoomCommand, RoomEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'plan') {
      if (state.exists) throw new Refusal('conflict', liveRoomsText('room.exists'));
      return [{ type: 'LiveRoomPlanned', data: { ...command.room, ...settingsOf(command.room) } }];
    }
    if (!state.exists) throw new Refusal('missing', liveRoomsText('room.missing'));
    return decideIn(state, command);
  },

  evolve(state, { type, data }) {
    if (type === 'LiveRoomPlanned') {
      const { live_room_id, event_id } = data;
      return {
        ...{ exists: true, of: { live_room_id, event_id }, settings: settingsOf(data), status: 'PLANNED' },
        ...{ people: new Map(), emptied: 0 },
      };
    }
    if (!state.exists) return state;
    const put = (member_id: number, change: Partial<Participant>): Room => {
      const people = new Map(state.people);
      people.set(member_id, { ...people.get(member_id)!, ...change });
      return { ...state, people };
    };
    const without = (
      status: 'left' | 'removed',
      { member_id, emptied }: { member_id: number; emptied: number },
    ): Room => ({
      ...put(member_id, { status, session: null }),
      emptied,
    });
    switch (type) {
      case 'LiveRoomChanged':
        return { ...state, settings: settingsOf(data) };
      case 'LiveRoomStarted':
        return { ...state, status: 'LIVE', emptied: data.emptied };
      case 'LiveRoomEnded':
      case 'LiveRoomCancelled': {
        const people = new Map(
          [...state.people].map(([id, each]) => [
            id,
            each.status === 'joined' ? { ...each, status: 'left' as const, session: null } : each,
          ]),
        );
        return { ...state, people, status: type === 'LiveRoomEnded' ? 'ENDED' : 'CANCELLED' };
      }
      case 'LiveRoomJoined': {
        const { member_id, participant_id, role, session } = data;
        const isGiven = state.people.get(member_id)?.given ?? false;
        return put(member_id, { participant_id, role, session, status: 'joined', given: isGiven });
      }
      case 'LiveRoomRoleGiven':
        return put(data.member_id, { role: data.role, given: true });
      case 'LiveRoomLeft':
        return without('left', data);
      case 'LiveRoomRemoved':
        return without('removed', data);
    }
  },
};
