import { browserStore } from '@lyceum/browser/storage';
import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'auto' | 'light' | 'dark';
export type Scheme = 'light' | 'dark';

/** The member app's own key: whoever chose dark there finds it dark here. public/start.js reads it before the first paint. */
const KEY = 'lyceum.scheme';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is SchemeChoice => value === 'auto' || value === 'light' || value === 'dark';

/** Holds where storage is refused, as long as the page is open. */
let chosen: SchemeChoice = 'auto';

function remembered(): SchemeChoice {
  const stored = browserStore.read(KEY);
  return isChoice(stored) ? stored : chosen;
}

const shown = (): Scheme => {
  const choice = remembered();
  if (choice !== 'auto') return choice;
  return system.matches ? 'dark' : 'light';
};

function tell(): void {
  document.documentElement.setAttribute('data-scheme', shown());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

system.addEventListener('change', tell);
// Another tab, or the member app in it, has chosen.
addEventListener('storage', (event) => {
  if (event.key === KEY) tell();
});

export function chooseScheme(choice: SchemeChoice): void {
  chosen = choice;
  browserStore.write(KEY, choice);
  tell();
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, remembered);
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, shown);
