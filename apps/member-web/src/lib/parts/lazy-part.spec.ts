/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { PartMissing, remembering } from './lazy-part.ts';

/** Fails as often as said, then loads. */
function flaky(failures: number) {
  const asked = { times: 0 };
  const load = () => {
    asked.times += 1;
    return asked.times > failures ? Promise.resolve('here') : Promise.reject(new Error('offline'));
  };
  return { asked, part: remembering(load) };
}

describe('a part that is loaded when it is needed', () => {
  it('is asked for once, and there at once from then on', async () => {
    const { asked, part } = flaky(0);
    expect(part.there()).toBeUndefined();
    expect(await Promise.all([part.ask(), part.ask()])).toEqual(['here', 'here']);
    expect([part.there(), asked.times]).toEqual(['here', 1]);
  });

  it('stays missing until somebody tries again', async () => {
    const { asked, part } = flaky(1);
    const missing = await part.ask().catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(PartMissing);
    await expect(part.ask()).rejects.toBe(missing);
    expect(asked.times).toBe(1);
    (missing as PartMissing).again();
    expect(await part.ask()).toBe('here');
  });

  it('is asked for anew once the connection is back, also if nobody tried again', async () => {
    const { part } = flaky(1);
    await part.ask().catch(() => undefined);
    dispatchEvent(new Event('online'));
    expect(await part.ask()).toBe('here');
  });

  it('fetched ahead in vain, is asked for anew when it is needed', async () => {
    const { part } = flaky(1);
    await part.askAhead();
    expect(await part.ask()).toBe('here');
  });
});
