import type { ScoringRules } from '../data/types.ts';
import type { scoringCommands } from './commands.ts';

type Rules = Parameters<typeof scoringCommands.previewScoring>[0];
export type Mode = Rules['mode'];
export const MODES: readonly Mode[] = ['from_now', 'retroactive', 'grandfather'];

/** Form values. Numbers are strings, because a field can be empty. */
export interface Draft {
  rules: Record<string, { points: string; most: string; streak: boolean }>;
  levels: { name: string; points: string }[];
  mode: Mode;
}

/** Converts the rules to form values. Activities without a rule give no points. */
export function draftOf({ deeds, rules, levels, streak_deeds }: ScoringRules): Draft {
  const ruled = new Map(rules.map((rule) => [rule.deed, rule]));
  return {
    rules: Object.fromEntries(
      deeds.map(({ deed }) => {
        const rule = ruled.get(deed);
        const most = rule?.most_per_day ?? null;
        const streak = streak_deeds.includes(deed);
        return [deed, { points: String(rule?.points ?? 0), most: most === null ? '' : String(most), streak }];
      }),
    ),
    levels: levels.map(({ name, points }) => ({ name, points: String(points) })),
    mode: 'from_now',
  };
}

/** Converts form values to the request. */
export const rulesOf = ({ rules, levels, mode }: Draft): Rules => ({
  rules: Object.entries(rules).map(([deed, { points, most }]) => ({
    ...{ deed, points: Number(points), most_per_day: most === '' ? null : Number(most) },
  })),
  levels: levels.map(({ name, points }) => ({ name, points: Number(points) })),
  streak_deeds: Object.entries(rules).flatMap(([deed, { streak }]) => (streak ? [deed] : [])),
  mode,
});
