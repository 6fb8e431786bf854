import { api } from '@lyceum/browser/client';
import { doneTo } from '../data/command.ts';
import { answered } from '../data/errors.ts';

type Question = Parameters<typeof api<'POST /api/v3/quiz-maker/quizzes/{id}/questions'>>[1]['body'];
type Change = Parameters<typeof api<'PUT /api/v3/quiz-maker/questions/{id}'>>[1]['body'];
type Key = Parameters<typeof api<'POST /api/v4/quiz-maker/questions/{id}/key'>>[1]['body'];
import type { PageAsked } from '../data/types.ts';

export type Shown = 'all' | 'finished' | 'pending' | 'regraded';

export const quizCommands = {
  quizKey: (id: number) => answered(api('GET /api/v4/quiz-maker/quizzes/{id}/key', { params: { id } })),
  quizStats: (id: number) => answered(api('GET /api/v3/quiz-maker/quizzes/{id}/stats', { params: { id } })),
  quizAttempts: (id: number, show: Shown, asked: PageAsked) =>
    answered(api('GET /api/v4/quiz-maker/quizzes/{id}/attempts', { params: { id }, query: { show, ...asked } })),
  quizMarking: (id: number, asked: PageAsked) =>
    answered(api('GET /api/v4/quiz-maker/quizzes/{id}/marking', { params: { id }, query: asked })),
  addQuestion: ({ id, question }: { id: number; question: Question }) =>
    doneTo(id, api('POST /api/v3/quiz-maker/quizzes/{id}/questions', { params: { id }, body: question })),
  orderQuestions: ({ id, question_ids, reason }: { id: number; question_ids: number[]; reason: string }) =>
    doneTo(id, api('PUT /api/v4/quiz-maker/quizzes/{id}', { params: { id }, body: { question_ids, reason } })),
  changeQuestion: ({ id, question }: { id: number; question: Change }) =>
    doneTo(id, api('PUT /api/v3/quiz-maker/questions/{id}', { params: { id }, body: question })),
  removeQuestion: ({ id, reason }: { id: number; reason: string }) =>
    doneTo(id, api('DELETE /api/v3/quiz-maker/questions/{id}', { params: { id }, query: { reason } })),
  markAnswer: ({ id, question_id, is_correct }: { id: number; question_id: number; is_correct: boolean }) =>
    doneTo(
      id,
      api('POST /api/v4/quiz-maker/responses/{id}/marks', { params: { id }, body: { question_id, is_correct } }),
    ),
  previewKey: (id: number, key: Key) =>
    answered(api('POST /api/v4/quiz-maker/questions/{id}/key/preview', { params: { id }, body: key })),
  correctKey: ({ id, key }: { id: number; key: Key }) =>
    doneTo(id, api('POST /api/v4/quiz-maker/questions/{id}/key', { params: { id }, body: key })),
};
