/** The field that a name is about: of `answers.2` it is `answers`. */
export const baseOf = (name: string): string => name.split('.')[0]!;

/**
 * What a form calls that which its operation calls by this path. Of a list it keeps the place: what is said of the third answer
 * stands there.
 */
export function fieldNamed(path: string, names: Partial<Record<string, string>>): string {
  if (names[path]) return names[path];
  const known = Object.keys(names).find((each) => path.startsWith(`${each}.`)) ?? baseOf(path);
  const [place = ''] = /^\.\d+/.exec(path.slice(known.length)) ?? [];
  return `${names[known] ?? known}${place}`;
}
