import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GifImage } from '@lyceum/editor/gif';
import type { ProviderPicture } from '../gif.provider.ts';

/** The contents of an issued address. Clients cannot request a picture in any other way. */
export interface Issued extends ProviderPicture {
  title: string;
}

const PATH = '/gifs/picture?id=';
const LONGEST_TITLE = 80;
const SIGNATURE_LENGTH = 22;

/**
 * Addresses of pictures on our own server. Each contains its target, signed with the secret of the installation.
 * Members see no address of a provider. Clients cannot make the server fetch an address that no provider has listed.
 * The addresses never expire, because comments and messages store them.
 */
export class IssuedAddresses {
  /** The first signs. All are accepted. */
  private readonly keys: [string, ...string[]];

  /** `former`: secrets that were in use before, with which stored addresses are signed. */
  constructor(secret: string, former: readonly string[] = []) {
    this.keys = [keyOf(secret), ...former.map(keyOf)];
  }

  issue({ address, width, height }: ProviderPicture, title: string): string {
    const short = [...title.trim()].slice(0, LONGEST_TITLE).join('');
    const payload = Buffer.from(JSON.stringify([address, width, height, short])).toString('base64url');
    return `${PATH}${payload}.${this.signature(payload)}`;
  }

  /** The contents of an id. Null if this server has not issued it. */
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

  /** The GIF that a member chose in the panel, for rich text. Null if this server has not issued the address. */
  image(url: string): GifImage | null {
    const issued = url.startsWith(PATH) ? this.read(url.slice(PATH.length)) : null;
    return issued && { url, title: issued.title, width: issued.width, height: issued.height };
  }

  private isSigned(payload: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.keys.some((key) => {
      const expected = Buffer.from(this.signature(payload, key));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  private signature(payload: string, key = this.keys[0]): string {
    return createHmac('sha256', key).update(payload).digest('base64url').slice(0, SIGNATURE_LENGTH);
  }
}

const keyOf = (secret: string): string => createHmac('sha256', secret).update('gifs').digest('hex');
