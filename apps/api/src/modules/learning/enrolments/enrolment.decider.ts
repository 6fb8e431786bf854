import { type Decider, Refusal } from '@lyceum/kernel';
import { learningText } from '../learning.texts.ts';
import { MOST_REMINDERS } from '../rights/learning.constants.ts';
import { isWhole } from '../rights/progress.decider.ts';
import type { CourseReminderSet, EnrolmentEvent } from './enrolment.events.ts';

type Reminder = Pick<CourseReminderSet, 'reminder_id' | 'duration' | 'unit' | 'due_at'>;

export interface EnrolmentState {
  status: 'none' | 'in' | 'out';
  completed: readonly number[];
  opened: number | null;
  exceptions: readonly number[];
  finished: boolean;
  reminders: readonly Reminder[];
  /** The times at which lessons open for this learner only. */
  unlocks: readonly string[];
}

export type EnrolmentAsk =
  | { kind: 'enrol'; by: number | null }
  | { kind: 'remove' }
  | { kind: 'open'; lesson_id: number }
  /** `structure`: the current lessons. `byHand`: the learner finishes the course, not its last lesson. */
  | { kind: 'complete'; lesson_id: number; attempt_id: number | null; structure: readonly number[]; byHand: boolean }
  | { kind: 'incomplete'; lesson_id: number }
  | { kind: 'finish'; structure: readonly number[] }
  | { kind: 'except' | 'unexcept'; lesson_id: number }
  /** The times at which lessons open, by the current structure. Times that are already planned are kept. */
  | { kind: 'plan_unlocks'; moments: readonly string[] }
  | { kind: 'remind'; reminder: Reminder }
  /** Deletes one reminder, or all if null. */
  | { kind: 'forget'; reminder_id: number | null }
  /** The release was rescheduled. `due` computes the new time of each reminder. */
  | { kind: 'reschedule'; due: (reminder: Reminder) => string };
export type EnrolmentCommand = EnrolmentAsk & { course_id: number; member_id: number };

/** Stream name for one member's enrolment in one course. */
export const enrolmentStream = (courseId: number, memberId: number): string => `enrolment-${courseId}-${memberId}`;

type Of = Pick<EnrolmentCommand, 'course_id' | 'member_id'>;

function enrolled(of: Of, { status }: EnrolmentState, by: number | null): EnrolmentEvent[] {
  if (status === 'in') return [];
  // Only an author can re-enrol a removed learner.
  if (status === 'out' && by === null) throw new Refusal('forbidden', learningText('enrol.invitation'));
  return [{ type: 'LearnerEnrolled', data: { ...of, enrolled_by: by } }];
}

function completed(
  of: Of,
  state: EnrolmentState,
  { lesson_id, attempt_id, structure, byHand }: Extract<EnrolmentAsk, { kind: 'complete' }>,
): EnrolmentEvent[] {
  if (!structure.includes(lesson_id)) throw new Refusal('missing', learningText('lesson.missing'));
  if (state.completed.includes(lesson_id)) return [];
  const finishes = !byHand && !state.finished && isWhole([...state.completed, lesson_id], structure);
  return [
    { type: 'LessonCompleted', data: { ...of, lesson_id, attempt_id } },
    ...(finishes ? [{ type: 'CourseFinished', data: of } as const] : []),
  ];
}

function finished(of: Of, state: EnrolmentState, structure: readonly number[]): EnrolmentEvent[] {
  if (state.finished) return [];
  if (!isWhole(state.completed, structure)) throw new Refusal('conflict', learningText('finish.early'));
  return [{ type: 'CourseFinished', data: of }];
}

function ofLearner(of: Of, command: EnrolmentAsk, state: EnrolmentState): EnrolmentEvent[] {
  if (state.status !== 'in') throw new Refusal('forbidden', learningText('enrol.first'));
  switch (command.kind) {
    case 'open': {
      const { lesson_id } = command;
      return state.opened === lesson_id ? [] : [{ type: 'LessonOpened', data: { ...of, lesson_id } }];
    }
    case 'complete':
      return completed(of, state, command);
    case 'incomplete': {
      const { lesson_id } = command;
      return state.completed.includes(lesson_id) ? [{ type: 'LessonTakenBack', data: { ...of, lesson_id } }] : [];
    }
    case 'finish':
      return finished(of, state, command.structure);
    case 'except': {
      const { lesson_id } = command;
      return state.exceptions.includes(lesson_id) ? [] : [{ type: 'ExceptionMade', data: { ...of, lesson_id } }];
    }
    case 'plan_unlocks':
      return [...new Set(command.moments)]
        .filter((moment) => !state.unlocks.includes(moment))
        .map((unlocks_at) => ({ type: 'UnlockPlanned', data: { ...of, unlocks_at } }));
    default:
      return [];
  }
}

function reminded(of: Of, { reminders }: EnrolmentState, reminder: Reminder): EnrolmentEvent[] {
  const { duration, unit } = reminder;
  if (reminders.some((each) => each.duration === duration && each.unit === unit)) return [];
  if (reminders.length >= MOST_REMINDERS) {
    throw new Refusal('conflict', learningText('reminder.most', { most: MOST_REMINDERS }));
  }
  return [{ type: 'CourseReminderSet', data: { ...of, ...reminder } }];
}

/** Enrolment of one member in one course. `rights/policies.ts` and `rights/locks.ts` check permissions first. */
export const enrolmentDecider: Decider<EnrolmentState, EnrolmentCommand, EnrolmentEvent> = {
  initial: () => ({
    status: 'none',
    completed: [],
    opened: null,
    exceptions: [],
    finished: false,
    reminders: [],
    unlocks: [],
  }),

  decide(command, state) {
    const of = { course_id: command.course_id, member_id: command.member_id };
    switch (command.kind) {
      case 'enrol':
        return enrolled(of, state, command.by);
      case 'remove':
        return state.status === 'in' ? [{ type: 'LearnerRemoved', data: of }] : [];
      case 'unexcept': {
        const { lesson_id } = command;
        return state.exceptions.includes(lesson_id) ? [{ type: 'ExceptionEnded', data: { ...of, lesson_id } }] : [];
      }
      case 'remind':
        return reminded(of, state, command.reminder);
      case 'forget':
        return state.reminders
          .filter(({ reminder_id }) => command.reminder_id === null || reminder_id === command.reminder_id)
          .map(({ reminder_id }) => ({ type: 'CourseReminderRemoved', data: { ...of, reminder_id } }));
      case 'reschedule':
        return state.reminders
          .map(({ reminder_id, due_at: was, ...more }) => ({
            data: { ...of, reminder_id, due_at: command.due({ reminder_id, due_at: was, ...more }) },
            was,
          }))
          .filter(({ data, was }) => data.due_at !== was)
          .map(({ data }) => ({ type: 'CourseReminderMoved', data }));
      default:
        return ofLearner(of, command, state);
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'LearnerEnrolled':
        return { ...state, status: 'in' };
      case 'LearnerRemoved':
        return { ...state, status: 'out' };
      case 'LessonOpened':
        return { ...state, opened: data.lesson_id };
      case 'LessonCompleted':
        return { ...state, completed: [...state.completed, data.lesson_id] };
      case 'LessonTakenBack':
        return { ...state, completed: state.completed.filter((id) => id !== data.lesson_id) };
      case 'CourseFinished':
        return { ...state, finished: true };
      case 'ExceptionMade':
        return { ...state, exceptions: [...state.exceptions, data.lesson_id] };
      case 'ExceptionEnded':
        return { ...state, exceptions: state.exceptions.filter((id) => id !== data.lesson_id) };
      case 'UnlockPlanned':
        return { ...state, unlocks: [...state.unlocks, data.unlocks_at] };
      case 'CourseReminderSet': {
        const { reminder_id, duration, unit, due_at } = data;
        return { ...state, reminders: [...state.reminders, { reminder_id, duration, unit, due_at }] };
      }
      case 'CourseReminderMoved':
        return {
          ...state,
          reminders: state.reminders.map((each) =>
            each.reminder_id === data.reminder_id ? { ...each, due_at: data.due_at } : each,
          ),
        };
      case 'CourseReminderRemoved':
        return { ...state, reminders: state.reminders.filter(({ reminder_id }) => reminder_id !== data.reminder_id) };
    }
  },
};
