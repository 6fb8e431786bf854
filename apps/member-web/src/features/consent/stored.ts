import { useSyncExternalStore } from 'react';
import { CONSENT_COOKIE, readConsent, type StoredConsent } from '@lyceum/contracts/consent/cookie';
import { cookie } from '../../lib/cookies.ts';

const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watcher) => watcher());
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

let last: { cookie: string | undefined; stored: StoredConsent | null } | null = null;

/** What this browser has decided; the server writes it. */
export function storedConsent(): StoredConsent | null {
  const written = cookie(CONSENT_COOKIE);
  if (!last || last.cookie !== written) last = { cookie: written, stored: readConsent(written) };
  return last.stored;
}

export const useStoredConsent = (): StoredConsent | null => useSyncExternalStore(watch, storedConsent, () => null);

/** To be called when the server has answered: its cookie may be another. */
export const readAgain = tell;

export function discard(): void {
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0; samesite=lax`;
  tell();
}

let opened = false;

/** Whether somebody looks at their choices, from wherever they opened them. */
export const useChoicesOpened = (): boolean =>
  useSyncExternalStore(
    watch,
    () => opened,
    () => false,
  );

export function openChoices(open: boolean): void {
  opened = open;
  tell();
}
