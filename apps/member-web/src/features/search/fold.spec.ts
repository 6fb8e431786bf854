import { describe, expect, it } from '@jest/globals';
import { isFolded } from './fold.ts';

describe('the head of the search', () => {
  it('folds beyond 220 px, and is back under 50 px (part 1 §2)', () => {
    let folded = false;
    const seen = [0, 220, 221, 100, 50, 49, 100, 220].map((scrolled) => (folded = isFolded(scrolled, folded)));
    expect(seen).toEqual([false, false, true, true, true, false, false, false]);
  });
});
