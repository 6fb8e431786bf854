import type { ParseKeys, TFunction } from 'i18next';
import type { Issue } from './schema.ts';

/** Ends a field error with a full stop (part 3 §5). */
export const withStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const isEmpty = (given: unknown): boolean => given === undefined || given === null || given === '';

/** A valid link of the wrong kind. The server's message says which kind is needed. */
const isLink = (given: unknown): boolean => /^https?:/i.test(String(given)) && URL.canParse(String(given));

/**
 * Text key of a general message for an issue (part 3 §5): required, min, max, min_value, max_value, numeric, email,
 * url.
 */
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
 * Translated message for a schema issue. `own` is the form's message for a missing or short value. Null if there is
 * none (such as for a pattern), in which case the server's message is used.
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
