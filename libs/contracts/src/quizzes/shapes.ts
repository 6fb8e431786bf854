import { z } from 'zod';
import { data, flag, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { QUIZ_LIMITS } from './limits.ts';
import { attachment } from '../media.ts';

/** Quizzes belong to learning: without its plugin nothing of them is there (part 1 §6). */
export const gate = { plugin: 'learning' } as const;

/** Part 3 §3: what a question asks for. */
export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'free_form'] as const;
export const questionType = z.enum(QUESTION_TYPES);
export type QuestionType = z.infer<typeof questionType>;

/** Part 3 §3, Quiz settings, as they are answered. */
export const quizSettings = z.object({
  /** Whether an attempt is passed or failed. */
  is_rated: z.boolean(),
  /** Percent of the questions that must be right: `ceil(max × threshold / 100)`. */
  threshold: z.int().min(0).max(100),
  /** Answered questions may be looked at again; they cannot be changed (decisions 29). */
  back_forward: z.boolean(),
  /** Each answer is told to be right or wrong once it is given. */
  direct_feedback: z.boolean(),
  /** The right answer is told: with `direct_feedback` once the question is answered, else at the end. Off: never. */
  correct_answer_feedback: z.boolean(),
  timer_on: z.boolean(),
  /** Minutes. */
  timer: z.int().min(1).max(QUIZ_LIMITS.timer),
  /** Whether there is another attempt after one that is finished. */
  retry: z.boolean(),
  /** A free-form answer is right when it is one of the accepted ones; off: an author marks it. */
  exact_answer: z.boolean(),
});
export type QuizSettings = z.infer<typeof quizSettings>;

/** As they are sent: what is left out stays, or is off. */
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

/** What stands beside a question. */
export const questionMedia = z.discriminatedUnion('type', [
  attachment.extend({ type: z.literal('image') }),
  z.object({ type: z.literal('video'), url: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
]);
export type QuestionMedia = z.infer<typeof questionMedia>;

const option = z.object({
  id,
  question_id: id,
  /** The name that whoever made it has given it, else its id. */
  uid: z.string(),
  /** Of a true_false question `true` or `false`. */
  value: z.string(),
});

/** A question as whoever takes the quiz gets it. Of what is right nothing stands in it: there is no field that could hold it. */
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

/** A question with its key: for its authors, and answered by operations of theirs alone. */
export const authorQuestion = quizQuestion.extend({
  question_options: z.array(option.extend({ is_correct: z.boolean() })),
  /** Of a free-form question: what counts as right. `answer` is the first of them. */
  answers: z.array(z.string()),
  answer: z.string().nullable(),
});
export type AuthorQuestion = z.infer<typeof authorQuestion>;
export const oneQuestion = data(authorQuestion);

/** What the viewer may do with a quiz. */
export const quizPermission = z.enum(['TAKE', 'EDIT']);

export const quiz = z.object({
  id,
  type: z.literal('quiz'),
  title: z.string(),
  description: z.string(),
  settings: quizSettings,
  question_count: z.int(),
  /** As many as are needed to pass; null where nothing is rated. */
  required_score: z.int().nullable(),
  permissions: z.array(quizPermission),
  /** Grows with every change of it. */
  version: z.int(),
  created_at: moment,
});
export type Quiz = z.infer<typeof quiz>;
export const oneQuiz = data(quiz);

/** What came of an attempt, or would come of it. */
export const outcome = z.object({
  score: z.int(),
  max: z.int(),
  /** Whole percent. */
  percentage: z.int(),
  /** Of an unrated quiz: that it was finished in time. */
  passed_quiz: z.boolean(),
});
export type Outcome = z.infer<typeof outcome>;

export const attemptStatus = z.enum(['open', 'submitted', 'expired']);
export type AttemptStatus = z.infer<typeof attemptStatus>;

/** One answer that was given. What it came to is told when the quiz's settings tell it, and null before. */
export const givenAnswer = z.object({
  id,
  question_id: id,
  question_option_id: id.nullable(),
  answer: z.string().nullable(),
  /** Null: not told, or an author has not marked it yet. */
  is_correct: z.boolean().nullable(),
  /** What is right, where `correct_answer_feedback` lets it be told and the time for it has come. */
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
  /** Until when answers are taken, by the server's clock; null without a timer. */
  deadline: moment.nullable(),
  /** The server's clock as it answers: a screen counts from it and not from its own. */
  now: moment,
  finished_at: moment.nullable(),
  questions: z.array(quizQuestion),
  responses: z.array(givenAnswer),
  /** The first question without an answer; behind the last one where all have one. */
  current_question_index: z.int(),
  max: z.int(),
  /** Null until it has ended. */
  score: z.int().nullable(),
  percentage: z.int().nullable(),
  passed_quiz: z.boolean().nullable(),
  /** The timer has passed. */
  passed: z.boolean(),
  required_score: z.int().nullable(),
  /** Answers that an author has not marked yet: the score may still rise. */
  pending: z.int(),
  /** What it had come to before its key was corrected. */
  before: outcome.nullable(),
  can_retry: z.boolean(),
});
export type Attempt = z.infer<typeof attempt>;
export const oneAttempt = data(attempt);

/** An attempt as authors list it. */
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
