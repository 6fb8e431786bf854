import { browserStore } from '@lyceum/browser/storage';
import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'auto' | 'light' | 'dark';
export type Scheme = 'light' | 'dark';

/**
 * Storage key of the member app, so that both apps share the choice. public/start.js reads it before the first paint.
 */
const KEY = 'lyceum.scheme';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is SchemeChoice => value === 'auto' || value === 'light' || value === 'dark';

/** Fallback for the current page if the browser refuses storage. */
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
// Another tab of the console or the member app changed the choice.
addEventListener('storage', (event) => {
  if (event.key === KEY) tell();
});

/** Stores the colour scheme and applies it immediately. */
export function chooseScheme(choice: SchemeChoice): void {
  chosen = choice;
  browserStore.write(KEY, choice);
  tell();
}

/** The chosen colour scheme, which may be `auto`. */
export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, remembered);
/** The effective colour scheme, with `auto` resolved. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, shown);
