import type { ParseKeys, TFunction } from 'i18next';
import type { Issue } from './schema.ts';

/** Part 3 §5: what is said of a field ends with a full stop. */
export const withStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * What a schema finds wrong, in the reader's language: `own` is what the form has to say where it is missing or too short. Null
 * where there is no word for it; the server has one, in both languages.
 */
export function messageOf(
  issue: Issue,
  own: ParseKeys | ((issue: Issue) => string) | undefined,
  t: TFunction,
): string | null {
  const { code, minimum, maximum, format } = issue;
  const said = (key: ParseKeys, count?: number | bigint): string =>
    (t as (key: ParseKeys, values: object) => string)(key, { count: count && Number(count) });
  if (typeof own === 'function') return own(issue);
  if (own && (code === 'invalid_type' || code === 'too_small')) return said(own, minimum);
  if (code === 'invalid_type' || (code === 'too_small' && Number(minimum) === 1)) return said('form.required');
  if (code === 'too_small') return said('form.short', minimum);
  if (code === 'too_big') return said('form.long', maximum);
  if (format === 'email') return said('form.email');
  return null;
}
