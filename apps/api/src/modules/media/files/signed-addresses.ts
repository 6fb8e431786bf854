import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The lifetime of a signed address of a private file, in seconds. It suffices to load the pictures of a page, not to
 * share the address.
 */
export const SIGNED_SECONDS = 5 * 60;

/** Addresses that open a private file for anyone who has them, until a time that the signature covers. */
export class SignedAddresses {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = createHmac('sha256', secret).update('files').digest('hex');
  }

  sign(path: string, now: number): string {
    const until = Math.floor(now / 1000) + SIGNED_SECONDS;
    return `${path}?until=${until}&signature=${this.signature(path, until)}`;
  }

  isValid(path: string, until: unknown, signature: unknown, now: number): boolean {
    const end = Number(until);
    const left = end - now / 1000;
    if (!Number.isInteger(end) || typeof signature !== 'string' || left <= 0 || left > SIGNED_SECONDS) return false;
    const expected = Buffer.from(this.signature(path, end));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private signature(path: string, until: number): string {
    return createHmac('sha256', this.secret).update(`${path}\n${until}`).digest('base64url');
  }
}
