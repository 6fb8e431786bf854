import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../../test/support/log/model.ts';
import { type PollResponseCommand, pollResponseDecider } from './poll-response.decider.ts';
import { pollResponseEvents } from '../poll.events.ts';

const OPTIONS = [1, 2, 3];
const flag = fc.boolean();
/** The maker of a poll may change its rules at any time, and take an option away. */
const poll = fc.record({
  poll_id: fc.constant(4),
  topic_id: fc.constant(3),
  options: fc.oneof({ weight: 3, arbitrary: fc.constant(OPTIONS) }, fc.subarray(OPTIONS, { minLength: 2 })),
  retry: flag,
  multiple: flag,
  public: flag,
  ended: fc.constantFrom(false, false, false, true),
});
/** A vote bears an id of its own, here that of its option and a hundred. */
const voteFor = (option_id: number) => ({ response_id: 100 + option_id, option_id });

const commands: fc.Arbitrary<PollResponseCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      poll,
      member_id: fc.constant(7),
      chosen: fc.array(fc.constantFrom(1, 1, 2, 3, 9), { minLength: 1, maxLength: 2 }).map((ids) => ids.map(voteFor)),
    }),
  },
  fc.record({
    kind: fc.constant('withdraw' as const),
    poll,
    member_id: fc.constant(7),
    response_id: fc.constantFrom(...OPTIONS).map((id) => 100 + id),
  }),
);

/** Which options somebody has chosen, in any order. */
type Model = readonly number[];
const sorted = (ids: Iterable<number>): Model => [...new Set(ids)].sort();

function step(
  model: Model,
  command: PollResponseCommand,
): ['missing' | 'conflict' | 'invalid' | 'PollAnswered'[], Model] {
  const { options, retry, multiple, ended } = command.poll;
  if (ended) return ['conflict', model];
  const living = model.filter((id) => options.includes(id));
  if (command.kind === 'withdraw') {
    const option = command.response_id - 100;
    if (!living.includes(option)) return ['missing', model];
    if (!retry && (!multiple || living.length === 1)) return ['conflict', model];
    return [['PollAnswered'], living.filter((id) => id !== option)];
  }
  const wanted = sorted(command.chosen.map(({ option_id }) => option_id));
  if (wanted.some((id) => !options.includes(id)) || (!multiple && wanted.length > 1)) return ['invalid', model];
  if (wanted.every((id) => living.includes(id))) return [[], model];
  if (multiple) return [['PollAnswered'], sorted([...living, ...wanted])];
  return living.length > 0 && !retry ? ['conflict', model] : [['PollAnswered'], wanted];
}

describe('a vote', () => {
  itFollowsItsModel({
    decider: pollResponseDecider,
    schemas: pollResponseEvents,
    commands,
    begin: (): Model => [],
    step,
    seen: (state) => sorted(state.map(({ option_id }) => option_id)),
  });
});
