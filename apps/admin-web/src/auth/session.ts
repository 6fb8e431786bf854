import type { identity } from '@lyceum/contracts';
import { zoneOf } from '@lyceum/browser/time';
import { api, ApiError, forgetCsrfToken } from '@lyceum/browser/client';
import { forgetKeys } from '@lyceum/browser/idempotency-keys';

export type Profile = identity.Profile;

let zone = zoneOf(null);
const watchers = new Set<() => void>();

/** On whose clocks the console writes moments. */
export const zoneNow = (): string => zone;

export function watchZone(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function keepZone(profile: Profile | null): void {
  const next = zoneOf(profile);
  if (next === zone) return;
  zone = next;
  for (const watcher of watchers) watcher();
}

/** The console asks who is there before every screen: within this time it need not ask the server again. */
const FRESH_MS = 60_000;

let known: { profile: Promise<Profile | null>; until: number } | null = null;

export const isStaff = (profile: Profile): boolean => profile.roles.some((role) => role !== 'member');

async function ask(): Promise<Profile | null> {
  try {
    return (await api('GET /api/v3/profile/me')).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in member, null for a guest. Rejects when the server cannot say. */
export function currentProfile(): Promise<Profile | null> {
  if (known && Date.now() < known.until) return known.profile;
  const profile = ask();
  known = { profile, until: Date.now() + FRESH_MS };
  profile.then(keepZone, forgetProfile);
  return profile;
}

export function forgetProfile(): void {
  known = null;
}

function forgetSession(): void {
  forgetProfile();
  forgetCsrfToken();
}

export async function signIn(credentials: { login: string; password: string; remember: boolean }): Promise<Profile> {
  const { data } = await api('POST /api/v4/auth/login', { body: credentials });
  forgetSession();
  known = { profile: Promise.resolve(data), until: Date.now() + FRESH_MS };
  keepZone(data);
  return data;
}

export async function signOut(): Promise<void> {
  try {
    await api('POST /api/v4/auth/logout');
  } finally {
    forgetSession();
    forgetKeys();
  }
}
