import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { gamification } from '@lyceum/contracts';
import type { LEADERBOARD_PERIODS } from '@lyceum/contracts/gamification/limits';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { toast } from '../../lib/toast.ts';
import { gamificationKeys } from './keys.ts';

export type Trophy = gamification.MemberTrophy;
export type Standing = gamification.GamificationOf;

/** Tabs of the trophy room (part 3 §2). */
export const TABS = ['all', 'earned', 'unachieved', 'granted'] as const;
export type Tab = (typeof TABS)[number];

export const inTab: Record<Tab, (trophy: Trophy) => boolean> = {
  all: () => true,
  earned: ({ earned_at }) => earned_at !== null,
  unachieved: ({ earned_at }) => earned_at === null,
  granted: ({ granted }) => granted,
};

/** The nearest trophies first, then earned ones, newest first. */
export const byNearness = (a: Trophy, b: Trophy): number =>
  Number(a.earned_at !== null) - Number(b.earned_at !== null) ||
  (b.earned_at ?? '').localeCompare(a.earned_at ?? '') ||
  b.progress - a.progress;

/** Query options of all trophies in one request. The tabs filter the result. */
export const trophiesOptions = queryOptions({
  queryKey: gamificationKeys.trophies,
  meta: LIVE,
  queryFn: async ({ signal }) => (await api('GET /api/v3/achievements', { signal })).data,
});

/** Query options of a member's points, level and streak. */
export const standingOptions = (id: number) =>
  queryOptions({
    queryKey: gamificationKeys.standing(id),
    meta: LIVE,
    queryFn: async ({ signal }) => (await api('GET /api/v3/users/{id}/gamification', { params: { id }, signal })).data,
  });

type Page = { meta: { current_page: number; last_page: number } };
const nextPage = ({ meta }: Page) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined);

export const pointsOptions = infiniteQueryOptions({
  queryKey: gamificationKeys.points,
  meta: LIVE,
  initialPageParam: 1,
  queryFn: ({ pageParam: page, signal }) => api('GET /api/v4/users/me/points', { query: { page }, signal }),
  getNextPageParam: nextPage,
});

export type Period = (typeof LEADERBOARD_PERIODS)[number];

/** Query options of the leaderboard for a period. */
export const leadersOptions = (period: Period) =>
  infiniteQueryOptions({
    queryKey: gamificationKeys.leaders(period),
    meta: LIVE,
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => api('GET /api/v4/leaderboard', { query: { period, page }, signal }),
    getNextPageParam: nextPage,
  });

/** Query options of the member's own rank for a period. */
export const ownPlaceOptions = (period: Period) =>
  queryOptions({
    queryKey: [...gamificationKeys.leaders(period), 'own'],
    meta: LIVE,
    queryFn: async ({ signal }) => (await api('GET /api/v4/leaderboard/own', { query: { period }, signal })).data,
  });

/** Mutation that shows a trophy next to the member's name, or removes it. */
export function useActivate() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, active }: { id: number; active: boolean }) =>
      api('POST /achievements/activate/{id}', { params: { id }, body: { active } }),
    onSuccess: () => client.invalidateQueries({ queryKey: gamificationKeys.all }),
    onError: (error) =>
      toast({ kind: 'error', text: (error instanceof ApiError && error.firstMessage) || t('errors.action') }),
  });
}
