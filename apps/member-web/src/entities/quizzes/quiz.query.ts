import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { quizzes } from '@lyceum/contracts';
import { ApiError, api } from '@lyceum/browser/client';
import { LIVE } from '../../lib/realtime/catch-up.ts';

export type Quiz = quizzes.Quiz;
export type Attempt = quizzes.Attempt;
export type Question = quizzes.QuizQuestion;
export type GivenAnswer = quizzes.GivenAnswer;

export const quizKeys = {
  one: (id: number) => ['quiz', id] as const,
  attempt: (id: number) => ['quiz', id, 'attempt'] as const,
};

export const quizOptions = (id: number) =>
  queryOptions({
    queryKey: quizKeys.one(id),
    queryFn: async ({ signal }) => {
      try {
        return (await api('GET /api/v3/quiz-maker/quizzes/{id}', { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** The attempt, and by how much the server's clock is ahead of this browser's: what counts is the server's (decisions 9). */
export interface Known {
  attempt: Attempt | null;
  ahead: number;
}
const known = (attempt: Attempt | null): Known => ({
  attempt,
  ahead: attempt ? Date.parse(attempt.now) - Date.now() : 0,
});

export const attemptOptions = (id: number, memberId: number) =>
  queryOptions({
    queryKey: quizKeys.attempt(id),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const params = { id, user_id: memberId };
      return known((await api('GET /api/v3/quiz-maker/quizzes/{id}/user/{user_id}/last', { params, signal })).data);
    },
  });

export const putAttempt = (client: QueryClient, attempt: Attempt): void =>
  void client.setQueryData(quizKeys.attempt(attempt.quiz_id), known(attempt));

export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const RETRIES = 4;
const FIRST_RETRY_MS = 600;
/** What fails on the way is tried again, which is harmless: the same answer twice is one (decisions 9). */
const AGAIN = {
  retry: (failures: number, error: unknown) => failures < RETRIES && !isRefused(error),
  retryDelay: (failures: number) => FIRST_RETRY_MS * 2 ** failures,
};

export function useStart(id: number) {
  const client = useQueryClient();
  return useMutation({
    ...AGAIN,
    mutationFn: () => api('POST /api/v3/quiz-maker/quizzes/{id}/start-quiz', { params: { id }, body: {} }),
    onSuccess: ({ data }) => putAttempt(client, data),
  });
}

export interface Given {
  question_id: number;
  question_option_id?: number;
  answer?: string;
}

/**
 * Answers, and ends it where that was asked. Refused, the attempt is asked for anew: whether its time has passed the server says, and
 * nothing here does.
 */
export function useAnswer({ id, quiz_id }: Pick<Attempt, 'id' | 'quiz_id'>) {
  const client = useQueryClient();
  return useMutation({
    ...AGAIN,
    mutationFn: ({ responses, finish }: { responses: Given[]; finish: boolean }) =>
      api('POST /api/v3/quiz-maker/responses', {
        body: { quiz_id, response_id: id, responses, is_finished: finish },
      }),
    onSuccess: ({ data }) => {
      if (data) putAttempt(client, data);
    },
    onError: () => client.invalidateQueries({ queryKey: quizKeys.attempt(quiz_id) }),
  });
}
