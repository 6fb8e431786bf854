/** Field name of an error path: `answers` for `answers.2`. */
export const baseOf = (name: string): string => name.split('.')[0]!;

/** Maps an API path to the form's field name. A list index stays, so that the error shows at the right item. */
export function fieldNamed(path: string, names: Partial<Record<string, string>>): string {
  if (names[path]) return names[path];
  const known = Object.keys(names).find((each) => path.startsWith(`${each}.`)) ?? baseOf(path);
  const [place = ''] = /^\.\d+/.exec(path.slice(known.length)) ?? [];
  return `${names[known] ?? known}${place}`;
}
