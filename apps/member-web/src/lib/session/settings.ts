import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../realtime/catch-up.ts';
import { sessionKeys } from './keys.ts';
import { stored, store } from '../stored.ts';

type Answer = Awaited<ReturnType<typeof api<'GET /api/v3/settings'>>>;
type StartUp = Extract<Answer, { plugins: unknown }>;
export type Plugin = StartUp['plugins'][number];

const CACHE = 'lyceum.settings';

/** What the last visit knew is shown until the server has answered, and replaced when its version differs. */
export const settingsOptions = queryOptions({
  queryKey: sessionKeys.settings,
  meta: LIVE,
  queryFn: async ({ signal }) => {
    const answer = (await api('GET /api/v3/settings', { signal })) as StartUp;
    store(CACHE, answer);
    return answer;
  },
  staleTime: Infinity,
});

const useStartUp = (): StartUp | undefined =>
  useQuery({ ...settingsOptions, placeholderData: () => stored<StartUp>(CACHE) ?? undefined }).data;

export const useSettings = () => useStartUp()?.data;

/** The community's name, or the product's while it is not known yet. */
export const useCommunityName = () => useSettings()?.community_name ?? 'Lyceum';

/** Part 2 §3: '0' or missing means that Enter does not submit. */
export const useSubmitOnEnter = (): boolean => useSettings()?.submit_on_enter === '1';

/** What a feature needs: a plugin that is on, and a plan of at least this number (part 1 §6). */
export interface Gate {
  plugin?: Plugin;
  plan?: number;
}

/** Tells whether a gate is open; `undefined` while the settings are not known. */
export function useGate(): (gate: Gate) => boolean | undefined {
  const known = useStartUp();
  return ({ plugin, plan = 1 }) =>
    known && known.data.plan >= plan && (plugin === undefined || known.plugins.includes(plugin));
}

/** Whether one feature is there; see {@link useGate}. */
export const useFeature = (gate: Gate): boolean | undefined => useGate()(gate);
