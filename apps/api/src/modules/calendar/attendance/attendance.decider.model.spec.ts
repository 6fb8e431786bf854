import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type AttendanceCommand, attendanceDecider } from './attendance.decider.ts';
import { attendanceEvents } from './attendance.events.ts';

/** Whether the member is in, waits, or what became of their invitation; and the reminders that they have, by id. */
interface Model {
  status: string;
  invitation: number | null;
  reminders: Record<number, string>;
}

const of = { event_id: 4, member_id: 7 };
const seat = { room: fc.boolean(), place: fc.constantFrom(1, 2) };
const invitation_id = fc.constantFrom(1, 2);
const DUE = ['2026-03-28T09:00:00.000Z', '2026-03-29T09:00:00.000Z'];
const reminder = fc
  .record({ reminder_id: fc.constantFrom(1, 2, 3, 4, 5, 6, 7), due_at: fc.constantFrom(...DUE) })
  // One of each length: by its id.
  .map((each) => ({ ...each, duration: each.reminder_id, unit: 'hours' as const }));

const commands: fc.Arbitrary<AttendanceCommand> = fc.oneof(
  invitation_id.map((id) => ({ ...of, kind: 'invite' as const, invitation_id: id, by: 9 })),
  fc.record(seat).map((given) => ({ ...of, kind: 'join' as const, ...given })),
  fc.record({ ...seat, invitation_id }).map((given) => ({ ...of, kind: 'accept' as const, ...given })),
  invitation_id.map((id) => ({ ...of, kind: 'decline' as const, invitation_id: id })),
  fc.constantFrom('leave', 'remove', 'move_up').map((kind) => ({ ...of, kind: kind as 'leave' })),
  fc
    .tuple(fc.boolean(), reminder)
    .map(([organises, each]) => ({ ...of, kind: 'remind' as const, organises, reminder: each })),
  fc.constantFrom(null, 1, 2).map((reminder_id) => ({ ...of, kind: 'forget' as const, reminder_id })),
  fc.constantFrom(...DUE).map((due) => ({ ...of, kind: 'reschedule' as const, due: () => due })),
);

const isIn = ({ status }: Model) => status === 'going' || status === 'waiting';
const without = (reminders: Record<number, string>, ids: readonly number[]) =>
  Object.fromEntries(Object.entries(reminders).filter(([id]) => !ids.includes(Number(id))));
type Step = [Expected<keyof typeof attendanceEvents>, Model];

function taken(model: Model, room: boolean): Step {
  if (isIn(model)) return [[], model];
  return room
    ? [['AttendeeJoined'], { ...model, status: 'going' }]
    : [['AttendeeQueued'], { ...model, status: 'waiting' }];
}

function ofReminders(model: Model, command: AttendanceCommand): Step {
  const { reminders } = model;
  if (command.kind === 'remind') {
    if (!isIn(model) && !command.organises) return ['forbidden', model];
    const { reminder_id, due_at } = command.reminder;
    if (reminder_id in reminders) return [[], model];
    if (Object.keys(reminders).length === 5) return ['conflict', model];
    return [['ReminderSet'], { ...model, reminders: { ...reminders, [reminder_id]: due_at } }];
  }
  const ids = Object.keys(reminders).map(Number);
  if (command.kind === 'forget') {
    const gone = ids.filter((id) => command.reminder_id === null || id === command.reminder_id);
    return [gone.map(() => 'ReminderRemoved' as const), { ...model, reminders: without(reminders, gone) }];
  }
  if (command.kind !== 'reschedule') throw new Error('not of reminders');
  const moved = ids.filter((id) => reminders[id] !== DUE_OF(command));
  return [
    moved.map(() => 'ReminderMoved' as const),
    { ...model, reminders: Object.fromEntries(ids.map((id) => [id, DUE_OF(command)])) },
  ];
}
const DUE_OF = (command: Extract<AttendanceCommand, { kind: 'reschedule' }>): string => command.due({} as never);

function step(model: Model, command: AttendanceCommand): Step {
  const { status } = model;
  switch (command.kind) {
    case 'invite':
      if (isIn(model) || status === 'invited') return [[], model];
      return [['AttendeeInvited'], { ...model, status: 'invited', invitation: command.invitation_id }];
    case 'join':
      return status === 'removed' ? ['forbidden', model] : taken(model, command.room);
    case 'accept':
      if (model.invitation !== command.invitation_id) return ['missing', model];
      if (status === 'left' || status === 'removed') return ['conflict', model];
      return taken(model, command.room);
    case 'decline':
      if (model.invitation !== command.invitation_id) return ['missing', model];
      if (status === 'declined') return [[], model];
      return status === 'invited' ? [['AttendeeDeclined'], { ...model, status: 'declined' }] : ['conflict', model];
    case 'leave':
      return isIn(model) ? [['AttendeeLeft'], { ...model, status: 'left', reminders: {} }] : [[], model];
    case 'remove':
      if (['none', 'left', 'removed'].includes(status)) return [[], model];
      return [['AttendeeRemoved'], { ...model, status: 'removed', reminders: {} }];
    case 'move_up':
      return status === 'waiting' ? [['AttendeeMovedUp'], { ...model, status: 'going' }] : [[], model];
    default:
      return ofReminders(model, command);
  }
}

describe('a member and an event', () => {
  itFollowsItsModel<
    Parameters<typeof attendanceDecider.evolve>[0],
    AttendanceCommand,
    Parameters<typeof attendanceDecider.evolve>[1],
    Model
  >({
    decider: attendanceDecider,
    schemas: attendanceEvents,
    commands,
    begin: () => ({ status: 'none', invitation: null, reminders: {} }),
    step,
    seen: ({ status, invitationId, reminders }) => ({
      status,
      invitation: invitationId,
      reminders: Object.fromEntries(reminders.map(({ reminder_id, due_at }) => [reminder_id, due_at])),
    }),
  });
});
