import { PICTURE_HOSTS, API_HOSTS, leadsTo } from './gif-hosts.ts';

/** Sends a request: the platform's `fetch`, or a recorder in tests. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;
export const GIF_FETCH = Symbol('gif fetch');

export interface Picture {
  type: PictureType;
  bytes: Buffer;
}

const TYPES = ['image/gif', 'image/webp', 'image/png', 'image/jpeg'] as const;
export type PictureType = (typeof TYPES)[number];

const LARGEST_PICTURE = 8 * 1024 ** 2;
const LARGEST_ANSWER = 2 * 1024 ** 2;
const LONGEST_MS = 6_000;
const MOST_REDIRECTS = 3;

/** A provider sent no answer, or one that is unusable. */
export class ProviderFailure extends Error {}

/**
 * The only place where the server sends requests to other addresses (promise 36). Every address, also of a redirect,
 * must lead to a host on the list for its kind. Otherwise it opens no connection.
 */
export class Outbound {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /**
   * Downloads a picture.
   * @throws {ProviderFailure} for another host, and unless the answer is a picture of at most 8 MB.
   */
  async picture(address: string): Promise<Picture> {
    const answer = await this.get(address, PICTURE_HOSTS);
    const type = TYPES.find((known) => known === typeOf(answer));
    if (!type) throw await gaveUp(answer, `not a picture: ${typeOf(answer)}`);
    const bytes = await readUpTo(answer, LARGEST_PICTURE);
    if (!beginsLike(type, bytes)) throw new ProviderFailure('not the picture that it says');
    return { type, bytes };
  }

  /**
   * Downloads JSON.
   * @throws {ProviderFailure} for another host, and unless the answer is JSON of at most 2 MB.
   */
  async json(address: string): Promise<unknown> {
    const answer = await this.get(address, API_HOSTS);
    if (typeOf(answer) !== 'application/json') throw await gaveUp(answer, `not JSON: ${typeOf(answer)}`);
    try {
      return JSON.parse((await readUpTo(answer, LARGEST_ANSWER)).toString('utf8')) as unknown;
    } catch (error) {
      throw error instanceof ProviderFailure ? error : new ProviderFailure('broken JSON');
    }
  }

  private async get(address: string, hosts: readonly string[]): Promise<Response> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    let next = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!leadsTo(hosts, next)) throw new ProviderFailure('another host');
      const answer = await this.ask(next, signal);
      if (answer.status < 300 || answer.status > 399) {
        if (answer.status !== 200) throw await gaveUp(answer, `status ${answer.status}`);
        return answer;
      }
      const location = answer.headers.get('location') ?? '';
      await answer.body?.cancel();
      if (!URL.canParse(location, next)) throw new ProviderFailure('redirect to nowhere');
      next = new URL(location, next).href;
    }
    throw new ProviderFailure('too many redirects');
  }

  private async ask(address: string, signal: AbortSignal): Promise<Response> {
    try {
      return await this.fetch(address, {
        redirect: 'manual',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal,
      });
    } catch {
      // The error may contain the address, and the address contains the key.
      throw new ProviderFailure('no answer');
    }
  }
}

const typeOf = (answer: Response): string =>
  (answer.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

async function gaveUp(answer: Response, why: string): Promise<ProviderFailure> {
  await answer.body?.cancel();
  return new ProviderFailure(why);
}

/** Stops reading when the answer exceeds the limit, even if its headers promise less. */
async function readUpTo(answer: Response, most: number): Promise<Buffer> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) throw await gaveUp(answer, 'too large');
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > most) throw new ProviderFailure('too large');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure('broken off');
  }
  return Buffer.concat(parts);
}

const BEGINNINGS: Record<PictureType, (bytes: Buffer) => boolean> = {
  'image/gif': (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  'image/png': (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
};
const beginsLike = (type: PictureType, bytes: Buffer): boolean => BEGINNINGS[type](bytes);
