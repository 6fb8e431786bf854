import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../../platform/config.ts';

const GOOD_FOR_MS = 15 * 60 * 1000;

/** Signs file addresses that are valid for fifteen minutes, and only for the signed-in member they were made for. */
@Injectable()
export class SignedInvoices {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.secret, '', 'lyceum invoices', 32));
  }

  of(id: number, viewerId: number, now: number = Date.now()): string {
    const until = now + GOOD_FOR_MS;
    return `/invoices/${id}.pdf?until=${until}&signature=${this.sign(id, viewerId, until)}`;
  }

  isGood(id: number, viewerId: number, until: number, signature: string, now: number = Date.now()): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(id, viewerId, until))];
    return until >= now && given.length === right.length && timingSafeEqual(given, right);
  }

  private sign(id: number, viewerId: number, until: number): string {
    return createHmac('sha256', this.key).update(`${id} ${viewerId} ${until}`).digest('base64url');
  }
}
