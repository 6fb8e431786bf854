import { LEADERBOARD_PERIODS } from '@lyceum/contracts/gamification/limits';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { begin } from '../../lib/modules/begin.ts';
import { currentClient } from '../../lib/session/query-client.ts';
import { meOptions } from '../../lib/session/session.ts';
import { leadersOptions, ownPlaceOptions, standingOptions, trophiesOptions } from './trophies.query.ts';

async function prefetchTrophies(): Promise<void> {
  const client = currentClient();
  const me = await client.ensureQueryData(meOptions);
  if (!me) return;
  await Promise.all([client.prefetchQuery(trophiesOptions), client.prefetchQuery(standingOptions(me.id))]);
}

async function prefetchLeaders(asked: string | null): Promise<void> {
  const client = currentClient();
  if (!(await client.ensureQueryData(meOptions))) return;
  const period = LEADERBOARD_PERIODS.find((name) => name === asked) ?? 'all';
  await Promise.all([
    client.prefetchInfiniteQuery(leadersOptions(period)),
    client.prefetchQuery(ownPlaceOptions(period)),
  ]);
}

/** Starts loading a member's trophies while their screen loads. Guests have none. */
export const trophiesLoader = () => begin(prefetchTrophies());

/** Starts loading the leaderboard while its screen loads. Guests may not read it. */
export const leaderboardLoader = ({ request }: LoaderFunctionArgs) =>
  begin(prefetchLeaders(new URL(request.url).searchParams.get('period')));
