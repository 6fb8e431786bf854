import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { networkOf } from '../../../platform/http/limits/network.ts';
import { RateLimit } from '../../../platform/http/limits/rate-limit.ts';

const WINDOW_S = 15 * 60;
/**
 * Beside the limit for a login from one address stand two wider ones: for an account from anywhere, and for an address
 * that tries many accounts. They are wide so that nobody can shut somebody else out by a few wrong passwords.
 */
const WIDER = 10;

interface Attempt {
  /** What was typed, in one form: the same whether there is such an account or not. */
  typed: string;
  /** The account that was found by it; what was typed, when there is none. */
  account: string;
  address: string;
}

/**
 * Limits guessing of passwords (promise 27) and tells nothing of accounts: what is answered by 429 was counted by what was
 * typed and where from. That an account was tried too often is answered like a wrong password, and takes as long.
 */
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

  /** Tries a password, unless too many were tried before. */
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
