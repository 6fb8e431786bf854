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

/** Query options of a quiz. Resolves to null if it does not exist. */
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

/**
 * The last attempt, and by how many milliseconds the server's clock is ahead. The server's clock decides (decisions 9).
 */
export interface Known {
  attempt: Attempt | null;
  ahead: number;
}
const known = (attempt: Attempt | null): Known => ({
  attempt,
  ahead: attempt ? Date.parse(attempt.now) - Date.now() : 0,
});

/** Query options of a member's last attempt, kept live by events. */
export const attemptOptions = (id: number, memberId: number) =>
  queryOptions({
    queryKey: quizKeys.attempt(id),
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const params = { id, user_id: memberId };
      return known((await api('GET /api/v3/quiz-maker/quizzes/{id}/user/{user_id}/last', { params, signal })).data);
    },
  });

/** Stores an attempt in the query cache. */
export const putAttempt = (client: QueryClient, attempt: Attempt): void =>
  void client.setQueryData(quizKeys.attempt(attempt.quiz_id), known(attempt));

/** Whether the server refused the request, so that a retry is useless. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const RETRIES = 4;
const FIRST_RETRY_MS = 600;
/** Retries lost requests, which is safe because answers are idempotent (decisions 9). */
const AGAIN = {
  retry: (failures: number, error: unknown) => failures < RETRIES && !isRefused(error),
  retryDelay: (failures: number) => FIRST_RETRY_MS * 2 ** failures,
};

/** Mutation that starts an attempt. */
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
 * Mutation that sends answers and optionally ends the attempt. Refetches the attempt after a refusal, because only the
 * server decides whether its time has passed.
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
