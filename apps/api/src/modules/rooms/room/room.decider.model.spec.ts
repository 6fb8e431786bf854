import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type RoomCommand, roomDecider, type RoomState } from './room.decider.ts';
import { type RoomEvent, roomEvents } from './room.events.ts';

interface Person {
  in: boolean;
  out: boolean;
  role: string;
  /** By a host: it stays. */
  given: boolean;
  session: string | null;
}
interface Model {
  status: string;
  places: number;
  hosts: number;
  people: Record<number, Person>;
  emptied: number;
}

const SETTINGS = { empty_timeout: 60, max_participants: 2, max_hosts: 1, entry_role: 'speaker' as const };
const room = { live_room_id: 3, event_id: 4, sid: 'RM_1', name: 'live-room-3', ...SETTINGS };
const member_id = fc.constantFrom(1, 2, 3);
const session = fc.constantFrom('a', 'b');
const role = fc.constantFrom('host' as const, 'speaker' as const, 'listener' as const);

const commands: fc.Arbitrary<RoomCommand> = fc.oneof(
  fc.constant({ kind: 'plan' as const, room }),
  fc.constantFrom(1, 2).map((max_participants) => ({ kind: 'change' as const, settings: { max_participants } })),
  fc.constantFrom('start', 'start', 'start', 'cancel').map((kind) => ({ kind: kind as 'start' })),
  fc.constant({ kind: 'end' as const, why: 'host' as const }),
  fc.integer({ min: 0, max: 6 }).map((emptied) => ({ kind: 'end_empty' as const, emptied })),
  fc
    .record({ member_id, session, leads: fc.boolean() })
    .map((given) => ({ kind: 'join' as const, participant_id: 10 + given.member_id, most: 6, ...given })),
  fc
    .record({ member_id, session: fc.option(session) })
    .map((given) => ({ kind: 'leave' as const, why: 'left' as const, ...given })),
  fc.record({ member_id }).map((given) => ({ kind: 'remove' as const, ...given })),
  fc.record({ member_id, role }).map((given) => ({ kind: 'give' as const, ...given })),
  fc.record({ member_id }).map((given) => ({ kind: 'leads_no_more' as const, ...given })),
);

type Step = [Expected<keyof typeof roomEvents>, Model];
const inside = ({ people }: Model) => Object.values(people).filter((each) => each.in);
const hosts = (model: Model) => inside(model).filter((each) => each.role === 'host').length;
const put = (model: Model, id: number, change: Partial<Person>): Model => ({
  ...model,
  people: { ...model.people, [id]: { ...model.people[id]!, ...change } },
});
const over = (model: Model, status: string): Model => ({
  ...model,
  status,
  people: Object.fromEntries(
    Object.entries(model.people).map(([id, each]) => [id, { ...each, in: false, session: null }]),
  ),
});
/** Whoever was the last one in an open room empties it. */
const emptied = (model: Model): number => model.emptied + (inside(model).length === 1 ? 1 : 0);

function step(model: Model, command: RoomCommand): Step {
  const { status } = model;
  if (command.kind === 'plan')
    return status === 'none' ? [['LiveRoomPlanned'], { ...model, status: 'PLANNED' }] : ['conflict', model];
  if (status === 'none') return ['missing', model];
  switch (command.kind) {
    case 'cancel':
      return status === 'CANCELLED' ? [[], model] : [['LiveRoomCancelled'], over(model, 'CANCELLED')];
    case 'change': {
      if (status === 'CANCELLED') return ['conflict', model];
      const places = command.settings.max_participants!;
      return places === model.places ? [[], model] : [['LiveRoomChanged'], { ...model, places }];
    }
    case 'start':
      if (status === 'CANCELLED') return ['conflict', model];
      return status === 'LIVE'
        ? [[], model]
        : [['LiveRoomStarted'], { ...model, status: 'LIVE', emptied: model.emptied + 1 }];
    case 'end':
      return status === 'LIVE' ? [['LiveRoomEnded'], over(model, 'ENDED')] : [[], model];
    case 'end_empty':
      return status === 'LIVE' && inside(model).length === 0 && command.emptied === model.emptied
        ? [['LiveRoomEnded'], over(model, 'ENDED')]
        : [[], model];
    default:
      return ofPeople(model, command);
  }
}

function ofPeople(model: Model, command: Extract<RoomCommand, { member_id: number }>): Step {
  const { member_id: id } = command;
  const before = model.people[id];
  switch (command.kind) {
    case 'join': {
      if (model.status !== 'LIVE') return ['conflict', model];
      if (before?.out) return ['forbidden', model];
      if (before?.in && before.session === command.session) return [[], model];
      if (before?.in) return [['LiveRoomJoined'], put(model, id, { session: command.session })];
      if (inside(model).length >= model.places) return ['conflict', model];
      const asked = before?.given ? before.role : command.leads ? 'host' : 'speaker';
      const role = asked === 'host' && hosts(model) >= model.hosts ? 'speaker' : asked;
      const person = { in: true, out: false, role, given: before?.given ?? false, session: command.session };
      return [['LiveRoomJoined'], { ...model, people: { ...model.people, [id]: person } }];
    }
    case 'give': {
      if (!before?.in) return ['conflict', model];
      if (before.role === command.role) return [[], model];
      if (command.role === 'host' && hosts(model) >= model.hosts) return ['conflict', model];
      return [['LiveRoomRoleGiven'], put(model, id, { role: command.role, given: true })];
    }
    case 'leads_no_more':
      if (!before?.in || before.role !== 'host' || before.given) return [[], model];
      return [['LiveRoomRoleGiven'], put(model, id, { role: 'speaker', given: true })];
    case 'leave':
      if (!before?.in || (command.session !== null && command.session !== before.session)) return [[], model];
      return [['LiveRoomLeft'], { ...put(model, id, { in: false, session: null }), emptied: emptied(model) }];
    case 'remove': {
      if (!before) return ['missing', model];
      if (before.out) return [[], model];
      const count = before.in ? emptied(model) : model.emptied;
      return [['LiveRoomRemoved'], { ...put(model, id, { in: false, out: true, session: null }), emptied: count }];
    }
  }
}

describe('a live room', () => {
  itFollowsItsModel<RoomState, RoomCommand, RoomEvent, Model>({
    decider: roomDecider,
    schemas: roomEvents,
    commands,
    begin: () => ({ status: 'none', places: 2, hosts: 1, people: {}, emptied: 0 }),
    step,
    seen: (state) =>
      state.exists
        ? {
            status: state.status,
            places: state.settings.max_participants,
            hosts: state.settings.max_hosts,
            people: Object.fromEntries(
              [...state.people].map(([id, { status, role, given, session }]) => [
                id,
                { in: status === 'joined', out: status === 'removed', role, given, session },
              ]),
            ),
            emptied: state.emptied,
          }
        : { status: 'none', places: 2, hosts: 1, people: {}, emptied: 0 },
  });
});
