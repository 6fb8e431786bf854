import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed address opens a private file: enough to load a page's pictures, not to pass it on. */
export const SIGNED_SECONDS = 5 * 60;

/** Addresses that open a private file for whoever has them, until a moment that is part of what is signed. */
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
