import fc from 'fast-check';
import { faultsOf, hashOfLine } from './chain.ts';
import { BEGINNING, type Line } from './decision.decider.ts';

type Hashed = Line & { hash: string };

function chainOf(length: number): Hashed[] {
  const lines: Hashed[] = [];
  for (let number = 1; number <= length; number += 1) {
    const line = {
      ...{ subject: 'somebody', number, package_version: 2, text_hash: 'words', variant: 'advanced', locale: 'nl' },
      ...{ items: ['functional'], withdrawn: number % 2 === 0, decided_at: `2026-01-0${number}T00:00:00.000Z` },
      previous_hash: lines.at(-1)?.hash ?? BEGINNING,
    };
    lines.push({ ...line, hash: hashOfLine(line) });
  }
  return lines;
}

const CHANGES: ((line: Hashed) => Hashed)[] = [
  (line) => ({ ...line, items: ['functional', 'marketing'] }),
  (line) => ({ ...line, withdrawn: !line.withdrawn }),
  (line) => ({ ...line, decided_at: '2025-01-01T00:00:00.000Z' }),
  (line) => ({ ...line, text_hash: 'other words' }),
  (line) => ({ ...line, package_version: 3 }),
  (line) => ({ ...line, variant: 'simple' }),
  (line) => ({ ...line, locale: 'en' }),
  (line) => ({ ...line, previous_hash: 'another' }),
  (line) => ({ ...line, hash: 'another' }),
];

describe('the chain of decisions', () => {
  it('holds as it was written', () => {
    expect(faultsOf(chainOf(5))).toEqual([]);
  });

  it('names the one line of which any field was changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.constantFrom(...CHANGES), (at, change) => {
        const lines = chainOf(5).map((line, index) => (index === at ? change(line) : line));
        expect(faultsOf(lines)[0]).toEqual({ subject: 'somebody', number: at + 1, fault: 'changed' });
      }),
    );
  });

  it('tells a line that is gone, and one that was written anew with a hash of its own', () => {
    const lines = chainOf(4);
    expect(faultsOf(lines.filter(({ number }) => number !== 2))).toEqual([
      { subject: 'somebody', number: 2, fault: 'missing' },
    ]);
    const other = { ...lines[1]!, items: ['functional', 'analytics'] };
    const forged = lines.map((line) => (line.number === 2 ? { ...other, hash: hashOfLine(other) } : line));
    expect(faultsOf(forged)).toEqual([{ subject: 'somebody', number: 3, fault: 'chain' }]);
  });
});
