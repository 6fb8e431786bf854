import { Injectable } from '@nestjs/common';
import { type LinkAnswer, LinkTransport } from './link-transport.ts';
import { webAddress } from './web-address.ts';

/** In milliseconds, for one page with all its redirects. */
const LONGEST_MS = 6_000;
const MOST_REDIRECTS = 3;
/** A page's head is at its beginning, so more is not read. In bytes. */
const PAGE = 512 * 1024;
const PICTURE = 4 * 1024 ** 2;

/** There is no answer that can be used. */
export class LinkFailure extends Error {}

/**
 * The only place where the server follows links of members (promise 36). It checks each address, also of a redirect,
 * before it opens a connection.
 */
@Injectable()
export class LinkOutbound {
  constructor(private readonly transport: LinkTransport) {}

  /**
   * The beginning of a page.
   * @throws {LinkFailure} unless the answer is HTML.
   */
  async page(address: string): Promise<{ html: string; url: string }> {
    const { answer, url } = await this.get(address, 'text/html,application/xhtml+xml');
    const type = headerOf(answer, 'content-type');
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw gaveUp(answer, 'not a page');
    const bytes = await readUpTo(answer, PAGE, 'cut');
    return { html: textOf(bytes, /charset=["']?([\w-]+)/i.exec(type)?.[1]), url };
  }

  /**
   * A picture, as it was sent.
   * @throws {LinkFailure} unless the answer is a picture of at most 4 MB.
   */
  async picture(address: string): Promise<Buffer> {
    const { answer } = await this.get(address, 'image/*');
    if (!/^image\/(?:png|jpeg|gif|webp|avif)\b/i.test(headerOf(answer, 'content-type'))) {
      throw gaveUp(answer, 'not a picture');
    }
    return readUpTo(answer, PICTURE, 'refuse');
  }

  private async get(address: string, accept: string): Promise<{ answer: LinkAnswer; url: string }> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    let next = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const url = webAddress(next);
      if (!url) throw new LinkFailure('an address that is not followed');
      const answer = await this.transport.send(url, accept, signal).catch(() => {
        throw new LinkFailure('no answer');
      });
      if (answer.status < 300 || answer.status > 399) {
        if (answer.status !== 200) throw gaveUp(answer, `status ${answer.status}`);
        return { answer, url: url.href };
      }
      answer.close();
      const location = headerOf(answer, 'location');
      if (!URL.canParse(location, url.href)) throw new LinkFailure('redirect to nowhere');
      next = new URL(location, url).href;
    }
    throw new LinkFailure('too many redirects');
  }
}

function headerOf({ headers }: LinkAnswer, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function gaveUp(answer: LinkAnswer, why: string): LinkFailure {
  answer.close();
  return new LinkFailure(why);
}

/** Stops at the limit: with what there is, or with a failure. */
async function readUpTo(answer: LinkAnswer, most: number, beyond: 'cut' | 'refuse'): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body) {
      size += part.byteLength;
      parts.push(part);
      if (size > most) break;
    }
  } catch {
    throw new LinkFailure('broken off');
  } finally {
    answer.close();
  }
  if (size > most && beyond === 'refuse') throw new LinkFailure('too large');
  return Buffer.concat(parts).subarray(0, most);
}

function textOf(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}
