import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GifImage } from '@lyceum/editor/gif';
import type { ProviderPicture } from '../gif.provider.ts';

/** What an issued address says; what it does not say cannot be asked for. */
export interface Issued extends ProviderPicture {
  title: string;
}

const PATH = '/gifs/picture?id=';
const LONGEST_TITLE = 80;
const SIGNATURE_LENGTH = 22;

/**
 * Addresses of pictures on our own server. Each holds what it leads to, signed with the installation's secret: members see
 * no provider's address, and nobody makes the server fetch one that no provider has named. They hold for ever, since
 * comments and messages keep them.
 */
export class IssuedAddresses {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = createHmac('sha256', secret).update('gifs').digest('hex');
  }

  issue({ address, width, height }: ProviderPicture, title: string): string {
    const short = [...title.trim()].slice(0, LONGEST_TITLE).join('');
    const payload = Buffer.from(JSON.stringify([address, width, height, short])).toString('base64url');
    return `${PATH}${payload}.${this.signature(payload)}`;
  }

  /** Null for an id that was not issued here. */
  read(id: unknown): Issued | null {
    const [payload, signature, ...more] = typeof id === 'string' ? id.split('.') : [];
    if (!payload || !signature || more.length > 0 || !this.isSigned(payload, signature)) return null;
    const [address, width, height, title] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
      string,
      number,
      number,
      string,
    ];
    return { address, width, height, title };
  }

  /** What a member has chosen in the panel, as rich text takes it. Null for an address that was not issued here. */
  image(url: string): GifImage | null {
    const issued = url.startsWith(PATH) ? this.read(url.slice(PATH.length)) : null;
    return issued && { url, title: issued.title, width: issued.width, height: issued.height };
  }

  private isSigned(payload: string, signature: string): boolean {
    const expected = Buffer.from(this.signature(payload));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private signature(payload: string): string {
    return createHmac('sha256', this.secret).update(payload).digest('base64url').slice(0, SIGNATURE_LENGTH);
  }
}
