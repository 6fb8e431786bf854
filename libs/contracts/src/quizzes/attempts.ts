import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data, id } from '../base/shared.ts';
import { QUIZ_LIMITS } from './limits.ts';
import { attempt, gate, oneAttempt } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });

export const startQuiz = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/quizzes/{id}/start-quiz',
  summary: 'Begins an attempt, or goes on with the one that is open: there is one, however often it is asked for',
  params,
  body: z.object({ user_id: id.nullish(), course_id: id.nullish() }),
  output: oneAttempt,
  errors: [404, 409],
});

export const lastQuizResponse = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/quizzes/{id}/user/{user_id}/last',
  summary: 'The last attempt of a member, null where there is none: one’s own, or as an author anybody’s',
  params: z.object({ id, user_id: id }),
  output: data(attempt.nullable()),
  errors: [404],
});

export const showQuizResponse = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/responses/{id}',
  summary: 'An attempt, one’s own or as an author: its questions without what is right, and the answers given',
  params,
  output: oneAttempt,
  errors: [404],
});

const given = z.object({
  question_id: id,
  question_option_id: id.nullish(),
  answer: z.string().trim().max(QUIZ_LIMITS.answer).nullish(),
});

/**
 * Method override for forms that cannot send DELETE, in the body or the header `X-HTTP-Method-Override` (part 3 §7).
 * Without it a POST never deletes.
 */
const override = z.enum(['DELETE', 'delete']).optional();

export const answerQuiz = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/responses',
  summary:
    'Answers questions of one’s open attempt, and ends it with `is_finished`; whose it is says the session, not `user_id`. As DELETE (`_method`) it resets the attempts that `response_ids` name',
  body: z.object({
    _method: override,
    quiz_id: id.optional(),
    user_id: id.nullish(),
    response_id: id.optional(),
    responses: z.array(given).max(QUIZ_LIMITS.questions).default([]),
    is_finished: z.union([z.boolean(), z.enum(['0', '1', 'true', 'false']), z.literal(0), z.literal(1)]).optional(),
    course_id: id.nullish(),
    response_ids: z.array(id).max(QUIZ_LIMITS.reset).optional(),
  }),
  /** The attempt's state. For a reset attempt, its state at the end. */
  output: z.object({ data: attempt.nullable() }),
  errors: [403, 404, 409],
});

export const resetQuiz = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/user-responses',
  summary:
    'As DELETE (`_method`) alone: resets a quiz, so that one begins anew; one’s own where it may be retried, and as an author that of `user_id`',
  body: z.object({ _method: override, quiz_id: id, user_id: id.nullish() }),
  output: z.object({ data: attempt.nullable() }),
  errors: [403, 404, 409],
});
