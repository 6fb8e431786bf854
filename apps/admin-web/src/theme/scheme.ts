import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'auto' | 'light' | 'dark';
export type Scheme = 'light' | 'dark';

/** The member app's own key: whoever chose dark there finds it dark here. public/start.js reads it before the first paint. */
const KEY = 'lyceum.scheme';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function remembered(): SchemeChoice {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
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
  localStorage.setItem(KEY, choice);
  tell();
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, remembered);
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, shown);
