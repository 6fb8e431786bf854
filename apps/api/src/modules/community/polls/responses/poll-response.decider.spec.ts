import { given } from '@lyceum/kernel/testing';
import { pollResponseDecider, type PollResponseCommand, type PollRules } from './poll-response.decider.ts';
import type { PollResponseEvent } from '../poll.events.ts';

const rules: PollRules = {
  poll_id: 4,
  topic_id: 3,
  options: [1, 2, 3],
  retry: false,
  multiple: false,
  public: false,
  ended: false,
};
let serial = 0;
const answer = (poll: PollRules, ...options: number[]): PollResponseCommand => ({
  kind: 'answer',
  poll,
  member_id: 7,
  chosen: options.map((option_id) => ({ response_id: (serial += 1), option_id })),
});
const withdraw = (poll: PollRules, response_id: number): PollResponseCommand => ({
  kind: 'withdraw',
  poll,
  member_id: 7,
  response_id,
});
const chosenAfter = (events: readonly PollResponseEvent[]): number[] =>
  events
    .reduce(pollResponseDecider.evolve, pollResponseDecider.initial())
    .map(({ option_id }) => option_id)
    .sort();

describe('a vote', () => {
  it('is given once: the same again changes nothing, another is refused', () => {
    const past = given(pollResponseDecider).when(answer(rules, 1));
    expect(chosenAfter(past)).toEqual([1]);
    expect(given(pollResponseDecider, past).when(answer(rules, 1))).toEqual([]);
    expect(() => given(pollResponseDecider, past).when(answer(rules, 2))).toThrow('already voted');
    expect(() => given(pollResponseDecider, past).when(withdraw(rules, serial))).toThrow('no such vote');
    const own = past[0]!.data.added[0]!.response_id;
    expect(() => given(pollResponseDecider, past).when(withdraw(rules, own))).toThrow('can’t change your vote');
  });

  it('is given another with retry, or taken back', () => {
    const retry = { ...rules, retry: true };
    const past = given(pollResponseDecider).when(answer(retry, 1));
    expect(chosenAfter([...past, ...given(pollResponseDecider, past).when(answer(retry, 2))])).toEqual([2]);
    const own = past[0]!.data.added[0]!.response_id;
    expect(chosenAfter([...past, ...given(pollResponseDecider, past).when(withdraw(retry, own))])).toEqual([]);
  });

  it('may be several where the poll takes them, and then all but the last may go', () => {
    const several = { ...rules, multiple: true };
    expect(() => given(pollResponseDecider).when(answer(rules, 1, 2))).toThrow('only one answer');
    const past = given(pollResponseDecider).when(answer(several, 1, 2, 2));
    expect(chosenAfter(past)).toEqual([1, 2]);
    const [one, two] = past[0]!.data.added;
    const left = [...past, ...given(pollResponseDecider, past).when(withdraw(several, one!.response_id))];
    expect(chosenAfter(left)).toEqual([2]);
    expect(() => given(pollResponseDecider, left).when(withdraw(several, two!.response_id))).toThrow(
      'can’t change your vote',
    );
  });

  it('is refused when the poll has ended or has no such answer', () => {
    expect(() => given(pollResponseDecider).when(answer({ ...rules, ended: true }, 1))).toThrow('has ended');
    expect(() => given(pollResponseDecider).when(answer(rules, 9))).toThrow('no such answer');
  });

  it('for an option that has been removed is none', () => {
    const past = given(pollResponseDecider).when(answer(rules, 1));
    const without = { ...rules, options: [2, 3] };
    expect(chosenAfter([...past, ...given(pollResponseDecider, past).when(answer(without, 2))])).toEqual([2]);
  });
});
