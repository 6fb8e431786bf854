import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { SettingsEvent } from './settings.events.ts';

/** The read model of settings: one row per setting, and one per custom translation. */
export const settingsRows = inlineProjection<SettingsEvent>({
  name: 'settings.setting',
  version: 3,
  tables: ['settings.setting', 'settings.translation'],
  handles: {
    SettingsChanged: ({ data, version }) => sql`
      insert into settings.setting (name, value, version)
      select key, value, ${version}::int from jsonb_each(${JSON.stringify(data.changed)}::jsonb)
      on conflict (name) do update set value = excluded.value, version = excluded.version`,
    TranslationChanged: ({ data }) =>
      data.text === null
        ? sql`delete from settings.translation where locale = ${data.locale} and key = ${data.key}`
        : sql`insert into settings.translation (locale, key, text) values (${data.locale}, ${data.key}, ${data.text})
              on conflict (locale, key) do update set text = excluded.text`,
  },
});
