import { expect, it } from '@jest/globals';
import { isNearEnd } from './use-near-end.ts';

it.each([
  [849, 0.95, false],
  [850, 0.95, true],
  [-850, 0.95, true],
  [889, 0.99, false],
  [890, 0.99, true],
])('a box of 1000 that shows 100 from %i on has passed %d of itself: %s', (scrollTop, share, is) => {
  expect(isNearEnd({ scrollTop, clientHeight: 100, scrollHeight: 1000 }, share)).toBe(is);
});

it('what is shorter than its box is at its end', () => {
  expect(isNearEnd({ scrollTop: 0, clientHeight: 0, scrollHeight: 0 }, 0.95)).toBe(true);
});
