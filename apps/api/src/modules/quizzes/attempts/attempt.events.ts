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
 * One attempt of one member, including later marking and regrading. The stream is `attempt-{id}`.
 * Until its end no event contains a correct answer or verdict, because members can export their events at any time.
 */
export const attemptEvents = {
  AttemptStarted: z.object({
    ...of,
    /** The number of this attempt among the member's attempts at the quiz, from 1. */
    number: z.int(),
    /** The version of the quiz whose questions the attempt contains. */
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
  /** The deadline passed before the member submitted. */
  AttemptExpired: z.object({ ...of, ...graded }),
  /** An author decided whether a free-form answer is correct. */
  AttemptMarked: z.object({ ...of, question_id, is_correct: z.boolean(), marker_id: memberId, ...graded }),
  /** A corrected answer key changed the grade. `before` is the old outcome. */
  AttemptRegraded: z.object({ ...of, before: z.object(outcome), ...graded }),
  /** The attempt no longer counts, and its member can start a new one. */
  AttemptReset: z.object(of),
  /**
   * For other modules: the outcome once every answer is marked, published again if it changes.
   * For an unrated quiz, `passed` means that the member finished in time.
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
