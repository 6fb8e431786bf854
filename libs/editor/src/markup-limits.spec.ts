import { isWithinLimits, MARKUP_LIMITS } from './markup-limits.ts';

const { tags, nesting } = MARKUP_LIMITS;
const nested = (depth: number): string => '<b>'.repeat(depth) + 'x' + '</b>'.repeat(depth);

it.each([
  ['what an editor writes', '<p>One <strong>word</strong></p><ul><li>and</li></ul>', true],
  ['as deep as is let pass', nested(nesting), true],
  ['one deeper', nested(nesting + 1), false],
  ['deep in its middle, as if it came up again by tags that close nothing', '<b><i></u></u>'.repeat(nesting), false],
  ['as many tags as are let pass', '<br>'.repeat(tags), true],
  ['one more', '<br>'.repeat(tags + 1), false],
  ['many tags that no list allows', '<x></x>'.repeat(tags + 1), false],
  ['paragraphs that nobody closes: each ends the one before', '<p>x'.repeat(nesting * 2), true],
  ['signs that begin nothing', '<'.repeat(100_000), true],
])('%s', (_, html, within) => {
  expect(isWithinLimits(html)).toBe(within);
});
