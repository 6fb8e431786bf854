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

/** The decision in this browser's cookie, which the server writes. */
export function storedConsent(): StoredConsent | null {
  const written = cookie(CONSENT_COOKIE);
  if (!last || last.cookie !== written) last = { cookie: written, stored: readConsent(written) };
  return last.stored;
}

/** Subscribes to the decision of this browser. */
export const useStoredConsent = (): StoredConsent | null => useSyncExternalStore(watch, storedConsent, () => null);

/** Notifies subscribers that an answer may have changed the cookie. */
export const readAgain = tell;

/** Deletes the decision of this browser. */
export function discard(): void {
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0; samesite=lax`;
  tell();
}

let opened = false;

/** Whether the dialog with the choices is open. */
export const useChoicesOpened = (): boolean =>
  useSyncExternalStore(
    watch,
    () => opened,
    () => false,
  );

/** Opens or closes the dialog with the choices. */
export function openChoices(open: boolean): void {
  opened = open;
  tell();
}
