import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../realtime/catch-up.ts';
import { sessionKeys } from './keys.ts';
import { stored, store } from '../stored.ts';

type Answer = Awaited<ReturnType<typeof api<'GET /api/v3/settings'>>>;
type StartUp = Extract<Answer, { plugins: unknown }>;
export type Plugin = StartUp['plugins'][number];

const CACHE = 'lyceum.settings';

/** Query options of the settings. Shows the stored settings of the last visit until the server answers. */
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

/** The community's settings, or undefined while unknown. */
export const useSettings = () => useStartUp()?.data;

/** The community's name, or the product's name while unknown. */
export const useCommunityName = () => useSettings()?.community_name ?? 'Lyceum';

/** Whether Enter submits. '0' or absent means that it does not (part 2 §3). */
export const useSubmitOnEnter = (): boolean => useSettings()?.submit_on_enter === '1';

/** Requirements of a feature: an enabled plugin, and at least this plan (part 1 §6). */
export interface Gate {
  plugin?: Plugin;
  plan?: number;
}

/** Returns a function that tells whether a gate is open, or `undefined` while the settings are unknown. */
export function useGate(): (gate: Gate) => boolean | undefined {
  const known = useStartUp();
  return ({ plugin, plan = 1 }) =>
    known && known.data.plan >= plan && (plugin === undefined || known.plugins.includes(plugin));
}

/** Whether a feature is enabled. See {@link useGate}. */
export const useFeature = (gate: Gate): boolean | undefined => useGate()(gate);
