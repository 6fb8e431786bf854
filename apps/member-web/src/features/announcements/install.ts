import { useSyncExternalStore } from 'react';

/** What Chromium hands out where the app may be installed; `start.js` keeps it, since it can come before the app does. */
interface Invitation extends Event {
  prompt: () => Promise<unknown>;
}
declare global {
  interface Window {
    lyceumInstall?: Invitation;
  }
}

const EVENT = 'beforeinstallprompt';

/** `ask`: the browser asks by itself. `show`: Safari on a phone, where one adds it by hand. */
export type Way = 'ask' | 'show' | null;

/** An iPhone's browser that is not the installed app: `standalone` is known to Safari alone. */
const isSafari = (): boolean =>
  'standalone' in navigator && !navigator.standalone && /iPhone|iPad|iPod/.test(navigator.userAgent);

function wayOf(): Way {
  if (window.lyceumInstall) return 'ask';
  return isSafari() ? 'show' : null;
}

function watch(watcher: () => void): () => void {
  addEventListener(EVENT, watcher);
  return () => removeEventListener(EVENT, watcher);
}

/** How the app may be installed here; null: it is, or cannot be. */
export const useInstallable = (): Way => useSyncExternalStore(watch, wayOf, () => null);

/** Lets the browser ask. An invitation can be used once. */
export async function install(): Promise<void> {
  const invitation = window.lyceumInstall;
  delete window.lyceumInstall;
  await invitation?.prompt();
}
