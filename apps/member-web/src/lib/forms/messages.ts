import type { ParseKeys, TFunction } from 'i18next';
import type { Issue } from './schema.ts';

/** Part 3 §5: what is said of a field ends with a full stop. */
export const withStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const isEmpty = (given: unknown): boolean => given === undefined || given === null || given === '';

/** It is a link, and the operation wants another kind: which one, the server says. */
const isLink = (given: unknown): boolean => /^https?:/i.test(String(given)) && URL.canParse(String(given));

/** The rules of part 3 §5 that have words for every form: required, min, max, min_value, max_value, numeric, email, url. */
function wordFor({ code, minimum, maximum, format, origin, inclusive, expected, given }: Issue): ParseKeys | null {
  const counts = origin === 'number' || origin === 'array';
  switch (code) {
    case 'invalid_type':
      if (isEmpty(given)) return 'form.required';
      return expected === 'int' ? 'form.whole' : expected === 'number' ? 'form.number' : 'form.required';
    case 'too_small':
      if (isEmpty(given) || (origin !== 'number' && Number(minimum) === 1)) return 'form.required';
      if (minimum === undefined || inclusive === false) return null;
      return counts ? 'form.least' : 'form.short';
    case 'too_big':
      if (maximum === undefined || inclusive === false) return null;
      return counts ? 'form.most' : 'form.long';
    case 'invalid_format':
      return format === 'email' ? 'form.email' : format === 'url' && !isLink(given) ? 'form.url' : null;
    default:
      return null;
  }
}

/**
 * What a schema finds wrong, in the reader's language: `own` is what the form has to say where it is missing or too short. Null
 * where there is no word for it (a pattern, say); the server has one, in both languages.
 */
export function messageOf(
  issue: Issue,
  own: ParseKeys | ((issue: Issue) => string) | undefined,
  t: TFunction,
): string | null {
  if (typeof own === 'function') return own(issue);
  const isOwn = own && (issue.code === 'invalid_type' || issue.code === 'too_small');
  const key = isOwn ? own : wordFor(issue);
  const count = Number(issue.maximum ?? issue.minimum);
  return key && (t as (key: ParseKeys, values: object) => string)(key, { count });
}
