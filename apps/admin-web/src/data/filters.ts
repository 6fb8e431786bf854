import type { Filled } from './resource.ts';

const condition = ([field, value]: [string, unknown]) => `${field}:${String(value).replace(/[\\,]/g, '\\$&')}`;

/**
 * What a list is narrowed by, as the API's query words (docs/api.md): `q` searches, a name with a colon is a relation's,
 * `levels:id`, any other a field's.
 */
export function wordsOf({ q, ...filter }: Filled): { q?: string; where?: string[]; where_has?: string[] } {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const fields = set.filter(([name]) => !name.includes(':'));
  const relations = set.filter(([name]) => name.includes(':'));
  return {
    ...(typeof q === 'string' && { q }),
    ...(fields.length > 0 && { where: fields.map(condition) }),
    ...(relations.length > 0 && { where_has: relations.map(condition) }),
  };
}
