import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type LessonCommand, lessonDecider } from './lesson.decider.ts';
import { lessonEvents, type LessonWritten } from './lesson.events.ts';

/** What matters of a lesson: its name, its quiz if it is one, what it waits for, and where it is talked about. */
interface Model {
  is: boolean;
  name: string;
  quiz: number | null;
  after: number[];
  topic: number | null;
}

const ID = 11;
const written = (name: string, quiz_id: number | null, after: number[]): LessonWritten => ({
  ...{ lesson_id: ID, course_id: 4, slug: 'les', name, description: '', content: '', rules_version: 1 },
  ...{ content_kind: quiz_id === null ? 'text' : 'quiz', image: null, files: [], videos: [], quiz_id },
  ...{ trophy_id: null, unlocks_at: null, unlock_days: null, prerequisite_ids: after },
});
const name = fc.constantFrom('Draaien', 'Bakken');
const quiz = fc.constantFrom(null, 5);
const after = fc.subarray([10, ID, 12]);

describe('a lesson', () => {
  itFollowsItsModel<
    Parameters<typeof lessonDecider.evolve>[0],
    LessonCommand,
    Parameters<typeof lessonDecider.evolve>[1],
    Model
  >({
    decider: lessonDecider,
    schemas: lessonEvents,
    commands: fc.oneof(
      fc.tuple(name, quiz, after).map((given): LessonCommand => ({ kind: 'write', lesson: written(...given) })),
      fc
        .record({ name, quiz_id: quiz, prerequisite_ids: after }, { requiredKeys: [] })
        .map((details): LessonCommand => ({ kind: 'change', details })),
      fc.tuple(name, quiz, after).map(([called, quiz_id, prerequisite_ids]): LessonCommand => ({
        kind: 'change',
        details: {
          ...{ name: called, quiz_id, prerequisite_ids, content_kind: quiz_id === null ? 'text' : 'quiz' },
        },
      })),
      fc.constantFrom(7, 8).map((topic_id): LessonCommand => ({ kind: 'begin_conversation', topic_id })),
    ),
    begin: () => ({ is: false, name: '', quiz: null, after: [], topic: null }),
    step: (model, command) => {
      if (command.kind === 'write') {
        if (model.is) return ['conflict', model];
        const { lesson } = command;
        if (lesson.prerequisite_ids.includes(ID)) return ['invalid', model];
        const next = { ...model, is: true, name: lesson.name, quiz: lesson.quiz_id, after: lesson.prerequisite_ids };
        return [['LessonWritten'], next];
      }
      if (!model.is) return ['missing', model];
      if (command.kind === 'begin_conversation') {
        if (model.topic !== null) return ['conflict', model];
        return [['LessonConversationBegun'], { ...model, topic: command.topic_id }];
      }
      const { name: called, quiz_id, prerequisite_ids, content_kind } = command.details;
      const next = {
        ...model,
        name: called ?? model.name,
        quiz: quiz_id === undefined ? model.quiz : quiz_id,
        after: prerequisite_ids ?? model.after,
      };
      const isQuiz = content_kind === undefined ? model.quiz !== null : content_kind === 'quiz';
      if (isQuiz !== (next.quiz !== null) || next.after.includes(ID)) return ['invalid', model];
      return JSON.stringify(next) === JSON.stringify(model) ? [[], model] : [['LessonChanged'], next];
    },
    seen: (state) =>
      state.exists
        ? {
            ...{ is: true, name: state.details.name, quiz: state.details.quiz_id },
            ...{ after: state.details.prerequisite_ids, topic: state.topic_id },
          }
        : { is: false, name: '', quiz: null, after: [], topic: null },
  });
});
