import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dutch, languageOf, translated, registerDutch } from './platform/texts/texts.ts';

const ROOT = join(__dirname, '../../..');
const PLACES = ['apps/api/src', 'libs/contracts/src', 'libs/kernel/src'];
const LITERAL = String.raw`(?:'((?:[^'\\]|\\.)*)'|` + '`((?:[^`\\\\]|\\\\.)*)`)';
/** Where the server and its contracts say something to somebody. */
const SAYING = [
  String.raw`new Refusal\(\s*'\w+',\s*`,
  String.raw`Refusal\.invalid\(\s*[^,]+?,\s*`,
  String.raw`(?:Unauthorized|Forbidden|NotFound|ServiceUnavailable|BadRequest)Exception\(\s*`,
  String.raw`(?:const|return) \{ message: `,
  String.raw`position, \{ message: `,
  String.raw`\.(?:min|positive)\([^)\n]*?`,
  String.raw`\.(?:regex|refine)\([^\n]*, `,
].map((before) => new RegExp(before + LITERAL, 'g'));

function textsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(spec|nl|events)\.ts$|^(demo|cli)/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, folder, file), 'utf8');
      return SAYING.flatMap((saying) => [...source.matchAll(saying)].map(([, plain, template]) => plain ?? template!));
    })
    .filter((text) => /^[A-Z].* /.test(text))
    .map((text) => text.replace(/\$\{[^}]*\}/g, 'topic'));
}

beforeAll(async () => {
  for (const file of globSync('**/*.nl.ts', { cwd: __dirname })) {
    const [dutch] = Object.values((await import(join(__dirname, file))) as Record<string, Dutch>);
    registerDutch(dutch!);
  }
});

const asking = (header?: string, locale?: 'nl' | 'en') =>
  ({ headers: { 'accept-language': header }, locale }) as unknown as Parameters<typeof languageOf>[0];

describe('the server’s texts', () => {
  it('have their Dutch, every one of them: add it to the *.nl.ts of its module', () => {
    const texts = [...new Set(PLACES.flatMap(textsIn))];
    expect(texts.length).toBeGreaterThan(90);
    expect(texts.filter((text) => translated(text, 'nl') === text)).toEqual([]);
  });

  it('keep what stands in them', () => {
    expect(translated('Content must have at least 5 characters.', 'nl')).toBe('De inhoud heeft minstens 5 tekens.');
    expect(translated('This list does not know where=x.', 'nl')).toBe('Deze lijst kent where=x niet.');
    expect(translated('Please log in first.', 'en')).toBe('Please log in first.');
    expect(translated('mailbox full', 'nl')).toBe('mailbox full');
  });

  it.each([
    [undefined, undefined, 'en'],
    ['nl-NL,nl;q=0.9,en;q=0.8', undefined, 'nl'],
    ['en-GB,en;q=0.9,nl;q=0.8', undefined, 'en'],
    ['de, nl;q=0.5', undefined, 'nl'],
    ['*', undefined, 'en'],
    ['en', 'nl', 'nl'],
    ['nl', 'en', 'en'],
  ] as const)('asked for by %s of a member who speaks %s are %s', (header, locale, language) => {
    expect(languageOf(asking(header, locale))).toBe(language);
  });
});
