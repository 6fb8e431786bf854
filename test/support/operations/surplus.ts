/**
 * What stands in an answer and not in what its contract has understood of it, by path: zod drops such fields without a word,
 * and one too many may be one that nobody was to see.
 */
export function surplus(given: unknown, understood: unknown, path = ''): string[] {
  if (given === null || typeof given !== 'object') return [];
  if (understood === null || typeof understood !== 'object') return [path];
  const known = understood as Record<string, unknown>;
  return Object.entries(given).flatMap(([name, value]) =>
    name in known ? surplus(value, known[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}
