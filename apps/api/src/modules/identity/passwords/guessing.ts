import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { networkOf } from '../../../platform/http/limits/network.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';

const WINDOW_S = 15 * 60;
/**
 * Two wider limits complement the limit for a login from one address. One is for an account from anywhere, the other
 * for an address that tries many accounts. They are wide, so that a few wrong passwords cannot lock out another member.
 */
const WIDER = 10;

interface Attempt {
  /** The normalised input, whether or not such an account exists. */
  typed: string;
  /** The account of this input, or the input if no account exists. */
  account: string;
  address: string;
}

/**
 * Limits password guessing (promise 27) without revealing accounts. A 429 depends only on the input and the network.
 * Too many attempts on an account look like a wrong password, and take as long.
 */
@Injectable()
export class Guessing {
  private readonly pair: RateLimit;
  private readonly account: RateLimit;
  private readonly address: RateLimit;

  constructor(limits: RateLimits, @Inject(CONFIG) { limits: { loginFailures } }: Config) {
    const wider = { attempts: loginFailures * WIDER, seconds: WINDOW_S };
    this.pair = limits.of('logins', { attempts: loginFailures, seconds: WINDOW_S });
    this.account = limits.of('logins-to-account', wider);
    this.address = limits.of('logins-from-address', wider);
  }

  /**
   * Checks a password. Returns false if it is wrong, or after too many attempts on the account.
   * @throws {TooManyAttempts} after too many attempts with this input or from this network.
   */
  async attempt({ typed, account, address }: Attempt, isRight: () => Promise<boolean>): Promise<boolean> {
    const network = networkOf(address);
    const pair = `${typed} ${network}`;
    await this.pair.take(pair);
    await this.address.take(network);
    const isOpen = await this.account.has(account);
    const right = (await isRight()) && isOpen;
    if (right)
      await Promise.all([this.pair.forget(pair), this.account.giveBack(account), this.address.giveBack(network)]);
    return right;
  }
}
