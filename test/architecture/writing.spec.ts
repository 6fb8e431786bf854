import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Turns of phrase that readers stumble over: a pronoun in place of the noun, or a word that is no term of the field. */
const PHRASES = [
  /\b(?:whoever|whomever|anew|somebody|everybody|nobody)\b/i,
  /^(?:who|whose|whom|that which|nobody|nothing)\b/i,
  /\bmeanwhile\b(?!,)/i,
  /\bfolds?\b|\bdeeds?\b|\bfounded\b/i,
  /\bby (?:itself|themselves)\b/i,
  /\bstands? (?:beside|above|below|in|there)\b/i,
  /\bis told\b|\bare told\b|\btakes? in\b|\btaken in\b/i,
];

/** Sentences of Markdown outside of tables, code, lists of links and headings. */
function sentencesOf(markdown: string): string[] {
  const text = markdown
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .map((line) => (/^(?:\||#|!\[| {4}\S)/.test(line) ? '' : line.replace(/^(?:[-*]|\d+\.) +/, '\n\n')))
    .join('\n')
    .replace(/`[^`]*`/g, 'x');
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(/(?<=[.!?:])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 2);
}

const odd = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => PHRASES.some((phrase) => phrase.test(sentence)));

describe('documents', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/adr/*.md'], { cwd: root });

  it.each(documents)('%s has short sentences and plain words', (document) => {
    const sentences = sentencesOf(read(document));
    const lengths = sentences.map((sentence) => sentence.split(' ').length).sort((a, b) => a - b);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    expect(mean).toBeLessThanOrEqual(15);
    expect(lengths[Math.floor(lengths.length * 0.9)] ?? 0).toBeLessThanOrEqual(28);
    expect(odd(sentences).slice(Math.ceil(sentences.length / 100))).toEqual([]);
  });
});

describe('English texts of the screens', () => {
  it('use at most one odd phrase in a hundred', () => {
    const texts = globSync('apps/*-web/src/**/{en,first.en}.ts', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/(?<!\w)'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text),
    );
    expect(texts.length).toBeGreaterThan(2000);
    expect(odd(texts).slice(Math.ceil(texts.length / 100))).toEqual([]);
  });
});

describe('commit titles', () => {
  const TITLE = /^(?:feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(?:\([a-z0-9-]+\))?!?: \S/;

  it('are Conventional Commits of at most 72 characters', () => {
    const log = execFileSync('git', ['log', '-20', '--no-merges', '--format=%s'], { cwd: root, encoding: 'utf8' });
    const titles = log.trim().split('\n');
    expect(titles.filter((title) => title.length > 72 || !TITLE.test(title))).toEqual([]);
  });
});
