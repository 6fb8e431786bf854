import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { gamification } from '@lyceum/contracts';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { toast } from '../../lib/toast.ts';

export type Trophy = gamification.MemberTrophy;
export type Standing = gamification.GamificationOf;

/** Part 3 §2. */
export const TABS = ['all', 'earned', 'unachieved', 'granted'] as const;
export type Tab = (typeof TABS)[number];

export const inTab: Record<Tab, (trophy: Trophy) => boolean> = {
  all: () => true,
  earned: ({ earned_at }) => earned_at !== null,
  unachieved: ({ earned_at }) => earned_at === null,
  granted: ({ granted }) => granted,
};

const all = ['gamification'] as const;
export const gamificationKeys = {
  all,
  trophies: [...all, 'trophies'],
  standing: (id: number) => [...all, 'standing', id],
  points: [...all, 'points'],
  leaders: [...all, 'leaders'],
} as const;

/** All of them at once: the tabs are parts of what is there. */
export const trophiesOptions = queryOptions({
  queryKey: gamificationKeys.trophies,
  meta: LIVE,
  queryFn: async ({ signal }) => (await api('GET /api/v3/achievements', { signal })).data,
});

export const standingOptions = (id: number) =>
  queryOptions({
    queryKey: gamificationKeys.standing(id),
    meta: LIVE,
    queryFn: async ({ signal }) => (await api('GET /api/v3/users/{id}/gamification', { params: { id }, signal })).data,
  });

export const pointsOptions = queryOptions({
  queryKey: gamificationKeys.points,
  meta: LIVE,
  queryFn: async ({ signal }) => (await api('GET /api/v4/users/me/points', { query: { size: 100 }, signal })).data,
});

export const leadersOptions = queryOptions({
  queryKey: gamificationKeys.leaders,
  queryFn: async ({ signal }) => (await api('GET /api/v4/leaderboard', { signal })).data,
});

/** Shows a trophy beside the member's name, or clears it. */
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
