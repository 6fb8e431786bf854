import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { data, id, listOf, page, reason } from '../base/shared.ts';
import { QUIZ_LIMITS } from './limits.ts';
import { gate, oneQuiz, quiz, quizQuestion, quizSettings, settingsInput } from './shapes.ts';

export {
  type Attempt,
  type AttemptRow,
  type AttemptStatus,
  type AuthorQuestion,
  type GivenAnswer,
  type Outcome,
  type QuestionMedia,
  type QuestionType,
  type Quiz,
  type QuizQuestion,
  type QuizSettings,
} from './shapes.ts';

const own = { ...gate, permission: 'member' } as const;
const params = z.object({ id });

const title = z.string().trim().min(1, 'Title is required').max(QUIZ_LIMITS.title);
const description = z.string().trim().max(QUIZ_LIMITS.description);

export const listQuizzes = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/quizzes',
  summary: 'Quizzes that the viewer may take or edit, the newest first',
  query: z.object({ page, size: pageSize(QUIZ_LIMITS.page, 100) }),
  output: listOf(quiz),
});

export const createQuiz = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/quizzes',
  summary: 'Makes a quiz, without questions yet: staff, and whoever makes courses',
  body: z.object({ title, description: description.optional(), settings: settingsInput.optional(), reason }),
  output: oneQuiz,
  status: 201,
  errors: [403],
});

export const showQuiz = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/quizzes/{id}',
  summary: 'A quiz, for whoever may take or edit it; its questions are told once an attempt has begun',
  params,
  output: oneQuiz,
  errors: [403, 404],
});

export const changeQuiz = operation({
  ...own,
  method: 'PUT',
  path: '/api/v4/quiz-maker/quizzes/{id}',
  summary: 'Changes title, description, or the order of the questions; attempts that have begun keep theirs',
  params,
  body: z.object({
    title: title.optional(),
    description: description.optional(),
    /** All questions, in the new order. */
    question_ids: z.array(id).max(QUIZ_LIMITS.questions).optional(),
    version: z.int().positive().optional(),
    reason,
  }),
  output: oneQuiz,
  errors: [403, 404, 409],
});

export const showQuizSettings = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/quizzes/{id}/settings',
  summary: 'The settings of a quiz',
  params,
  output: data(quizSettings),
  errors: [403, 404],
});

export const changeQuizSettings = operation({
  ...own,
  method: 'POST',
  path: '/api/v3/quiz-maker/quizzes/{id}/settings',
  summary: 'Changes settings: what is not named stays. Attempts that have begun keep those that they began with',
  params,
  body: settingsInput.extend({ reason }),
  output: data(quizSettings),
  errors: [403, 404],
});

export const listQuizQuestions = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/quizzes/{id}/questions',
  summary:
    'The questions, without what is right: for whoever takes the quiz those of their last attempt, none before they begin; for authors the present ones',
  params,
  output: data(z.array(quizQuestion)),
  errors: [403, 404],
});

const figures = z.object({ answered: z.int(), correct: z.int(), wrong: z.int(), pending: z.int() });

export const quizStats = operation({
  ...own,
  method: 'GET',
  path: '/api/v3/quiz-maker/quizzes/{id}/stats',
  summary: 'For authors: how many took it, and what each question came to. Attempts that were reset are not counted',
  params,
  output: data(
    z.object({
      quiz_id: id,
      open: z.int(),
      finished: z.int(),
      expired: z.int(),
      passed: z.int(),
      failed: z.int(),
      members: z.int(),
      /** Whole percent over ended attempts. Null without any. */
      average_percentage: z.int().nullable(),
      questions: z.array(
        figures.extend({
          id,
          question: z.string(),
          question_options: z.array(z.object({ id, value: z.string(), number_of_responses: z.int() })),
        }),
      ),
    }),
  ),
  errors: [403, 404],
});
