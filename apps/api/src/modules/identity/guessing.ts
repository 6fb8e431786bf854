import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../config.ts';
import { RateLimit } from '../../http/rate-limit.ts';

const WINDOW_S = 15 * 60;
/**
 * Beside the limit for an account from one address stand two wider ones: for an account from anywhere, and for an
 * address that tries many accounts. They are wide so that nobody can shut somebody else out by a few wrong passwords.
 */
const WIDER = 10;

/** Limits guessing of passwords (promise 27). An account that does not exist is counted like one that does. */
@Injectable()
export class Guessing {
  private readonly pair: RateLimit;
  private readonly account: RateLimit;
  private readonly address: RateLimit;

  constructor(@Inject(CONFIG) { limits: { loginFailures } }: Config) {
    this.pair = new RateLimit(loginFailures, WINDOW_S);
    this.account = new RateLimit(loginFailures * WIDER, WINDOW_S);
    this.address = new RateLimit(loginFailures * WIDER, WINDOW_S);
  }

  /** Tries a password, unless too many were tried before. `account` is the member's id, or what was typed. */
  async attempt(account: string, address: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const pair = `${account} ${address}`;
    await this.pair.take(pair);
    await this.account.take(account);
    await this.address.take(address);
    const right = await isRight();
    if (right)
      await Promise.all([this.pair.forget(pair), this.account.giveBack(account), this.address.giveBack(address)]);
    return right;
  }
}
