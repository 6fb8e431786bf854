import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { settings } from '../quiz/quiz.events.ts';
import { QUESTION_TYPES } from '../rights/quiz.constants.ts';

const of = { attempt_id: z.int(), quiz_id: z.int(), member_id: memberId };
const question_id = z.int();

const graded = {
  score: z.int(),
  max: z.int(),
  percentage: z.int(),
  passed: z.boolean(),
  pending: z.int(),
  verdicts: z.array(z.object({ question_id, is_correct: z.boolean().nullable() })),
};
const outcome = { score: z.int(), max: z.int(), percentage: z.int(), passed: z.boolean() };

/**
 * One attempt of one member, from its begin to its end and beyond: `attempt-{id}`. Until the end nothing in it says what is right, nor
 * whether an answer is: a member may take along their own events at any time.
 */
export const attemptEvents = {
  AttemptStarted: z.object({
    ...of,
    /** Which of the member's attempts at this quiz: 1 is the first. */
    number: z.int(),
    /** The quiz's version, whose questions are asked. */
    revision: z.int(),
    questions: z.array(z.object({ question_id, type: z.enum(QUESTION_TYPES), option_ids: z.array(z.int()) })),
    settings,
    deadline: z.string().nullable(),
  }),
  AttemptAnswered: z.object({
    ...of,
    answer_id: z.int(),
    question_id,
    option_id: z.int().nullable(),
    answer: z.string().nullable(),
  }),
  AttemptSubmitted: z.object({ ...of, ...graded }),
  /** Its deadline came first. */
  AttemptExpired: z.object({ ...of, ...graded }),
  /** An author has said whether a free-form answer is right. */
  AttemptMarked: z.object({ ...of, question_id, is_correct: z.boolean(), marker_id: memberId, ...graded }),
  /** The quiz's key was corrected, and it comes to something else; what it had come to is kept. */
  AttemptRegraded: z.object({ ...of, before: z.object(outcome), ...graded }),
  /** It counts no more: its member begins anew. */
  AttemptReset: z.object(of),
  /**
   * For other modules: what an attempt has come to, once nothing of it waits to be marked; said again when that changes. Of an unrated quiz
   * `passed` says that it was finished in time.
   */
  AttemptFinished: z.object({
    quiz_id: z.int(),
    attempt_id: z.int(),
    member_id: memberId,
    passed: z.boolean(),
    score: z.int(),
    max: z.int(),
    percentage: z.int(),
  }),
};

export type AttemptEvent = EventsOf<typeof attemptEvents>;
export type AttemptStarted = Extract<AttemptEvent, { type: 'AttemptStarted' }>['data'];
export type AttemptFinished = Extract<AttemptEvent, { type: 'AttemptFinished' }>;
