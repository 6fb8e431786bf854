import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '@lyceum/kernel';
import { type Config, CONFIG } from '../../platform/config.ts';
import type { Text } from '../../platform/texts/texts.ts';
import { MailReaders } from '../identity/index.ts';
import { Kinds } from './kinds.ts';
import { notificationsText } from './notifications.texts.ts';
import { Preferences } from './preferences.ts';

const TOKEN = /^([1-9]\d{0,9})\.([a-z_]{1,40})\.([\w-]{43})$/;

/**
 * The addresses that end mails: each for one member and one kind, or their digest. A token is a signature under the
 * installation's secret, by a key of its own: nothing is kept of it, so it works for as long as the mail is kept, and opens nothing.
 */
@Injectable()
export class Unsubscribe {
  private readonly key: Buffer;
  private readonly publicUrl: string;

  constructor(
    private readonly kinds: Kinds,
    private readonly preferences: Preferences,
    private readonly readers: MailReaders,
    @Inject(CONFIG) { secret, publicUrl }: Config,
  ) {
    this.key = createHmac('sha256', secret).update('unsubscribe').digest();
    this.publicUrl = publicUrl;
  }

  urlOf(memberId: number, what: string): string {
    return `${this.publicUrl}/unsubscribe/${memberId}.${what}.${this.sign(memberId, what)}`;
  }

  /** What a token ends, in words, and whether it is ended. Throws for one that was not made here. */
  async show(token: string): Promise<{ what: string; ended: boolean }> {
    const { memberId, what } = this.read(token);
    const { kinds, digest } = await this.preferences.of(memberId);
    const ended =
      what === 'digest' ? digest.every === 'never' : kinds.find(({ kind }) => kind === what)?.mail === 'never';
    return { what: this.labelOf(what).in(await this.readers.localeOf(memberId)), ended };
  }

  /** Twice is once. Of somebody who is gone there is nothing to end. */
  async end(token: string): Promise<void> {
    const { memberId, what } = this.read(token);
    if ((await this.readers.of([memberId])).size > 0) await this.preferences.endMails(memberId, what);
  }

  private labelOf(what: string): Text {
    return what === 'digest' ? notificationsText('digest.label') : this.kinds.of(what).label;
  }

  private read(token: string): { memberId: number; what: string } {
    const [, id, what, signature] = TOKEN.exec(token) ?? [];
    const memberId = Number(id);
    const right = id && what && timingSafeEqual(Buffer.from(this.sign(memberId, what)), Buffer.from(signature!));
    if (!right || (what !== 'digest' && !this.kinds.has(what))) {
      throw new Refusal('missing', notificationsText('unsubscribe.missing'));
    }
    return { memberId, what };
  }

  private sign(memberId: number, what: string): string {
    return createHmac('sha256', this.key).update(`${memberId}.${what}`).digest('base64url');
  }
}
