import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

/**
 * Writes the emoji catalogue of the editor from `emojibase-data` (docs/adr/0076): run it with `node scripts/emoji.mjs` after
 * an update of that package.
 */
export const CATALOGUE = 'apps/member-web/src/ui/rich-text/emoji/catalogue.ts';

const require = createRequire(inRoot('apps/member-web/package.json'));
const CATEGORIES = [
  'Smileys & Emotion',
  'People & Body',
  'Component',
  'Animals & Nature',
  'Food & Drink',
  'Travel & Places',
  'Activities',
  'Objects',
  'Symbols',
  'Flags',
];
/** Systems of the last two years draw these; newer ones would be empty boxes for many members. */
const NEWEST_VERSION = 15.1;
const TONES = 5;

const load = (name) => require(`emojibase-data/${name}.json`);
const listed = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** The five variants in which all of an emoji's people have one tone, light to dark; none where there are not five. */
function tonesOf({ skins = [] }) {
  const same = skins.filter(({ tone }) => new Set(listed(tone)).size === 1);
  const chars = Array.from({ length: TONES }, (_, n) => same.find(({ tone }) => listed(tone)[0] === n + 1)?.emoji);
  return chars.every(Boolean) ? chars : [];
}

/** One line for each entry, its fields parted by tabs. */
export function catalogue() {
  const dutch = new Map(load('nl/data').map((entry) => [entry.hexcode, entry]));
  const codes = load('en/shortcodes/emojibase');
  const known = load('en/data').filter(({ group, version }) => group !== undefined && version <= NEWEST_VERSION);
  const lines = known
    .toSorted((a, b) => a.order - b.order)
    .map((entry, index) => {
      const { label: name, tags = [] } = dutch.get(entry.hexcode) ?? entry;
      const short = listed(codes[entry.hexcode]).map((code) => code.replaceAll('_', ' '));
      const keywords = new Set([...short, ...(entry.tags ?? []), name, ...tags].map((word) => word.toLowerCase()));
      keywords.delete(entry.label.toLowerCase());
      const fields = [index + 1, entry.hexcode, entry.emoji, entry.label, name, [...keywords].join('|')];
      return [...fields, CATEGORIES.indexOf(CATEGORIES[entry.group]), tonesOf(entry).join(' ')].join('\t');
    });
  return `// Written by scripts/emoji.mjs from emojibase-data (MIT). Number, codes, char, English name, Dutch name, keywords, category, skin tones.
export const CATEGORIES = [
${CATEGORIES.map((name) => `  '${name}',`).join('\n')}
] as const;
export const LINES = \`${lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\`;
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(inRoot(CATALOGUE), catalogue());
