import QuizOutlined from '@mui/icons-material/QuizOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Quiz } from '../data/types.ts';

type Held = Filled & Partial<Pick<Quiz, 'title' | 'description' | 'settings'>>;

const wordsOf = (quiz: Held) => ({
  title: quiz.title ?? '',
  description: quiz.description ?? '',
  reason: reasonOf(quiz.reason),
});
/** A field that was emptied stays as it was. */
const settingsOf = ({ settings }: Held) =>
  Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== null && value !== undefined));

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
    one: (id, signal) => api('GET /api/v4/admin/quizzes/{id}', { params: { id }, signal }),
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
      return api('GET /api/v4/admin/quizzes/{id}', { params });
    },
  },
};
