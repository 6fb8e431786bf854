import { describe, expect, it } from '@jest/globals';
import { reachedBy } from './score.cache.ts';

const score = { user_id: 1, karma: 12, level: 3, streak: 1, trophy_ids: [] };

describe('what a score brings', () => {
  it('is nothing to tell of while level and trophies stay', () => {
    expect(reachedBy(score, { level: 3 })).toBeNull();
  });

  it('is the level, where one was known before', () => {
    expect(reachedBy(score, { level: 2 })).toEqual({ level: 3 });
    expect(reachedBy(score, { level: 4 })).toBeNull();
    expect(reachedBy(score, { level: 0 })).toBeNull();
    expect(reachedBy(score, null)).toBeNull();
  });

  it('is its trophies before anything', () => {
    expect(reachedBy({ ...score, trophy_ids: [4, 9] }, { level: 2 })).toEqual({ trophies: [4, 9] });
  });
});
