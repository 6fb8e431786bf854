import { z } from 'zod';
import { consoleQuery } from '../admin/console.ts';
import { operation } from '../base/operation.ts';
import { exact, pageSize, queryWords, yesOrNo } from '../base/query-words.ts';
import { data, id, listOf, moment, nameSearch, page, reason } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { QUIZ_LIMITS } from './limits.ts';
import { attemptRow, authorQuestion, gate, oneAttempt, outcome, quiz } from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });

export const showQuizKey = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/quiz-maker/quizzes/{id}/key',
  summary: 'For authors: the present questions with what is right',
  params,
  output: data(z.array(authorQuestion)),
  errors: [403, 404],
});

export const listQuizAttempts = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/quiz-maker/quizzes/{id}/attempts',
  summary: 'For authors: attempts, the newest first; `regraded` are those that a corrected key has changed',
  params,
  query: z.object({
    page,
    size: pageSize(QUIZ_LIMITS.page, 100),
    show: z.enum(['all', 'finished', 'pending', 'regraded']).default('all'),
    search: nameSearch,
  }),
  output: listOf(attemptRow),
  errors: [403, 404],
});

/** An answer that an author must mark. */
export const answerToMark = z.object({
  id,
  response_id: id,
  question_id: id,
  question: z.string(),
  answer: z.string(),
  /** The accepted answers in the key. */
  answers: z.array(z.string()),
  user: memberBrief,
  finished_at: moment,
});
export type AnswerToMark = z.infer<typeof answerToMark>;

export const listQuizMarking = operation({
  ...own,
  method: 'GET',
  path: '/api/v4/quiz-maker/quizzes/{id}/marking',
  summary: 'For authors: free-form answers that wait to be marked, the longest waiting first',
  params,
  query: z.object({ page, size: pageSize(QUIZ_LIMITS.page, 100), search: nameSearch }),
  output: listOf(answerToMark),
  errors: [403, 404],
});

export const markQuizAnswer = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/quiz-maker/responses/{id}/marks',
  summary: 'For authors: says whether a free-form answer is right; said again otherwise, the last word holds',
  params,
  body: z.object({ question_id: id, is_correct: z.boolean(), reason }),
  output: oneAttempt,
  errors: [403, 404, 409],
});

const newKey = z.object({
  question_option_ids: z.array(id).max(QUIZ_LIMITS.options.most).default([]),
  answers: z.array(z.string().trim().min(1).max(QUIZ_LIMITS.accepted)).max(QUIZ_LIMITS.answers).default([]),
  reason,
});

export const changedAttempt = z.object({ response_id: id, user: memberBrief, before: outcome, after: outcome });
export type ChangedAttempt = z.infer<typeof changedAttempt>;

export const previewQuizKey = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/quiz-maker/questions/{id}/key/preview',
  summary: 'For authors: whom another key would change, before and after; nothing is written',
  takesKey: false,
  params,
  body: newKey,
  output: data(z.object({ changes: z.array(changedAttempt), changed: z.int(), attempts: z.int() })),
  errors: [403, 404],
});

export const correctQuizKey = operation({
  ...own,
  method: 'POST',
  path: '/api/v4/quiz-maker/questions/{id}/key',
  summary: 'For authors: corrects the key; attempts that are finished are graded anew, and whom it changes is told',
  params,
  body: newKey,
  output: data(authorQuestion),
  errors: [403, 404],
});

/** A quiz in the form's format: settings next to the title. */
const adminQuiz = quiz.extend({ maker: memberBrief, pending: z.int(), attempts: z.int() });
export type AdminQuiz = z.infer<typeof adminQuiz>;

export const adminListQuizzes = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/quizzes',
  summary: 'Quizzes that the viewer may edit, for the console',
  permission: 'moderator',
  query: consoleQuery.extend({
    ...queryWords({
      fields: { id: exact(id), pending: yesOrNo },
      sorts: ['id', 'title', 'created_at', 'attempts', 'pending'],
    }),
  }),
  output: listOf(adminQuiz),
});

export const adminShowQuiz = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/quizzes/{id}',
  summary: 'One quiz, for the console',
  permission: 'moderator',
  params,
  output: data(adminQuiz),
  errors: [403, 404],
});
