import type { Decider } from '@lyceum/kernel';
import type { SettingsEvent, Value } from './settings.events.ts';

/** The values that were set. All others have their defaults. */
export interface SettingsState {
  values: Readonly<Record<string, Value>>;
  texts: Readonly<Record<string, string>>;
}

export type SettingsCommand =
  | { kind: 'change'; values: Readonly<Record<string, Value | undefined>> }
  | { kind: 'translate'; locale: 'nl' | 'en'; key: string; text: string | null };

export const SETTINGS_STREAM = 'settings-1';
/** The stream name of a language's custom translations. */
export const translationsStream = (locale: string): string => `translations-${locale}`;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Decides about the community's settings, and its custom translations in each language. */
export const settingsDecider: Decider<SettingsState, SettingsCommand, SettingsEvent> = {
  initial: () => ({ values: {}, texts: {} }),

  decide(command, state) {
    if (command.kind === 'translate') {
      const { locale, key, text } = command;
      return (state.texts[key] ?? null) === text ? [] : [{ type: 'TranslationChanged', data: { locale, key, text } }];
    }
    const entries = Object.entries(command.values).filter(
      (entry): entry is [string, Value] => entry[1] !== undefined && !same(entry[1], state.values[entry[0]]),
    );
    if (entries.length === 0) return [];
    const previous = Object.fromEntries(entries.map(([name]) => [name, state.values[name] ?? null]));
    return [{ type: 'SettingsChanged', data: { changed: Object.fromEntries(entries), previous } }];
  },

  evolve(state, event) {
    if (event.type === 'SettingsChanged') return { ...state, values: { ...state.values, ...event.data.changed } };
    const { [event.data.key]: _, ...texts } = state.texts;
    return { ...state, texts: event.data.text === null ? texts : { ...texts, [event.data.key]: event.data.text } };
  },
};
