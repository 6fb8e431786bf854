import { Repeats } from './repeats.ts';

describe('repeated failures', () => {
  it('are logged once in ten seconds each, with how often they came meanwhile', () => {
    let now = 0;
    const repeats = new Repeats(() => now);
    expect([repeats.next('disk full'), repeats.next('disk full'), repeats.next('away')]).toEqual([0, null, 0]);
    now = 9_999;
    expect(repeats.next('disk full')).toBeNull();
    now = 10_000;
    expect([repeats.next('disk full'), repeats.next('disk full')]).toEqual([2, null]);
  });

  it('are forgotten when there are too many different ones', () => {
    const repeats = new Repeats(() => 0);
    for (let n = 0; n <= 100; n += 1) repeats.next(`failure ${n}`);
    expect([repeats.next('failure 100'), repeats.next('failure 0')]).toEqual([null, 0]);
  });
});
