import { queryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { community } from '@lyceum/contracts';
import { ApiError, api } from '@lyceum/browser/client';
import { IDS_AT_ONCE } from '@lyceum/contracts/limits';
import i18next from 'i18next';
import { batched } from '../../../lib/batched.ts';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { toast } from '../../../lib/toast.ts';

export type Poll = community.Poll;
export type PollOption = Poll['questions'][number]['question_options'][number];

/** Batches the polls of one page of cards into one request. */
const ask = batched(IDS_AT_ONCE, async (ids) => {
  const { data } = await api('GET /api/v4/polls', { query: { ids: ids.join() } });
  return new Map(data.map((poll) => [poll.id, poll]));
});

async function fetchPoll(id: number): Promise<Poll> {
  const poll = await ask(id);
  if (!poll) throw new ApiError(404, i18next.t('pollDialogs.failed'));
  return poll;
}

/** Query key of a poll. */
export const pollKey = (id: number) => ['poll', id] as const;

/** Query options of a poll, kept live by events. */
export const pollOptions = (id: number) =>
  queryOptions({ queryKey: pollKey(id), meta: LIVE, queryFn: () => fetchPoll(id) });

/** Mutation key of the votes on a poll. */
export const voteKey = (id: number) => ['vote', id] as const;

/** Placeholder id of a vote until the server assigns one. */
const UNGIVEN = -1;

/** Applies a vote optimistically. The counts follow from the difference in chosen options. */
export function withVote(poll: Poll, optionId: number, chosen: boolean): Poll {
  const multiple = poll.settings.poll_multiple_answers === '1';
  const kept = poll.responses.filter(({ question_option_id: id }) => (multiple || !chosen) && id !== optionId);
  const own = { response_id: UNGIVEN, question_option_id: optionId, question_id: poll.id, user_id: UNGIVEN };
  const responses = chosen ? [...kept, own] : kept;
  const before = new Set(poll.responses.map(({ question_option_id }) => question_option_id));
  const after = new Set(responses.map(({ question_option_id }) => question_option_id));
  const change = (id: number) => Number(after.has(id)) - Number(before.has(id));
  return {
    ...poll,
    responses,
    number_of_responses: poll.number_of_responses + after.size - before.size,
    questions: poll.questions.map((question) => ({
      ...question,
      question_options: question.question_options.map((option) => ({
        ...option,
        number_of_responses: option.number_of_responses + change(option.id),
      })),
    })),
  };
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const RETRIES = 3;
const FIRST_RETRY_MS = 600;

export interface Vote {
  optionId: number;
  /** Id of the vote to withdraw, or null to cast one. */
  takesBack: number | null;
}

function send(poll: Poll, { optionId, takesBack: id }: Vote) {
  if (id === null) {
    const body = { responses: [{ question_option_id: optionId }] };
    return api('POST /api/v4/polls/{id}/responses', { params: { id: poll.id }, body });
  }
  return api('DELETE /api/v4/poll-responses/{id}', { params: { id } }).catch((error: unknown) => {
    // An earlier attempt without an answer may already have withdrawn the vote.
    if (error instanceof ApiError && error.status === 404) {
      return api('GET /api/v4/polls/{id}', { params: { id: poll.id } });
    }
    throw error;
  });
}

/**
 * Mutation that votes optimistically and rolls back on failure. Retries lost requests, which is safe because voting is
 * idempotent. If all retries fail, calls `onTimePassed` (part 3 §8, decisions 9).
 */
export function useVote(poll: Poll, onTimePassed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: voteKey(poll.id),
    mutationFn: (vote: Vote) => send(poll, vote),
    retry: (failures, error) => failures < RETRIES && !isRefused(error),
    retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
    onMutate: ({ optionId, takesBack }) => {
      setPoll(client, withVote(poll, optionId, takesBack === null));
      return { before: poll };
    },
    onSuccess: ({ data }) => setPoll(client, data),
    onError: (error, _, kept) => {
      if (kept) setPoll(client, kept.before);
      if (!isRefused(error)) return onTimePassed();
      toast({ kind: 'error', text: error.message || i18next.t('errors.action') });
      void client.invalidateQueries({ queryKey: pollKey(poll.id) });
    },
  });
}

/** Stores a poll in the query cache. */
export function setPoll(client: QueryClient, poll: Poll): void {
  client.setQueryData(pollKey(poll.id), poll);
}

/** Percentage of all responses, or 0 without responses. */
export const shareOf = ({ number_of_responses }: PollOption, poll: Poll): number =>
  poll.number_of_responses === 0 ? 0 : Math.round((100 * number_of_responses) / poll.number_of_responses);

const isOn = (poll: Poll, setting: 'retry' | 'poll_multiple_answers') => poll.settings[setting] === '1';

/** Whether a logged-in viewer has voted and may not vote again (part 3 §4). */
export const isAnswered = (poll: Poll): boolean =>
  poll.responses.length > 0 && !isOn(poll, 'retry') && !isOn(poll, 'poll_multiple_answers');

/** Whether the viewer may withdraw a vote: with retry, or if another answer remains (part 3 §4). */
export const mayTakeBack = (poll: Poll): boolean =>
  isOn(poll, 'retry') || (isOn(poll, 'poll_multiple_answers') && poll.responses.length > 1);
