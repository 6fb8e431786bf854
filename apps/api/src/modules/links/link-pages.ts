import { Inject, Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import sharp from 'sharp';
import { type Config, CONFIG } from '../../platform/config.ts';
import { BoundedCache, SignedIds } from '../gifs/index.ts';
import { Settings } from '../settings/index.ts';
import { LinkFailure, LinkOutbound } from './network/outbound.ts';
import { webAddress } from './network/web-address.ts';
import { pageHead, type PageHead } from './page-head.ts';

/** What a page says about itself. `image` is an address on this server. */
export type LinkPage = PageHead;

const PATH = '/links/picture?id=';
/** Cache of pictures per process: in bytes, and how long. */
const KEPT = { most: 32 * 1024 ** 2, seconds: 24 * 3600 };
/** The box that a picture fits, and the most that is read, in pixels. */
const SIZE = 640;
const MOST_PIXELS = 24_000_000;

/** Pages that links lead to, and their pictures. While administrators have it turned off, it asks no other server. */
@Injectable()
export class LinkPages {
  private readonly ids: SignedIds;
  private readonly pictures: BoundedCache<Buffer | null>;

  constructor(
    private readonly outbound: LinkOutbound,
    private readonly settings: Settings,
    @Inject(CONFIG) config: Config,
    kernel: Kernel,
  ) {
    this.ids = new SignedIds('links', config);
    this.pictures = new BoundedCache({ ...KEPT, now: () => kernel.clock.now().getTime() });
  }

  async isOn(): Promise<boolean> {
    return (await this.settings.current()).values.link_previews === '1';
  }

  /** The page behind a link. Null if there is none that can be shown. */
  async page(address: string): Promise<LinkPage | null> {
    if (!(await this.isOn())) return null;
    try {
      const { html, url } = await this.outbound.page(address);
      const head = pageHead(html, url);
      return (
        head && { ...head, image: head.image && webAddress(head.image) ? PATH + this.ids.issue(head.image) : null }
      );
    } catch (error) {
      if (error instanceof LinkFailure) return null;
      throw error;
    }
  }

  /** The picture of an issued id as WebP. Null for any other id, and for a picture that can't be had. */
  async picture(id: unknown): Promise<Buffer | null> {
    const address = this.ids.read(id);
    if (address === null || !(await this.isOn())) return null;
    return this.pictures.get(
      address,
      () => this.drawn(address),
      (bytes) => bytes?.byteLength ?? 1,
    );
  }

  private async drawn(address: string): Promise<Buffer | null> {
    try {
      const sent = await this.outbound.picture(address);
      const box = { width: SIZE, height: SIZE, fit: 'inside' as const, withoutEnlargement: true };
      return await sharp(sent, { limitInputPixels: MOST_PIXELS }).rotate().resize(box).webp().toBuffer();
    } catch {
      return null;
    }
  }
}
