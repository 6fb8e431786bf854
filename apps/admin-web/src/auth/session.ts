import type { identity } from '@lyceum/contracts';
import { zoneOf } from '@lyceum/browser/time';
import { api, ApiError, forgetCsrfToken } from '@lyceum/browser/client';
import { forgetKeys } from '@lyceum/browser/idempotency-keys';

export type Profile = identity.Profile;

let zone = zoneOf(null);
const watchers = new Set<() => void>();

/** The IANA time zone in which the console shows timestamps. */
export const zoneNow = (): string => zone;

/** Calls `watcher` when the console's time zone changes. Returns a function that unsubscribes. */
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

/** How long a loaded profile counts as fresh. The console checks the profile before every screen. */
const FRESH_MS = 60_000;

let known: { profile: Promise<Profile | null>; until: number } | null = null;

/** Whether the profile has a role other than `member`. */
export const isStaff = (profile: Profile): boolean => profile.roles.some((role) => role !== 'member');

async function ask(): Promise<Profile | null> {
  try {
    return (await api('GET /api/v3/profile/me')).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * The signed-in member, or null for a guest. Rejects if the server gives no answer. Caches the profile for a minute.
 */
export function currentProfile(): Promise<Profile | null> {
  if (known && Date.now() < known.until) return known.profile;
  const profile = ask();
  known = { profile, until: Date.now() + FRESH_MS };
  profile.then(keepZone, forgetProfile);
  return profile;
}

/** Clears the cached profile, so that the next check asks the server. */
export function forgetProfile(): void {
  known = null;
}

function forgetSession(): void {
  forgetProfile();
  forgetCsrfToken();
}

/**
 * Opens a session and caches its profile.
 * @throws {ApiError} if the server refuses the credentials.
 */
export async function signIn(credentials: { login: string; password: string; remember: boolean }): Promise<Profile> {
  const { data } = await api('POST /api/v4/auth/login', { body: credentials });
  forgetSession();
  known = { profile: Promise.resolve(data), until: Date.now() + FRESH_MS };
  keepZone(data);
  return data;
}

/** Closes the session. Clears the local session state even if the request fails. */
export async function signOut(): Promise<void> {
  try {
    await api('POST /api/v4/auth/logout');
  } finally {
    forgetSession();
    forgetKeys();
  }
}
