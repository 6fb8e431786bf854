import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { ANSWERS_MIN, ANSWERS_MOST } from './poll.constants.ts';
import { type PollCommand, pollDecider } from './poll.decider.ts';
import { pollEvents, type PollSettings } from './poll.events.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const value = fc.constantFrom('Rood', 'rood ', 'Blauw', 'Groen', 'Geel', 'Wit');
const settings: fc.Arbitrary<PollSettings> = fc.record(
  {
    retry: fc.boolean(),
    guest_answers: fc.constantFrom(true, true, false),
    public: fc.boolean(),
    multiple: fc.boolean(),
    end_at: fc.constantFrom(null, '2026-11-19T12:00:00.000Z', '2026-12-01T12:00:00.000Z'),
  },
  { noNullPrototype: true },
);
const ids = fc.integer({ min: 1, max: 6 });
/** What is drawn is new: far from the ids that a poll begins with, and from each other. */
const fresh = fc.integer({ min: 100, max: 2 ** 31 - 1 });

const commands: fc.Arbitrary<PollCommand> = fc.oneof(
  fc.tuple(settings, fc.uniqueArray(value, { minLength: 2, maxLength: 4 })).map(([rules, values]) => ({
    kind: 'create' as const,
    poll: {
      ...{ poll_id: 4, topic_id: 3, author_id: 7, question: 'Welke?' },
      ...{ option_ids: values.map((_, index) => index + 1), values },
      ...rules,
    },
  })),
  {
    weight: 2,
    arbitrary: fc
      .record({ question: fc.constantFrom('Welke?', 'Wat?'), settings }, { requiredKeys: [] })
      .map((changes) => ({
        kind: 'edit' as const,
        changes,
        fresh: [],
        by: 7,
      })),
  },
  fc
    .record({
      options: fc.uniqueArray(fc.record({ id: fc.option(ids, { nil: undefined }), value }), { maxLength: 4 }),
      drawn: fc.uniqueArray(fresh, { minLength: 4, maxLength: 4 }),
    })
    .map(({ options, drawn }) => ({ kind: 'edit' as const, changes: { options }, fresh: drawn, by: 7 })),
  {
    weight: 2,
    arbitrary: fc
      .record({ kind: fc.constant('add-option' as const), by: fc.constant(8), now: fc.constant(NOW), id: fresh, value })
      .map(({ id, value: text, ...command }) => ({ ...command, option: { id, value: text } })),
  },
  { weight: 2, arbitrary: ids.map((option_id) => ({ kind: 'remove-option' as const, option_id })) },
);

interface Model {
  question: string;
  settings: PollSettings;
  /** `id value` of each, in the order in which they were made. */
  options: readonly (readonly [number, string])[];
}
type Type = keyof typeof pollEvents;
type Outcome = ['missing' | 'conflict' | 'invalid' | 'forbidden' | Type[], Model | null];

const haveTwins = (values: string[]): boolean =>
  new Set(values.map((each) => each.trim().toLowerCase())).size < values.length;
const isSame = (a: PollSettings, b: PollSettings): boolean =>
  (Object.keys(a) as (keyof PollSettings)[]).every((name) => a[name] === b[name]);

function edited(model: Model, { changes, fresh: drawnIds }: Extract<PollCommand, { kind: 'edit' }>): Outcome {
  const { question = model.question, settings: rules = model.settings, options } = changes;
  const types: Type[] = question === model.question ? [] : ['PollQuestionChanged'];
  let after = model.options;
  if (options) {
    if (haveTwins(options.map((each) => each.value))) return ['invalid', model];
    const kept = new Map(options.flatMap(({ id, value: text }) => (id === undefined ? [] : [[id, text] as const])));
    const added = options.filter(({ id }) => id === undefined);
    const isKnown = [...kept.keys()].every((id) => model.options.some(([known]) => known === id));
    if (!isKnown || kept.size + added.length < options.length) return ['missing', model];
    const stay = model.options.filter(([id]) => kept.has(id));
    types.push(...model.options.filter(([id]) => !kept.has(id)).map(() => 'PollOptionRemoved' as const));
    types.push(...stay.filter(([id, text]) => kept.get(id) !== text).map(() => 'PollOptionReworded' as const));
    types.push(...added.map(() => 'PollOptionAdded' as const));
    after = [
      ...stay.map(([id]) => [id, kept.get(id)!] as const),
      ...added.map((each, index) => [drawnIds[index]!, each.value] as const),
    ];
  }
  if (!isSame(rules, model.settings)) types.push('PollSettingsChanged');
  return [types, { question, settings: rules, options: after }];
}

function step(model: Model | null, command: PollCommand): Outcome {
  if (command.kind === 'create') {
    const { question, option_ids, values, retry, guest_answers, public: open, multiple, end_at } = command.poll;
    if (model) return ['conflict', model];
    if (haveTwins(values)) return ['invalid', model];
    const rules = { retry, guest_answers, public: open, multiple, end_at };
    return [
      ['PollCreated'],
      { question, settings: rules, options: option_ids.map((id, n) => [id, values[n]!] as const) },
    ];
  }
  if (!model) return ['missing', model];
  if (command.kind === 'edit') return edited(model, command);
  if (command.kind === 'remove-option') {
    const rest = model.options.filter(([id]) => id !== command.option_id);
    if (rest.length === model.options.length) return ['missing', model];
    return model.options.length <= ANSWERS_MIN
      ? ['conflict', model]
      : [['PollOptionRemoved'], { ...model, options: rest }];
  }
  const { option, now } = command;
  if (!model.settings.guest_answers) return ['forbidden', model];
  if (model.settings.end_at !== null && new Date(model.settings.end_at) < now) return ['conflict', model];
  if (haveTwins([...model.options.map(([, text]) => text), option.value])) return ['invalid', model];
  if (model.options.length >= ANSWERS_MOST) return ['conflict', model];
  return [['PollOptionAdded'], { ...model, options: [...model.options, [option.id, option.value] as const] }];
}

describe('a poll', () => {
  itFollowsItsModel({
    decider: pollDecider,
    schemas: pollEvents,
    commands,
    begin: (): Model | null => null,
    step,
    seen: (state) =>
      state && {
        question: state.question,
        settings: state.settings,
        options: state.options.map(({ id, value: text }) => [id, text] as const),
      },
    // Options without an id are new ones each time, unless they are refused as twins.
    repeats: (command) => command.kind === 'edit' && (command.changes.options ?? []).some(({ id }) => id === undefined),
  });
});
