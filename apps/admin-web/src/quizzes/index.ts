import QuizOutlined from '@mui/icons-material/QuizOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Quiz } from '../data/types.ts';

type Held = Filled & Partial<Pick<Quiz, 'title' | 'description'>>;

const SETTINGS = [
  ...['is_rated', 'threshold', 'back_forward', 'direct_feedback', 'correct_answer_feedback', 'timer_on', 'timer'],
  ...['retry', 'exact_answer'],
];

const wordsOf = (quiz: Held) => ({
  title: quiz.title ?? '',
  description: quiz.description ?? '',
  reason: reasonOf(quiz.reason),
});
/** Leaves out emptied fields, so that the server keeps their value. */
const settingsOf = (quiz: Held) =>
  Object.fromEntries(
    SETTINGS.map((name) => [name, quiz[name]]).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Quiz['settings']>;

/** Copies each setting to a form field. */
const held = <Q extends Quiz>(quiz: Q) => ({ ...quiz, ...quiz.settings });

export const quizzes: ConsoleResource<'quizzes'> = {
  name: 'quizzes',
  icon: QuizOutlined,
  list: lazy(() => import('./QuizList.tsx')),
  show: lazy(() => import('./QuizShow.tsx')),
  create: lazy(() => import('./QuizCreate.tsx')),
  edit: lazy(() => import('./QuizEdit.tsx')),
  recordRepresentation: (quiz: Quiz) => quiz.title,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/quizzes', { query, signal }),
    one: async (id, signal) => ({
      data: held((await api('GET /api/v4/admin/quizzes/{id}', { params: { id }, signal })).data),
    }),
  },
  form: {
    create: (filled) =>
      api('POST /api/v3/quiz-maker/quizzes', { body: { ...wordsOf(filled), settings: settingsOf(filled) } }),
    update: async (id, filled, before) => {
      const params = { id };
      const body = { ...wordsOf(filled), version: before?.version };
      await api('PUT /api/v4/quiz-maker/quizzes/{id}', { params, body });
      const settings = { ...settingsOf(filled), reason: reasonOf(filled.reason) };
      await api('POST /api/v3/quiz-maker/quizzes/{id}/settings', { params, body: settings });
      return { data: held((await api('GET /api/v4/admin/quizzes/{id}', { params })).data) };
    },
  },
};
