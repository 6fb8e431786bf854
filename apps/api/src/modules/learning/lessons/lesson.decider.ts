import { type Decider, Refusal } from '@lyceum/kernel';
import { learningText } from '../learning.texts.ts';
import { fileOf } from '../rights/lesson-file.events.ts';
import type { LessonDetails, LessonEvent, LessonWritten } from './lesson.events.ts';

export type LessonState =
  | { exists: false }
  | { exists: true; lesson_id: number; course_id: number; topic_id: number | null; details: LessonDetails };
export type LessonCommand =
  | { kind: 'write'; lesson: LessonWritten }
  /** Omitted fields keep their value. */
  | { kind: 'change'; details: Partial<LessonDetails> }
  | { kind: 'begin_conversation'; topic_id: number };

/** Stream name of a lesson. */
export const lessonStream = (lessonId: number): string => `lesson-${lessonId}`;

/** Fixes the key order, because the decider compares the JSON text. */
const detailsOf = (d: LessonDetails): LessonDetails => ({
  ...{ name: d.name, description: d.description, content: d.content, rules_version: d.rules_version },
  ...{ content_kind: d.content_kind, image: d.image && fileOf(d.image), files: d.files.map(fileOf) },
  videos: d.videos.map(({ url, video_id }) => ({ url, video_id })),
  ...{ quiz_id: d.quiz_id, trophy_id: d.trophy_id, unlocks_at: d.unlocks_at, unlock_days: d.unlock_days },
  prerequisite_ids: [...new Set(d.prerequisite_ids)].sort((a, b) => a - b),
});

/**
 * @throws {Refusal} `invalid` if a quiz lesson has no quiz, if another lesson has one, or if a lesson requires itself
 */
function mustBeWhole(details: LessonDetails, lessonId: number): void {
  if ((details.content_kind === 'quiz') !== (details.quiz_id !== null)) {
    throw Refusal.invalid('quiz_id', learningText('lesson.quiz'));
  }
  if (details.prerequisite_ids.includes(lessonId)) {
    throw Refusal.invalid('prerequisite_ids', learningText('lesson.circle'));
  }
}

const named = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** One lesson (part 3 §3). */
export const lessonDecider: Decider<LessonState, LessonCommand, LessonEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'write') {
      if (state.exists) throw new Refusal('conflict', learningText('lesson.exists'));
      const { lesson } = command;
      mustBeWhole(lesson, lesson.lesson_id);
      return [{ type: 'LessonWritten', data: { ...lesson, ...detailsOf(lesson) } }];
    }
    if (!state.exists) throw new Refusal('missing', learningText('lesson.missing'));
    const { lesson_id, course_id } = state;
    if (command.kind === 'begin_conversation') {
      if (state.topic_id !== null) throw new Refusal('conflict', learningText('lesson.conversation'));
      return [{ type: 'LessonConversationBegun', data: { lesson_id, course_id, topic_id: command.topic_id } }];
    }
    const details = detailsOf({ ...state.details, ...named(command.details) });
    mustBeWhole(details, lesson_id);
    if (JSON.stringify(details) === JSON.stringify(state.details)) return [];
    return [{ type: 'LessonChanged', data: { lesson_id, course_id, ...details } }];
  },

  evolve(state, { type, data }) {
    if (type === 'LessonWritten') {
      const { lesson_id, course_id } = data;
      return { exists: true, lesson_id, course_id, topic_id: null, details: detailsOf(data) };
    }
    if (!state.exists) return state;
    return type === 'LessonChanged' ? { ...state, details: detailsOf(data) } : { ...state, topic_id: data.topic_id };
  },
};
