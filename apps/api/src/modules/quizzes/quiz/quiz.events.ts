import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { QUESTION_TYPES } from '../rights/quiz.constants.ts';

const quiz_id = z.int();
const question_id = z.int();

export const settings = z.object({
  is_rated: z.boolean(),
  threshold: z.int(),
  back_forward: z.boolean(),
  direct_feedback: z.boolean(),
  correct_answer_feedback: z.boolean(),
  timer_on: z.boolean(),
  timer: z.int(),
  retry: z.boolean(),
  exact_answer: z.boolean(),
});
export type Settings = z.output<typeof settings>;

/** Display facts of a file, stored in the event as for topics. */
const file = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
const media = z.discriminatedUnion('type', [
  z.object({ type: z.literal('image'), file, alt: z.string().nullable() }),
  z.object({ type: z.literal('video'), url: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
]);
export type Media = z.output<typeof media>;

/** The part of a question that members may see. The answers are only in its key. */
export const content = z.object({
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  options: z.array(z.object({ id: z.int(), uid: z.string(), value: z.string() })),
  media: z.array(media),
});
export type Content = z.output<typeof content>;

/** The correct options, or the accepted texts of a free-form question. */
export const key = z.object({ option_ids: z.array(z.int()), answers: z.array(z.string()) });
export type Key = z.output<typeof key>;

/**
 * Questions, keys and settings of a quiz. The stream is `quiz-{id}`.
 * An attempt refers to its version, which identifies the questions as they were.
 */
export const quizEvents = {
  QuizMade: z.object({ quiz_id, maker_id: memberId, title: z.string(), description: z.string(), settings }),
  QuizRenamed: z.object({ quiz_id, title: z.string(), description: z.string() }),
  QuizSettingsChanged: z.object({ quiz_id, settings }),
  QuizQuestionAdded: z.object({ quiz_id, question_id, content, key }),
  QuizQuestionChanged: z.object({ quiz_id, question_id, content }),
  QuizQuestionRemoved: z.object({ quiz_id, question_id }),
  QuizQuestionsOrdered: z.object({ quiz_id, question_ids: z.array(z.int()) }),
  /** The answer key changed. Ended attempts are regraded (decisions 29, part 3 §3). */
  QuizKeyCorrected: z.object({ quiz_id, question_id, key }),
};

export type QuizEvent = EventsOf<typeof quizEvents>;
