import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** A test that a document names, and the title of it that is quoted behind the name. */
const NAMED = /`((?:test|apps|libs)\/[^`\s]+)`(?:: “([^”]+)”)?/g;

/** `a/{b,c}.ts` and `*` stand for several files. */
const filesOf = (name: string): string[] => (/[{*]/.test(name) ? globSync(name, { cwd: root }) : [name]);

describe.each(['docs/coverage.md', 'docs/promises.md'])('%s', (document) => {
  const named = [...readFileSync(join(root, document), 'utf8').matchAll(NAMED)];

  it('names tests that are there, by titles that they have', () => {
    expect(named.length).toBeGreaterThan(20);
    const wrong = named.filter(([, name = '', title]) => {
      const files = filesOf(name).filter((file) => existsSync(join(root, file)));
      return (
        files.length === 0 || (title && !files.some((file) => readFileSync(join(root, file), 'utf8').includes(title)))
      );
    });
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});

/** Where comments and documents cite a decision by its number. */
const CITING = [
  'apps/*/src/**/*.{ts,tsx}',
  'apps/api/demo/**/*.ts',
  'libs/*/src/**/*.ts',
  'migrations/*.ts',
  'test/**/*.ts',
  'docs/**/*.md',
];

it('every decision that is cited by its number stands in docs/decisions.md', () => {
  const decided = new Set(
    [...readFileSync(join(root, 'docs/decisions.md'), 'utf8').matchAll(/^\| (\d+) \|/gm)].map(([, n]) => n),
  );
  const cited = CITING.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bdecisions? (\d+)\b/gi)].map(([, n]) => ({ file, n })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ n }) => !decided.has(n!))).toEqual([]);
});

describe('docs/adr/README.md', () => {
  const adr = join(root, 'docs/adr');
  const index = readFileSync(join(adr, 'README.md'), 'utf8');
  const rows = [...index.matchAll(/^\| (\d+) \| \[[^\]]+\]\(([^)]+)\) \| ([\d, ]*) ?\|$/gm)];
  const numbers = new Set(
    rows
      .flatMap(([, n = '', , merged = '']) => [n, ...merged.split(',')])
      .map((n) => n.trim())
      .filter(Boolean),
  );

  it('lists every record, and no other', () => {
    expect(rows.map(([, , file]) => file)).toEqual(globSync('0*.md', { cwd: adr }).sort());
  });

  it('lists every record that is cited', () => {
    const cited = [...CITING, 'README.md', 'CONTRIBUTING.md', 'scripts/**/*.mjs']
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [...text.matchAll(/\b(?:adr\/0*|ADR )(\d+)\b/g)].map(([, n]) => ({ file, n }));
      });
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ n }) => !numbers.has(n!))).toEqual([]);
  });
});
