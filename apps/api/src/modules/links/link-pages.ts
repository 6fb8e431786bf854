import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import sharp from 'sharp';
import { type Config, CONFIG } from '../../platform/config.ts';
import { BoundedCache } from '../gifs/index.ts';
import { Settings } from '../settings/index.ts';
import { LinkFailure, LinkOutbound } from './network/outbound.ts';
import { webAddress } from './network/web-address.ts';
import { pageHead, type PageHead } from './page-head.ts';

/** What a page says about itself. `image` is an address on this server. */
export type LinkPage = PageHead;

const PATH = '/links/picture?id=';
const SIGNATURE_LENGTH = 22;
/** Cache of pictures per process: in bytes, and how long. */
const KEPT = { most: 32 * 1024 ** 2, seconds: 24 * 3600 };
/** The box that a picture fits, and the most that is read, in pixels. */
const SIZE = 640;
const MOST_PIXELS = 24_000_000;

/** Pages that links lead to, and their pictures. While administrators have it turned off, it asks no other server. */
@Injectable()
export class LinkPages {
  /** The first signs. All are accepted, because posts keep the addresses of their pictures. */
  private readonly keys: [string, ...string[]];
  private readonly pictures: BoundedCache<Buffer | null>;

  constructor(
    private readonly outbound: LinkOutbound,
    private readonly settings: Settings,
    @Inject(CONFIG) config: Config,
    kernel: Kernel,
  ) {
    this.keys = [keyOf(config.secret), ...config.formerSecrets.map(keyOf)];
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
      return head && { ...head, image: head.image && webAddress(head.image) ? this.issue(head.image) : null };
    } catch (error) {
      if (error instanceof LinkFailure) return null;
      throw error;
    }
  }

  /** The picture of an issued id as WebP. Null for any other id, and for a picture that can't be had. */
  async picture(id: unknown): Promise<Buffer | null> {
    const address = this.read(id);
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

  /** An address on this server. It is signed, so that clients can't make the server follow others. */
  private issue(address: string): string {
    const payload = Buffer.from(address).toString('base64url');
    return `${PATH}${payload}.${this.signature(payload)}`;
  }

  private read(id: unknown): string | null {
    const [payload, signature, ...more] = typeof id === 'string' ? id.split('.') : [];
    if (!payload || !signature || more.length > 0) return null;
    const given = Buffer.from(signature);
    const isSigned = (key: string) => {
      const expected = Buffer.from(this.signature(payload, key));
      return expected.length === given.length && timingSafeEqual(expected, given);
    };
    if (!this.keys.some(isSigned)) return null;
    return Buffer.from(payload, 'base64url').toString('utf8');
  }

  private signature(payload: string, key = this.keys[0]): string {
    return createHmac('sha256', key).update(payload).digest('base64url').slice(0, SIGNATURE_LENGTH);
  }
}

const keyOf = (secret: string): string => createHmac('sha256', secret).update('links').digest('hex');
