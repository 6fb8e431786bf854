import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type RulesCommand, rulesDecider } from './rules.decider.ts';
import { rulesEvents } from './rules.events.ts';

interface Model {
  version: number;
  rules: string | null;
  mode: string | null;
}
type State = Parameters<typeof rulesDecider.evolve>[0];

describe('the rules of points', () => {
  itFollowsItsModel<State, RulesCommand, Parameters<typeof rulesDecider.evolve>[1], Model>({
    decider: rulesDecider,
    schemas: rulesEvents,
    commands: fc.record({
      kind: fc.constant('publish' as const),
      mode: fc.constantFrom('from_now' as const, 'retroactive' as const, 'grandfather' as const),
      rules: fc.array(
        fc.record({ deed: fc.constantFrom('a', 'b'), points: fc.constantFrom(1, 2), most_per_day: fc.constant(null) }),
        { maxLength: 2 },
      ),
      levels: fc.constantFrom(
        [{ name: 'A', points: 0 }],
        [
          { name: 'A', points: 0 },
          { name: 'B', points: 5 },
        ],
        [{ name: 'A', points: 3 }],
        [
          { name: 'A', points: 0 },
          { name: 'B', points: 0 },
        ],
      ),
      streak_deeds: fc.constantFrom([], ['a']),
    }),
    begin: () => ({ version: 0, rules: null, mode: null }),
    step: (model, { mode, rules, levels, streak_deeds }) => {
      const points = levels.map((level) => level.points);
      if (points[0] !== 0 || (points.length > 1 && points[1] === 0)) return ['invalid', model];
      if (rules.length === 2 && rules[0]!.deed === rules[1]!.deed) return ['invalid', model];
      const said = JSON.stringify({ rules, levels, streak_deeds });
      // What holds is not published again, unless what was done before is to be counted otherwise.
      if (said === model.rules && ['from_now', model.mode].includes(mode)) return [[], model];
      return [['RulesPublished'], { version: model.version + 1, rules: said, mode }];
    },
    seen: ({ rules_version, rules, mode }) => ({ version: rules_version, rules: rules && asModel(rules), mode }),
  });
});

const asModel = (written: string): string => {
  const [rules, levels, streak_deeds] = JSON.parse(written) as [[string, number, null][], [string, number][], string[]];
  return JSON.stringify({
    rules: rules.map(([deed, points, most_per_day]) => ({ deed, points, most_per_day })),
    levels: levels.map(([name, points]) => ({ name, points })),
    streak_deeds,
  });
};
