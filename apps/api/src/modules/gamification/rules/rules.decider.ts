import { type Decider, Refusal } from '@lyceum/kernel';
import { gamificationText } from '../gamification.texts.ts';
import type { Mode } from '../recounts/recount.events.ts';
import type { Rules, RulesEvent } from './rules.events.ts';

export interface RulesState {
  rules_version: number;
  rules: string | null;
  mode: Mode | null;
}
export type RulesCommand = { kind: 'publish'; mode: Mode; by_recount?: true } & Rules;

export const RULES_STREAM = 'rules-1';

/** A canonical form of rules that ignores the order of keys. */
const written = ({ rules, levels, streak_deeds }: Rules): string =>
  JSON.stringify([
    rules.map(({ deed, points, most_per_day }) => [deed, points, most_per_day]),
    levels.map(({ name, points }) => [name, points]),
    streak_deeds,
  ]);

/** Versions the scoring rules. Publishing the current rules again adds no event. */
export const rulesDecider: Decider<RulesState, RulesCommand, RulesEvent> = {
  initial: () => ({ rules_version: 0, rules: null, mode: null }),

  decide({ kind: _, ...published }, state) {
    const { levels } = published;
    const rises = levels.every(({ points }, index) =>
      index === 0 ? points === 0 : points > levels[index - 1]!.points,
    );
    if (levels.length === 0 || !rises) throw Refusal.invalid('levels', gamificationText('levels.rise'));
    if (new Set(published.rules.map(({ deed }) => deed)).size < published.rules.length) {
      throw Refusal.invalid('rules', gamificationText('rules.twice'));
    }
    // The rules are unchanged and past activity already counts this way.
    const isCounted = published.mode === state.mode || published.mode === 'from_now';
    if (written(published) === state.rules && isCounted) return [];
    return [{ type: 'RulesPublished', data: { ...published, rules_version: state.rules_version + 1 } }];
  },

  evolve: (_, { data }) => ({ rules_version: data.rules_version, rules: written(data), mode: data.mode }),
};
