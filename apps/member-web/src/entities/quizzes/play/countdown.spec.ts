import { describe, expect, it } from '@jest/globals';
import { clockOf, leftUntil, minutesSaid } from './countdown.ts';

describe('the time that is left', () => {
  const deadline = '2026-03-01T10:00:00.000Z';
  const at = Date.parse(deadline);

  it('is counted on the server’s clock, whatever this one says', () => {
    expect(leftUntil(deadline, 0, at - 5000)).toBe(5000);
    expect(leftUntil(deadline, 3_600_000, at - 3_605_000)).toBe(5000);
    expect(leftUntil(deadline, -60_000, at)).toBe(60_000);
    expect(leftUntil(deadline, 0, at + 1)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [60_001, '1:01'],
    [3_600_000, '1:00:00'],
    [3_725_000, '1:02:05'],
  ])('of %i ms is written %s', (ms, text) => {
    expect(clockOf(ms)).toBe(text);
  });

  it('is said at ten, five and one minute, and not each second', () => {
    expect([600_000, 599_000, 541_000, 300_000, 60_000, 1000].map(minutesSaid)).toEqual([10, 10, 10, 5, 1, 1]);
    expect([700_000, 500_000, 120_000, 0].map(minutesSaid)).toEqual([null, null, null, null]);
  });
});
