import { Inject, Injectable } from '@nestjs/common';
import type { gifs } from '@lyceum/contracts';
import { type GifImage, gifHtml } from '@lyceum/editor/gif';
import { Kernel, Refusal } from '@lyceum/kernel';
import { type Config, CONFIG } from '../../platform/config.ts';
import sharp from 'sharp';
import type { Language } from '../../platform/texts/texts.ts';
import { BUILTIN } from './builtin/builtin.provider.ts';
import { drawBuiltin } from './builtin/draw.ts';
import { GIF_PROVIDER, type GifProvider, type ProviderCategory, type ProviderGif } from './gif.provider.ts';
import { gifsText } from './gifs.texts.ts';
import { BoundedCache } from './proxy/bounded-cache.ts';
import { IssuedAddresses } from './proxy/issued-addresses.ts';
import { Outbound, type Picture, ProviderFailure } from './proxy/outbound.ts';

/** Cache limits per process: pictures in bytes, answers by number. */
const KEPT = { pictures: 48 * 1024 ** 2, answers: 500 };
const PICTURE_SECONDS = 24 * 3600;
const ANSWER_SECONDS = 900;
/** Limit of a picture whose first frame is read: 16 megapixels. */
const MOST_PIXELS = 16_000_000;

/** GIFs for the editor's panel, and for posts that contain them. */
@Injectable()
export class Gifs {
  private readonly addresses: IssuedAddresses;
  private readonly pictures: BoundedCache<Picture | null>;
  private readonly found: BoundedCache<ProviderGif[]>;
  private readonly listed: BoundedCache<ProviderCategory[]>;

  constructor(
    @Inject(GIF_PROVIDER) private readonly provider: GifProvider,
    private readonly outbound: Outbound,
    @Inject(CONFIG) config: Config,
    kernel: Kernel,
  ) {
    const now = () => kernel.clock.now().getTime();
    this.addresses = new IssuedAddresses(config);
    this.pictures = new BoundedCache({ most: KEPT.pictures, seconds: PICTURE_SECONDS, now });
    this.found = new BoundedCache({ most: KEPT.answers, seconds: ANSWER_SECONDS, now });
    this.listed = new BoundedCache({ most: KEPT.answers, seconds: ANSWER_SECONDS, now });
  }

  /** The service behind the GIFs. Null for our own pictures. */
  get service(): gifs.GifService | null {
    return this.provider.name;
  }

  async categories(language: Language): Promise<gifs.GifCategory[]> {
    const all = await this.listed.get(language, () => this.provider.categories(language));
    return all.map(({ name, picture }) => ({ name, image: this.addresses.issue(picture, name) }));
  }

  async search(tag: string, limit: number, language: Language): Promise<gifs.Gif[]> {
    const key = JSON.stringify([tag.toLowerCase(), limit, language]);
    const all = await this.found.get(key, () => this.provider.search(tag, limit, language));
    return all.slice(0, limit).map(({ title, full, tiny }) => ({
      title,
      media: [
        {
          gif: { url: this.addresses.issue(full, title), dims: [full.width, full.height] },
          tinygif: { url: this.addresses.issue(tiny, title), dims: [tiny.width, tiny.height] },
        },
      ],
    }));
  }

  /**
   * The picture of an issued id. Null for any other id.
   * @throws {ProviderFailure} if the provider does not deliver it.
   */
  async picture(id: unknown): Promise<Picture | null> {
    const issued = this.addresses.read(id);
    if (!issued) return null;
    const { address } = issued;
    const isOurs = address.startsWith(BUILTIN);
    return this.pictures.get(
      address,
      () => (isOurs ? drawn(address.slice(BUILTIN.length)) : this.outbound.picture(address)),
      (picture) => picture?.bytes.byteLength ?? 0,
    );
  }

  /**
   * The first frame of an issued picture. Null for any other id.
   * @throws {ProviderFailure} if the provider does not deliver the picture, or it cannot be read.
   */
  async still(id: unknown): Promise<Picture | null> {
    const issued = this.addresses.read(id);
    if (!issued) return null;
    return this.pictures.get(
      `still:${issued.address}`,
      async () => {
        const moving = await this.picture(id);
        return moving && firstFrame(moving.bytes);
      },
      (picture) => picture?.bytes.byteLength ?? 0,
    );
  }

  /**
   * The rich text of a GIF, which follows the member's text. Empty without a GIF.
   * @throws {Refusal} `invalid` for an address that this server has not issued.
   */
  html(url: string | undefined): string {
    if (url === undefined) return '';
    const image: GifImage | null = this.addresses.image(url);
    if (!image) throw Refusal.invalid('gif', gifsText('gif.unknown'));
    return gifHtml(image);
  }
}

async function firstFrame(bytes: Buffer): Promise<Picture> {
  try {
    return { type: 'image/webp', bytes: await sharp(bytes, { limitInputPixels: MOST_PIXELS }).webp().toBuffer() };
  } catch {
    throw new ProviderFailure('not a picture that can be read');
  }
}

/** Null for a picture that this version no longer has. */
async function drawn(name: string): Promise<Picture | null> {
  const bytes = await drawBuiltin(name);
  return bytes && { type: 'image/gif', bytes };
}
