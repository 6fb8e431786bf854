import { useSyncExternalStore } from 'react';

/** Chromium's install event. `start.js` stores it, because it can fire before the app loads. */
interface Invitation extends Event {
  prompt: () => Promise<unknown>;
}
declare global {
  interface Window {
    lyceumInstall?: Invitation;
  }
}

const EVENT = 'beforeinstallprompt';

/** `ask`: the browser has an install prompt. `show`: Safari on iOS, where members add the app by hand. */
export type Way = 'ask' | 'show' | null;

/** Safari on iOS outside the installed app. Only Safari defines `standalone`. */
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

/** How the app can be installed here, or null if it is installed or cannot be. */
export const useInstallable = (): Way => useSyncExternalStore(watch, wayOf, () => null);

/** Shows the browser's install prompt. The browser allows this once per event. */
export async function install(): Promise<void> {
  const invitation = window.lyceumInstall;
  delete window.lyceumInstall;
  await invitation?.prompt();
}
