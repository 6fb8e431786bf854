export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, string>;

/** One text of the member app: as the app says it, and as the community does, where it has words of its own. */
export interface Text {
  key: string;
  original: Partial<Record<Language, string>>;
  own: Partial<Record<Language, string>>;
}

export interface Tree {
  [name: string]: string | Tree;
}

/** `{ feed: { title: 'Home' } }` as `feed.title`. */
export function flat(tree: Tree, path = ''): Words {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[path + name, value]] : Object.entries(flat(value, `${path}${name}.`)),
    ),
  );
}

export function textsOf(original: Record<Language, Tree>, own: Partial<Record<Language, Words>>): Text[] {
  const app = { nl: flat(original.nl), en: flat(original.en) };
  const keys = new Set([...Object.keys(app.nl), ...Object.keys(app.en)]);
  return [...keys].sort().map((key) => ({
    key,
    original: { nl: app.nl[key], en: app.en[key] },
    own: { nl: own.nl?.[key], en: own.en?.[key] },
  }));
}

/** By a piece of the key or of any wording. */
export function found(texts: readonly Text[], q: string, ownOnly: boolean): Text[] {
  const sought = q.trim().toLowerCase();
  return texts.filter(({ key, original, own }) => {
    const words = [own.nl, own.en].filter((text) => text !== undefined);
    if (ownOnly && words.length === 0) return false;
    return [key, original.nl, original.en, ...words].some((text) => text?.toLowerCase().includes(sought));
  });
}
