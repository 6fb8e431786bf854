import { asking, eachOf } from './asking.mjs';

/** Rules that count all that the seed has done, and trophies; published by their own commands behind everything else. */
const ADMIN = 1;
const RULES = [
  { deed: 'topic_posted', points: 10, most_per_day: null },
  { deed: 'comment_posted', points: 4, most_per_day: null },
  { deed: 'like_given', points: 1, most_per_day: null },
];
const LEVELS = [0, 50, 200, 1000, 5000].map((points, level) => ({ name: `Rank ${level + 1}`, points }));
const TROPHIES = 40;

/** @returns {Promise<object>} nothing that requests would need to know */
export async function makeScores({ origin }) {
  const ask = asking(origin);
  const streak_deeds = RULES.map(({ deed }) => deed);
  await ask(ADMIN, 'PUT', '/api/v4/admin/scoring', {
    ...{ rules: RULES, levels: LEVELS, streak_deeds, mode: 'retroactive', reason: 'To be measured' },
  });
  await eachOf(TROPHIES, (n) =>
    ask(ADMIN, 'POST', '/api/v4/admin/trophies', {
      ...{ title: `Trophy ${n}`, category: n % 2 ? 'community' : 'custom', rank: 1 + (n % 3), xp: 0 },
      ...{ measure: 'comment_posted', threshold: 20 * (n + 1), reason: 'To be measured' },
    }),
  );
  return {};
}
