import { useTranslate } from '../i18n/use-translate.ts';
import { useLevels } from '../levels/use-levels.ts';
import { COMPANY_SETTINGS } from '../settings/company.ts';
import type { ToldEntry } from './changes.ts';

const spaced = (type: string) => type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * Returns a function that describes an entry in a sentence that follows the author's name. `name` is the record's name.
 */
export function useSentence(name: string): (entry: ToldEntry) => string {
  const translate = useTranslate();
  const levels = useLevels();
  return ({ type, data, changes }) => {
    const fields = changes.map(({ field }) => translate(`history.fields.${field}`, { defaultValue: field })).join(', ');
    const event = type === 'BoardChanged' && !fields ? 'BoardSaved' : type;
    const level = levels.find(({ id }) => id === data.level_id)?.name ?? `#${String(data.level_id)}`;
    const role = translate(`history.roles.${String(data.role)}`, { defaultValue: String(data.role) });
    const ticket_status = translate(`history.ticket.${String(data.ticket_status)}`, {
      defaultValue: String(data.ticket_status),
    });
    const other = translate('history.events.other', { type: spaced(type) });
    return translate(`history.events.${event}`, {
      defaultValue: other,
      name,
      fields,
      role,
      level,
      ticket_status,
      member: String(data.member_id),
      key: String(data.key),
      effect: String(data.effect),
    });
  };
}

/** Fields for which the history shows the old and new value. Long texts such as a description are left out. */
const TOLD = new Set([
  'name',
  'color',
  'icon',
  'index',
  'read_by',
  'write_by',
  'type',
  'community_name',
  'community_description',
  'accent',
  'time_zone',
  'locale',
  'plan',
  'onfire_count',
  'newcomer_days',
  'newcomer_posts',
  'newcomer_links',
  'newcomer_posts_per_hour',
  'held_first_posts',
  'hide_after_reports',
  'blog_board_id',
  'new_theme_link',
  ...COMPANY_SETTINGS,
]);
const TELLING = new Set(['BoardChanged', 'SettingsChanged']);

/** Returns a function that lists an entry's changes as text, with old and new values. */
export function useChangeTexts(): (entry: ToldEntry) => string[] {
  const translate = useTranslate();
  const value = (field: string, raw: unknown) => {
    const text = raw === null || raw === undefined ? '–' : String(raw);
    return field === 'read_by' || field === 'write_by'
      ? translate(`app.audience.${text}`, { defaultValue: text })
      : text;
  };
  return ({ type, changes }) =>
    !TELLING.has(type)
      ? []
      : changes
          .filter(({ field }) => TOLD.has(field))
          .map(({ field, before, after }) =>
            translate('history.changed', {
              field: translate(`history.fields.${field}`, { defaultValue: field }),
              before: value(field, before),
              after: value(field, after),
            }),
          );
}
