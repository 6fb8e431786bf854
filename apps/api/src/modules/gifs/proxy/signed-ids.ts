import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';

const SIGNATURE_LENGTH = 22;

/**
 * Ids that contain a text, signed with the secret of the installation, so that clients cannot make up others. They never
 * expire, because posts store them. Those that a former secret has signed are read, too.
 */
export class SignedIds {
  /** The first signs. All are accepted. */
  private readonly keys: [string, ...string[]];

  /** `purpose` keeps the ids of one use from being read by another. */
  constructor(purpose: string, { secret, formerSecrets }: Pick<Config, 'secret' | 'formerSecrets'>) {
    const keyOf = (each: string): string => createHmac('sha256', each).update(purpose).digest('hex');
    this.keys = [keyOf(secret), ...formerSecrets.map(keyOf)];
  }

  issue(text: string): string {
    const payload = Buffer.from(text).toString('base64url');
    return `${payload}.${signature(payload, this.keys[0])}`;
  }

  /** The text of an id. Null if this server has not issued it. */
  read(id: unknown): string | null {
    const [payload, signed, ...more] = typeof id === 'string' ? id.split('.') : [];
    if (!payload || !signed || more.length > 0) return null;
    const given = Buffer.from(signed);
    const isOwn = this.keys.some((key) => {
      const expected = Buffer.from(signature(payload, key));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
    return isOwn ? Buffer.from(payload, 'base64url').toString('utf8') : null;
  }
}

const signature = (payload: string, key: string): string =>
  createHmac('sha256', key).update(payload).digest('base64url').slice(0, SIGNATURE_LENGTH);
