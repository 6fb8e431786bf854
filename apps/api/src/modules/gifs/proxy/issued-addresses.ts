import type { Config } from '../../../platform/config.ts';
import type { GifImage } from '@lyceum/editor/gif';
import type { ProviderPicture } from '../gif.provider.ts';
import { SignedIds } from './signed-ids.ts';

/** The contents of an issued address. Clients cannot request a picture in any other way. */
export interface Issued extends ProviderPicture {
  title: string;
}

const PATH = '/gifs/picture?id=';
const LONGEST_TITLE = 80;

/**
 * Addresses of pictures on our own server. Each contains its target, signed. Members see no address of a provider. Clients
 * cannot make the server fetch an address that no provider has listed.
 */
export class IssuedAddresses {
  private readonly ids: SignedIds;

  constructor(config: Pick<Config, 'secret' | 'formerSecrets'>) {
    this.ids = new SignedIds('gifs', config);
  }

  issue({ address, width, height }: ProviderPicture, title: string): string {
    const short = [...title.trim()].slice(0, LONGEST_TITLE).join('');
    return PATH + this.ids.issue(JSON.stringify([address, width, height, short]));
  }

  /** The contents of an id. Null if this server has not issued it. */
  read(id: unknown): Issued | null {
    const text = this.ids.read(id);
    if (text === null) return null;
    const [address, width, height, title] = JSON.parse(text) as [string, number, number, string];
    return { address, width, height, title };
  }

  /** The GIF that a member chose in the panel, for rich text. Null if this server has not issued the address. */
  image(url: string): GifImage | null {
    const issued = url.startsWith(PATH) ? this.read(url.slice(PATH.length)) : null;
    return issued && { url, title: issued.title, width: issued.width, height: issued.height };
  }
}
