import { z } from 'zod';
import { data, flag, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { QUIZ_LIMITS } from './limits.ts';
import { attachment } from '../media.ts';

/** Quizzes belong to learning. Without its plugin no operation of quizzes exists (part 1 §6). */
export const gate = { plugin: 'learning' } as const;

/** The kinds of questions (part 3 §3). */
export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'free_form'] as const;
export const questionType = z.enum(QUESTION_TYPES);
export type QuestionType = z.infer<typeof questionType>;

/** Part 3 §3, Quiz settings, in responses. */
export const quizSettings = z.object({
  /** Whether an attempt is passed or failed. */
  is_rated: z.boolean(),
  /** Percent of the questions that must be correct: `ceil(max × threshold / 100)`. */
  threshold: z.int().min(0).max(100),
  /** Members can look at answered questions again, but cannot change them (decisions 29). */
  back_forward: z.boolean(),
  /** Shows after each answer whether it is correct. */
  direct_feedback: z.boolean(),
  /** Shows the correct answer: after each question with `direct_feedback`, otherwise at the end. Off means never. */
  correct_answer_feedback: z.boolean(),
  timer_on: z.boolean(),
  /** In minutes. */
  timer: z.int().min(1).max(QUIZ_LIMITS.timer),
  /** Whether a member can start another attempt after an ended one. */
  retry: z.boolean(),
  /** On: a free-form answer is correct if it is one of the accepted answers. Off: an author marks it. */
  exact_answer: z.boolean(),
});
export type QuizSettings = z.infer<typeof quizSettings>;

/** Settings in requests. Omitted ones stay or default to off. */
export const settingsInput = z
  .object({
    is_rated: flag,
    threshold: z.coerce.number().int().min(0).max(100),
    back_forward: flag,
    direct_feedback: flag,
    correct_answer_feedback: flag,
    timer_on: flag,
    timer: z.coerce.number().int().min(1).max(QUIZ_LIMITS.timer),
    retry: flag,
    exact_answer: flag,
  })
  .partial();

/** Media of a question. */
export const questionMedia = z.discriminatedUnion('type', [
  attachment.extend({ type: z.literal('image') }),
  z.object({ type: z.literal('video'), url: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
]);
export type QuestionMedia = z.infer<typeof questionMedia>;

const option = z.object({
  id,
  question_id: id,
  /** The author's name for the option, otherwise its id. */
  uid: z.string(),
  /** `true` or `false` for a true_false question. */
  value: z.string(),
});

/** A question for members who take the quiz. It has no field that could contain the correct answer. */
export const quizQuestion = z.object({
  id,
  quiz_id: id,
  questionable_type: z.literal('quiz'),
  question: z.string(),
  type: questionType,
  score: z.literal(1),
  question_options: z.array(option),
  media: z.array(questionMedia),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

/** A question with its key. Only operations for authors return it. */
export const authorQuestion = quizQuestion.extend({
  question_options: z.array(option.extend({ is_correct: z.boolean() })),
  /** The accepted answers of a free-form question. `answer` is the first of them. */
  answers: z.array(z.string()),
  answer: z.string().nullable(),
});
export type AuthorQuestion = z.infer<typeof authorQuestion>;
export const oneQuestion = data(authorQuestion);

/** The viewer's permissions. */
export const quizPermission = z.enum(['TAKE', 'EDIT']);

export const quiz = z.object({
  id,
  type: z.literal('quiz'),
  title: z.string(),
  description: z.string(),
  settings: quizSettings,
  question_count: z.int(),
  /** The score needed to pass. Null for an unrated quiz. */
  required_score: z.int().nullable(),
  permissions: z.array(quizPermission),
  /** Increases with every change of the quiz. */
  version: z.int(),
  created_at: moment,
});
export type Quiz = z.infer<typeof quiz>;
export const oneQuiz = data(quiz);

/** The actual or predicted result of an attempt. */
export const outcome = z.object({
  score: z.int(),
  max: z.int(),
  /** In whole percent. */
  percentage: z.int(),
  /** For an unrated quiz: whether it was finished in time. */
  passed_quiz: z.boolean(),
});
export type Outcome = z.infer<typeof outcome>;

export const attemptStatus = z.enum(['open', 'submitted', 'expired']);
export type AttemptStatus = z.infer<typeof attemptStatus>;

/** One answer. The verdict is null until the quiz's settings allow showing it. */
export const givenAnswer = z.object({
  id,
  question_id: id,
  question_option_id: id.nullable(),
  answer: z.string().nullable(),
  /** Null if it is hidden or not marked yet. */
  is_correct: z.boolean().nullable(),
  /** The correct answer, if `correct_answer_feedback` allows it at this time. */
  correct: z.object({ question_option_ids: z.array(id), answers: z.array(z.string()) }).nullable(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** Part 3 §3, Quiz state: one member's attempt. `response_id` is its id. */
export const attempt = z.object({
  id,
  response_id: id,
  quiz_id: id,
  user_id: id,
  title: z.string(),
  status: attemptStatus,
  settings: quizSettings,
  started_at: moment,
  /** The time until which the server accepts answers. Null without a timer. */
  deadline: moment.nullable(),
  /** The server's time at the response. A screen counts from it, because the device's clock may be wrong. */
  now: moment,
  finished_at: moment.nullable(),
  questions: z.array(quizQuestion),
  responses: z.array(givenAnswer),
  /** The first question without an answer. The number of questions if all have one. */
  current_question_index: z.int(),
  max: z.int(),
  /** Null until the attempt has ended. */
  score: z.int().nullable(),
  percentage: z.int().nullable(),
  passed_quiz: z.boolean().nullable(),
  /** The deadline has passed. */
  passed: z.boolean(),
  required_score: z.int().nullable(),
  /** Answers that an author has not marked yet. The score may still rise. */
  pending: z.int(),
  /** The result before a correction of the key. */
  before: outcome.nullable(),
  can_retry: z.boolean(),
});
export type Attempt = z.infer<typeof attempt>;
export const oneAttempt = data(attempt);

/** An attempt in the authors' list. */
export const attemptRow = z.object({
  id,
  quiz_id: id,
  user: memberBrief,
  status: attemptStatus,
  started_at: moment,
  finished_at: moment.nullable(),
  score: z.int().nullable(),
  max: z.int(),
  percentage: z.int().nullable(),
  passed_quiz: z.boolean().nullable(),
  pending: z.int(),
  before: outcome.nullable(),
  regraded_at: moment.nullable(),
});
export type AttemptRow = z.infer<typeof attemptRow>;
