import { type Decider, Refusal } from '@lyceum/kernel';
import { ENDED } from '../poll.decider.ts';
import type { PollResponseEvent } from '../poll.events.ts';
import { communityText } from '../../community.texts.ts';

export interface Chosen {
  response_id: number;
  option_id: number;
}

export type PollResponseState = readonly Chosen[];

/** The current rules of the poll. A precondition checks at commit that they still apply. */
export interface PollRules {
  poll_id: number;
  topic_id: number;
  options: readonly number[];
  retry: boolean;
  multiple: boolean;
  public: boolean;
  ended: boolean;
}

export type PollResponseCommand = { poll: PollRules; member_id: number } & (
  { kind: 'answer'; chosen: readonly Chosen[] } | { kind: 'withdraw'; response_id: number }
);

/** One stream per poll and member: voters never wait for each other, and no member can vote twice. */
export const pollResponseStream = (pollId: number, memberId: number): string => `poll-response-${pollId}-${memberId}`;

/** Decides about votes, changed votes and withdrawals (part 3 §4). Votes for removed options do not count. */
export const pollResponseDecider: Decider<PollResponseState, PollResponseCommand, PollResponseEvent> = {
  initial: () => [],

  decide(command, state) {
    const { poll } = command;
    if (poll.ended) throw new Refusal('conflict', ENDED);
    const living = state.filter(({ option_id }) => poll.options.includes(option_id));
    const gone = state.filter((each) => !living.includes(each)).map(({ option_id }) => option_id);
    return command.kind === 'answer' ? answered(command, living, gone) : withdrawn(command, living, gone);
  },

  evolve: (state, { data }) => [...state.filter(({ option_id }) => !data.removed.includes(option_id)), ...data.added],
};

type Answer = Extract<PollResponseCommand, { kind: 'answer' }>;
type Withdrawal = Extract<PollResponseCommand, { kind: 'withdraw' }>;

function answered(command: Answer, living: PollResponseState, gone: readonly number[]): PollResponseEvent[] {
  const { poll } = command;
  const wanted = [...new Map(command.chosen.map((each) => [each.option_id, each])).values()];
  if (wanted.some(({ option_id }) => !poll.options.includes(option_id))) {
    throw Refusal.invalid('responses', communityText('answer.missing'));
  }
  if (!poll.multiple && wanted.length > 1) throw Refusal.invalid('responses', communityText('poll.oneAnswer'));
  const added = wanted.filter(({ option_id }) => !living.some((each) => each.option_id === option_id));
  if (added.length === 0) return [];
  if (!poll.multiple && !poll.retry && living.length > 0) {
    throw new Refusal('conflict', communityText('poll.answered'));
  }
  const replaced = poll.multiple ? [] : living.map(({ option_id }) => option_id);
  return [eventOf(command, added, [...gone, ...replaced])];
}

function withdrawn(command: Withdrawal, living: PollResponseState, gone: readonly number[]): PollResponseEvent[] {
  const { poll, response_id } = command;
  const own = living.find((each) => each.response_id === response_id);
  if (!own) throw new Refusal('missing', communityText('vote.missing'));
  if (!poll.retry && !(poll.multiple && living.length > 1)) {
    throw new Refusal('conflict', communityText('vote.final'));
  }
  return [eventOf(command, [], [...gone, own.option_id])];
}

const eventOf = (
  { poll, member_id }: PollResponseCommand,
  added: readonly Chosen[],
  removed: number[],
): PollResponseEvent => ({
  type: 'PollAnswered',
  data: {
    poll_id: poll.poll_id,
    topic_id: poll.topic_id,
    member_id,
    single: !poll.multiple,
    public: poll.public,
    added: [...added],
    removed,
  },
});
