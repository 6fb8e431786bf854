import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnsFor, heightOf, placed, type Tile, within } from './masonry.ts';

const CAPTION = 40;
/** Part 1 §2. */
const GUTTER = 15;
const tiles = fc.array(
  fc.record({
    width: fc.option(fc.integer({ min: 1, max: 4000 })),
    height: fc.option(fc.integer({ min: 1, max: 4000 })),
  }),
  { maxLength: 120 },
);
const numbered = (all: Omit<Tile, 'id'>[]): Tile[] => all.map((tile, id) => ({ id, ...tile }));

describe('the masonry of a moodboard', () => {
  it('has 6 columns, 5 at 1600 px, 4 at 1450, 3 at 1200, 2 at 940 and 1 at 500 (part 1 §2)', () => {
    const widths = [1601, 1600, 1451, 1450, 1200, 941, 940, 501, 500, 360];
    expect(widths.map(columnsFor)).toEqual([6, 5, 5, 4, 3, 3, 2, 2, 1, 1]);
  });

  it('lays tiles in order, with a gutter of 15, none over another', () => {
    fc.assert(
      fc.property(tiles, fc.integer({ min: 1, max: 6 }), (all, columns) => {
        const laid = placed(numbered(all), columns, 1200, CAPTION);
        laid.forEach((tile, index) => {
          if (index > 0) expect(tile.top).toBeGreaterThanOrEqual(laid[index - 1]!.top - 0.001);
          const below = laid.slice(index + 1).find(({ left }) => left === tile.left);
          if (below) expect(below.top).toBeCloseTo(tile.top + tile.height + GUTTER);
          const beside = laid.find(({ left }) => left > tile.left && left < tile.left + 2 * tile.width);
          if (beside) expect(beside.left).toBeCloseTo(tile.left + tile.width + GUTTER);
        });
        expect(Math.max(0, ...laid.map(({ left, width }) => left + width))).toBeLessThanOrEqual(1200.001);
      }),
    );
  });

  it('moves no tile when others follow', () => {
    fc.assert(
      fc.property(tiles, tiles, (first, more) => {
        const before = placed(numbered(first), 3, 900, CAPTION);
        expect(placed(numbered([...first, ...more]), 3, 900, CAPTION).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('finds everything that a window shows, among ten thousand', () => {
    const many = numbered(Array.from({ length: 10_000 }, (_, n) => ({ width: 400, height: 200 + ((n * 97) % 600) })));
    const laid = placed(many, 4, 1200, CAPTION);
    const tallest = Math.max(...laid.map(({ height }) => height));
    for (const from of [0, 5_000, heightOf(laid) - 900]) {
      const [first, last] = within(laid, from, from + 900, tallest);
      const shown = laid.filter(({ top, height }) => top < from + 900 && top + height > from);
      expect(shown.every(({ id }) => id >= first && id < last)).toBe(true);
      expect(last - first).toBeLessThan(80);
    }
  });
});
