import { describe, expect, it } from '@jest/globals';
import { asksForMore } from './use-near-bottom.ts';

describe('the next page of a feed (part 1 §9)', () => {
  it('is asked for within 1500 px of the bottom, and not before', () => {
    expect([0, 1499, 1500, 9000].map((below) => asksForMore(below, 20))).toEqual([true, true, false, false]);
  });

  it('is asked for by itself while fewer than six topics show', () => {
    expect([0, 5, 6, 20].map((shown) => asksForMore(9000, shown))).toEqual([true, true, false, false]);
  });
});
