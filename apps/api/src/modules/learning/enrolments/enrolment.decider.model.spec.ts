import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type EnrolmentCommand, enrolmentDecider } from './enrolment.decider.ts';
import { enrolmentEvents } from './enrolment.events.ts';

interface Model {
  status: 'none' | 'in' | 'out';
  completed: number[];
  opened: number | null;
  exceptions: number[];
  finished: boolean;
  reminders: Record<number, string>;
  unlocks: string[];
}

const of = { course_id: 4, member_id: 7 };
const lesson_id = fc.constantFrom(11, 12, 13);
/** The lessons that there are change under a learner. */
const structure = fc.subarray([11, 12, 13]);
const DUE = ['2026-03-28T09:00:00.000Z', '2026-03-29T09:00:00.000Z'];
const reminder = fc
  .record({ reminder_id: fc.constantFrom(1, 2, 3, 4, 5, 6, 7), due_at: fc.constantFrom(...DUE) })
  // One of each length: by its id.
  .map((each) => ({ ...each, duration: each.reminder_id, unit: 'hours' as const }));

const commands: fc.Arbitrary<EnrolmentCommand> = fc.oneof(
  fc.constantFrom(null, 9).map((by) => ({ ...of, kind: 'enrol' as const, by })),
  fc.constant({ ...of, kind: 'remove' as const }),
  lesson_id.map((id) => ({ ...of, kind: 'open' as const, lesson_id: id })),
  fc
    .record({ lesson_id, structure, byHand: fc.boolean(), attempt_id: fc.constantFrom(null, 5) })
    .map((given) => ({ ...of, kind: 'complete' as const, ...given })),
  lesson_id.map((id) => ({ ...of, kind: 'incomplete' as const, lesson_id: id })),
  fc.subarray(DUE).map((moments) => ({ ...of, kind: 'plan_unlocks' as const, moments })),
  structure.map((lessons) => ({ ...of, kind: 'finish' as const, structure: lessons })),
  fc
    .tuple(fc.constantFrom('except', 'unexcept'), lesson_id)
    .map(([kind, id]) => ({ ...of, kind: kind as 'except', lesson_id: id })),
  reminder.map((each) => ({ ...of, kind: 'remind' as const, reminder: each })),
  fc.constantFrom(null, 1, 2).map((reminder_id) => ({ ...of, kind: 'forget' as const, reminder_id })),
  fc.constantFrom(...DUE).map((due) => ({ ...of, kind: 'reschedule' as const, due: () => due })),
);

type Step = [Expected<keyof typeof enrolmentEvents>, Model];
const less = (ids: readonly number[], id: number) => ids.filter((each) => each !== id);
const all = (completed: readonly number[], lessons: readonly number[]) =>
  lessons.length > 0 && lessons.every((id) => completed.includes(id));

function ofReminders(model: Model, command: EnrolmentCommand): Step {
  const { reminders } = model;
  const ids = Object.keys(reminders).map(Number);
  if (command.kind === 'remind') {
    const { reminder_id, due_at } = command.reminder;
    if (reminder_id in reminders) return [[], model];
    if (ids.length === 5) return ['conflict', model];
    return [['CourseReminderSet'], { ...model, reminders: { ...reminders, [reminder_id]: due_at } }];
  }
  if (command.kind === 'forget') {
    const gone = ids.filter((id) => command.reminder_id === null || id === command.reminder_id);
    const left = Object.fromEntries(Object.entries(reminders).filter(([id]) => !gone.includes(Number(id))));
    return [gone.map(() => 'CourseReminderRemoved' as const), { ...model, reminders: left }];
  }
  if (command.kind !== 'reschedule') throw new Error('not of reminders');
  const due = command.due({} as never);
  const moved = ids.filter((id) => reminders[id] !== due);
  return [
    moved.map(() => 'CourseReminderMoved' as const),
    { ...model, reminders: Object.fromEntries(ids.map((id) => [id, due])) },
  ];
}

function completed(model: Model, command: Extract<EnrolmentCommand, { kind: 'complete' }>): Step {
  const { lesson_id: id, structure: lessons, byHand } = command;
  if (!lessons.includes(id)) return ['missing', model];
  if (model.completed.includes(id)) return [[], model];
  const next = { ...model, completed: [...model.completed, id] };
  if (byHand || model.finished || !all(next.completed, lessons)) return [['LessonCompleted'], next];
  return [['LessonCompleted', 'CourseFinished'], { ...next, finished: true }];
}

function step(model: Model, command: EnrolmentCommand): Step {
  switch (command.kind) {
    case 'enrol':
      if (model.status === 'in') return [[], model];
      if (model.status === 'out' && command.by === null) return ['forbidden', model];
      return [['LearnerEnrolled'], { ...model, status: 'in' }];
    case 'remove':
      return model.status === 'in' ? [['LearnerRemoved'], { ...model, status: 'out' }] : [[], model];
    case 'unexcept':
      if (!model.exceptions.includes(command.lesson_id)) return [[], model];
      return [['ExceptionEnded'], { ...model, exceptions: less(model.exceptions, command.lesson_id) }];
    case 'remind':
    case 'forget':
    case 'reschedule':
      return ofReminders(model, command);
    default:
      return model.status === 'in' ? ofLearner(model, command) : ['forbidden', model];
  }
}

function ofLearner(model: Model, command: EnrolmentCommand): Step {
  switch (command.kind) {
    case 'open':
      if (model.opened === command.lesson_id) return [[], model];
      return [['LessonOpened'], { ...model, opened: command.lesson_id }];
    case 'complete':
      return completed(model, command);
    case 'incomplete':
      if (!model.completed.includes(command.lesson_id)) return [[], model];
      return [['LessonTakenBack'], { ...model, completed: less(model.completed, command.lesson_id) }];
    case 'finish':
      if (model.finished) return [[], model];
      if (!all(model.completed, command.structure)) return ['conflict', model];
      return [['CourseFinished'], { ...model, finished: true }];
    case 'except':
      if (model.exceptions.includes(command.lesson_id)) return [[], model];
      return [['ExceptionMade'], { ...model, exceptions: [...model.exceptions, command.lesson_id] }];
    case 'plan_unlocks': {
      const more = command.moments.filter((moment) => !model.unlocks.includes(moment));
      return [more.map(() => 'UnlockPlanned' as const), { ...model, unlocks: [...model.unlocks, ...more] }];
    }
    default:
      throw new Error('of no learner');
  }
}

describe('a member and a course', () => {
  itFollowsItsModel<
    Parameters<typeof enrolmentDecider.evolve>[0],
    EnrolmentCommand,
    Parameters<typeof enrolmentDecider.evolve>[1],
    Model
  >({
    decider: enrolmentDecider,
    schemas: enrolmentEvents,
    commands,
    begin: () => ({
      status: 'none',
      completed: [],
      opened: null,
      exceptions: [],
      finished: false,
      reminders: {},
      unlocks: [],
    }),
    step,
    seen: ({ reminders, completed: done, exceptions, unlocks, ...state }) => ({
      ...state,
      completed: [...done],
      exceptions: [...exceptions],
      unlocks: [...unlocks],
      reminders: Object.fromEntries(reminders.map(({ reminder_id, due_at }) => [reminder_id, due_at])),
    }),
  });
});
