import { describe, expect, it } from '@jest/globals';
import { CENTRED, moved, placed, VIEW } from './crop.ts';

const wide = { width: 2000, height: 1000 };

describe('cropping a picture to a square', () => {
  it('begins in the middle and covers the square', () => {
    expect(placed(wide, CENTRED)).toEqual({ width: 2 * VIEW, height: VIEW, left: -VIEW / 2, top: expect.closeTo(0) });
  });

  it('moves with the hand, and stops at the edges', () => {
    const right = moved(wide, CENTRED, 50, 50);
    expect(placed(wide, right)).toMatchObject({ left: expect.closeTo(-VIEW / 2 + 50), top: expect.closeTo(0) });
    expect(placed(wide, moved(wide, CENTRED, 10_000, 0)).left).toBeCloseTo(0);
    expect(placed(wide, moved(wide, CENTRED, -10_000, 0)).left).toBeCloseTo(-VIEW);
  });
});
