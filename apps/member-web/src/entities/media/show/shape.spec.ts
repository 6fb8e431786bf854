import { describe, expect, it } from '@jest/globals';
import { shapeOf } from './shape.ts';

const picture = (width: number, height: number) => ({ width, height });

describe('the box of pictures', () => {
  it('has the shape of a single one, within bounds, and a shape of its own for several', () => {
    expect(shapeOf([picture(400, 300)])).toBeCloseTo(4 / 3);
    expect(shapeOf([picture(100, 900)])).toBe(4 / 5);
    expect(shapeOf([picture(900, 100)])).toBe(2);
    expect([2, 3, 4].map((count) => shapeOf(Array.from({ length: count }, () => picture(1, 9))))).toEqual([
      2, 1.5, 1.5,
    ]);
  });
});
