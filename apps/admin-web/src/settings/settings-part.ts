import { api } from '@lyceum/browser/client';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';

export type SettingsBody = Parameters<typeof api<'PUT /api/v4/admin/settings'>>[1]['body'];

type ChangesOf = (filled: Filled, before: Filled) => SettingsBody;

/** Those of the settings that differ, so that saving does not fix untouched defaults. */
export const changedOf = (names: readonly string[], filled: Filled, before: Filled): SettingsBody =>
  Object.fromEntries(
    names
      .filter((name) => JSON.stringify(filled[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, filled[name]]),
  );

/** How a page reads and saves its part of the community's settings. */
export const settingsPart = (changesOf: ChangesOf) =>
  ({
    read: {
      one: async (id, signal) => {
        const { data } = await api('GET /api/v4/admin/settings', { signal });
        return { data: { ...data, id } };
      },
    },
    form: {
      update: async (id, filled, before = {}) => {
        const body = { ...changesOf(filled, before), reason: reasonOf(filled.reason), version: before.version };
        const { data } = await api('PUT /api/v4/admin/settings', { body });
        return { data: { ...data, id } };
      },
    },
    administratorsOnly: ['list', 'edit'],
  }) satisfies Partial<ConsoleResource>;
