import { HttpException, HttpStatus } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { spoken } from '../refused.ts';
import { platformText } from '../../texts/platform.texts.ts';
import type { Text } from '../../texts/texts.ts';

/** Answered as 429 with `Retry-After`: the same words whatever was tried, and for whom, unless that is nobody's secret. */
export class TooManyAttempts extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(waitMs: number, text: Text = platformText('failure.often')) {
    super(spoken(text), HttpStatus.TOO_MANY_REQUESTS);
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  }
}

/** So many attempts in so many seconds for each key. */
export interface Allowance {
  /** None: no limit. */
  attempts: number;
  seconds: number;
}

/** Within this process. */
export const counting = ({ attempts, seconds }: Allowance): RateLimiterAbstract =>
  new RateLimiterMemory({ points: attempts, duration: seconds });

/** What is left of an allowance, and for how many seconds until it begins anew. */
export interface Left {
  attempts: number;
  seconds: number;
}

/** An allowance, and who counts what was taken of it: this process, or all of them ({@link RateLimits}). */
export class RateLimit {
  private readonly limiter: RateLimiterAbstract | null;
  private readonly longestMs: number;

  constructor({ attempts, seconds }: Allowance, limiter = counting({ attempts, seconds })) {
    this.longestMs = seconds * 1000;
    this.limiter = attempts === 0 ? null : limiter;
  }

  /**
   * Counts one attempt, before it is made, so that a hundred at once are not all let through.
   * @returns what is left, or null if there is no limit
   * @throws {TooManyAttempts} if it is one too many
   */
  async take(key: string, points = 1): Promise<Left | null> {
    try {
      const counted = await this.limiter?.consume(key, points);
      if (!counted) return null;
      const { remainingPoints: attempts, msBeforeNext } = counted;
      return { attempts, seconds: Math.ceil(Math.min(msBeforeNext, this.longestMs) / 1000) };
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        // Reckoned by a clock that may have been set back; it is never longer than the window.
        throw new TooManyAttempts(Math.min(error.msBeforeNext, this.longestMs));
      }
      throw error;
    }
  }

  /** Counts one attempt, and answers whether it is within the limit. */
  async has(key: string): Promise<boolean> {
    try {
      await this.take(key);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }

  /** The attempt was none of those that are counted. */
  async giveBack(key: string): Promise<void> {
    await this.limiter?.reward(key);
  }

  async forget(key: string): Promise<void> {
    await this.limiter?.delete(key);
  }
}
