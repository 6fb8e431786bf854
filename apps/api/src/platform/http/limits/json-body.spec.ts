import { excessOf } from './json-body.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const names = (count: number): string => `{${Array.from({ length: count }, (_, n) => `"a${n}":1`).join(',')}}`;

it.each<[string, string, ReturnType<typeof excessOf>]>([
  ['nothing', '', null],
  ['a text', '"text"', null],
  ['as deep as may be', nested(32), null],
  ['one deeper', nested(33), 'nested'],
  ['deep beside flat', `[1,{"a":1},${nested(33)}]`, 'nested'],
  ['deeper than the stack of calls', nested(200_000), 'nested'],
  ['as many names as may be', names(10_000), null],
  ['one name more', names(10_001), 'names'],
  ['the same name again and again', `{${'"a":1,'.repeat(10_001)}"a":1}`, 'names'],
  ['a long list', `[${'1,'.repeat(20_001)}1]`, 'names'],
  ['signs within a text', JSON.stringify({ text: '[{:,"\\'.repeat(30_000) }), null],
  ['a text that ends in a backslash', `{"a":"\\\\","b":${nested(33)}}`, 'nested'],
  ['a text that never ends', `"${':'.repeat(30_000)}`, null],
])('finds the excess of %s', (_, json, excess) => {
  expect(excessOf(Buffer.from(json))).toBe(excess);
});

it('reads a full-size body of short names in a few milliseconds of computing', () => {
  const body = Buffer.from(`{${'"a":"b\\"",'.repeat(26_000)}"a":1}`).subarray(0, 256 * 1024);
  const quotes = Buffer.from(`"${'\\"'.repeat(128 * 1024)}"`);
  const begun = process.cpuUsage();
  excessOf(body);
  excessOf(quotes);
  const { user, system } = process.cpuUsage(begun);
  // What the whole process computes, and not how long it took; twenty times what a quiet machine needs.
  expect((user + system) / 1000).toBeLessThan(100);
});
