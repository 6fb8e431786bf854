import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../test/support/log/model.ts';
import { type SettingsCommand, settingsDecider } from './settings.decider.ts';
import { settingsEvents } from './settings.events.ts';

const values = fc.record(
  {
    name: fc.constantFrom('Klei', 'Vuur', undefined),
    size: fc.integer({ min: 1, max: 2 }),
    plugins: fc.subarray(['polls', 'chat']),
  },
  { requiredKeys: [] },
);
const commands: fc.Arbitrary<SettingsCommand> = fc.oneof(
  values.map((given) => ({ kind: 'change' as const, values: given })),
  fc.record({
    kind: fc.constant('translate' as const),
    locale: fc.constant('nl' as const),
    key: fc.constantFrom('feed.title', 'feed.empty'),
    text: fc.constantFrom(null, 'Thuis', 'Hier'),
  }),
);

/** Every value and text under its name, as JSON. */
type Model = Readonly<Record<string, string>>;
const named = (kind: string, given: Readonly<Record<string, unknown>>): Model =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${kind} ${name}`, JSON.stringify(value)]],
    ),
  );

describe('the settings', () => {
  itFollowsItsModel({
    decider: settingsDecider,
    schemas: settingsEvents,
    commands,
    begin: (): Model => ({}),
    step: (model, command) => {
      if (command.kind === 'change') {
        const wanted = named('value', command.values);
        const isSame = Object.entries(wanted).every(([name, value]) => model[name] === value);
        return [isSame ? [] : ['SettingsChanged'], { ...model, ...wanted }];
      }
      const { [`text ${command.key}`]: before, ...rest } = model;
      const wanted = command.text === null ? {} : named('text', { [command.key]: command.text });
      const isSame = before === wanted[`text ${command.key}`];
      return [isSame ? [] : ['TranslationChanged'], { ...rest, ...wanted }];
    },
    seen: (state) => ({ ...named('value', state.values), ...named('text', state.texts) }),
  });
});
