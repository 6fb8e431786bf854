import { describe, expect, it } from '@jest/globals';
import { placeAt } from './use-sorting.ts';

/** A low row, a tall one and a low one. */
const rows = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 140 },
  { top: 140, bottom: 180 },
];

describe('a row that is dragged', () => {
  it('passes another beyond its middle, several at once, and stays inside the list', () => {
    expect(placeAt(90, 0, rows)).toBe(0);
    expect(placeAt(91, 0, rows)).toBe(1);
    expect(placeAt(161, 0, rows)).toBe(2);
    expect(placeAt(1000, 0, rows)).toBe(2);
    expect(placeAt(-1000, 2, rows)).toBe(0);
    expect(placeAt(90, 2, rows)).toBe(2);
  });

  it('does not swing to and fro with a taller one', () => {
    const after = [
      { top: 0, bottom: 100 },
      { top: 100, bottom: 140 },
      { top: 140, bottom: 180 },
    ];
    expect(placeAt(91, 1, after)).toBe(1);
  });
});
