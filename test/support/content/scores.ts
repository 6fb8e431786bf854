import type { OutputOf, Routes } from '@lyceum/contracts';
import type { Persona } from '../persona.ts';
import type { TestApi } from '../servers/api.ts';
import { until } from '../until.ts';

export const LEVELS = [
  { name: 'Nieuw', points: 0 },
  { name: 'Vast', points: 10 },
];
/** A rule that gives points for a deed, so many times a day or without a bound. */
export const worth = (deed: string, points: number, most_per_day: number | null = null) => {
  return { deed, points, most_per_day };
};

export interface Scoring {
  rules: object[];
  levels?: object[];
  streak_deeds?: string[];
  mode?: 'from_now' | 'retroactive' | 'grandfather';
  version?: number;
}
/** What is published: unless they say otherwise, all is counted anew, and comments make streaks. */
export const scoringOf = (scoring: Scoring) => {
  return { levels: LEVELS, streak_deeds: ['comment_posted'], mode: 'retroactive', ...scoring };
};
export const publishScoring = (admin: Persona, scoring: Scoring) =>
  admin.call('PUT /api/v4/admin/scoring', { body: scoringOf(scoring) });

export async function makeTrophy(admin: Persona, body: object): Promise<number> {
  const made = await admin.call('POST /api/v4/admin/trophies', { body });
  if (made.status !== 201) throw new Error(`No trophy: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.data.id as number;
}
const holder = (id: number, who: Persona) => ({ params: { id, member_id: who.id } });
export const grant = (admin: Persona, trophy: number, who: Persona) =>
  admin.call('PUT /api/v4/admin/trophies/{id}/holders/{member_id}', { ...holder(trophy, who), body: {} });
export const revoke = (admin: Persona, trophy: number, who: Persona) =>
  admin.call('DELETE /api/v4/admin/trophies/{id}/holders/{member_id}', holder(trophy, who));

/** The score of a member once all that has happened counts, as `who` sees it. */
export async function standingOf(api: Pick<TestApi, 'settled'>, of: Persona, who = of) {
  await api.settled();
  return (await who.call('GET /api/v3/users/{id}/gamification', { params: { id: of.id } })).body.data;
}

type Preview = OutputOf<Routes['GET /api/v4/admin/scoring/preview']>['data'];
/** The outcome of a dry run, once it is counted. */
export async function previewScoring(admin: Persona, scoring: Scoring): Promise<NonNullable<Preview['outcome']>> {
  await admin.call('POST /api/v4/admin/scoring/preview', { body: scoringOf(scoring) });
  return until('the dry run is counted', async () => {
    const { data } = (await admin.call('GET /api/v4/admin/scoring/preview')).body as { data: Preview };
    if (data.state === 'failed') throw new Error(data.error!);
    return data.outcome;
  });
}

interface HeldTrophy {
  id: number;
  progress: number;
  user_score: number;
  earned_at: string | null;
  granted: boolean;
  active: boolean;
}
/** The trophies that a member's own room lists once all that has happened counts. */
export async function trophiesOf(api: Pick<TestApi, 'settled'>, who: Persona, query: object = {}) {
  await api.settled();
  return (await who.call('GET /api/v3/achievements', { query })).body.data as HeldTrophy[];
}
