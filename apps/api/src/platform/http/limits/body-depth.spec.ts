import { isDeeperThan } from './body-depth.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

it.each([
  ['nothing', undefined, false],
  ['a text', 'text', false],
  ['as deep as may be', { a: nested(4) }, false],
  ['one deeper', { a: nested(5) }, true],
  ['deep beside flat', [1, { a: 1 }, nested(5)], true],
  ['deeper than the stack of calls', nested(200_000), true],
])('%s', (_, value, deeper) => {
  expect(isDeeperThan(value, 4)).toBe(deeper);
});
