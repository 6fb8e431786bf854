import type { Filled } from './resource.ts';

const condition = ([field, value]: [string, unknown]) => `${field}:${String(value).replace(/[\\,]/g, '\\$&')}`;

/**
 * Converts react-admin filters to the API's query parameters (docs/api.md). `q` searches. A name with a colon
 * (`levels:id`) filters on a relation, any other name on a field.
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
