import { until } from '../../../../../../test/support/until.ts';
import { type Left, RateLimit, TooManyAttempts } from './rate-limit.ts';

const DAY_AND_HOUR_MS = 25 * 3_600_000;

afterEach(() => jest.restoreAllMocks());

describe.each([DAY_AND_HOUR_MS, -DAY_AND_HOUR_MS])('a limit, while the clock is set by %i ms (promise 17)', (by) => {
  it('locks nobody out for longer than its window', async () => {
    const limit = new RateLimit({ attempts: 1, seconds: 1 });
    await limit.take('somebody');
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + by);
    const answer = await limit.take('somebody').catch((error: unknown) => error);
    // Set on, the window is over at once; set back, it lasts as long as it was meant to.
    const seconds = answer instanceof TooManyAttempts ? answer.retryAfterSeconds : (answer as Left).seconds;
    expect(seconds).toBe(1);
    const isOpen = () =>
      limit.take('somebody').then(
        () => true,
        () => false,
      );
    await until('the limit was over', isOpen);
  });
});
