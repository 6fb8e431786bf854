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
 * The links that end mails, each for one member and one kind, or for their digest. A token is a signature with a key
 * derived from the installation's secret. The server stores no tokens, so a link works as long as the mail exists. It
 * gives no access to the account.
 */
@Injectable()
export class Unsubscribe {
  /** The first signs. All are accepted: mails stay in mailboxes longer than a secret is in use. */
  private readonly keys: [Buffer, ...Buffer[]];
  private readonly publicUrl: string;

  constructor(
    private readonly kinds: Kinds,
    private readonly preferences: Preferences,
    private readonly readers: MailReaders,
    @Inject(CONFIG) { secret, formerSecrets, publicUrl }: Config,
  ) {
    this.keys = [keyOf(secret), ...formerSecrets.map(keyOf)];
    this.publicUrl = publicUrl;
  }

  urlOf(memberId: number, what: string): string {
    return `${this.publicUrl}/unsubscribe/${memberId}.${what}.${this.sign(memberId, what)}`;
  }

  /**
   * The label of the mails that a token ends, and whether they have ended.
   * @throws {Refusal} `missing` for a token that this server has not made
   */
  async show(token: string): Promise<{ what: string; ended: boolean }> {
    const { memberId, what } = this.read(token);
    const { kinds, digest } = await this.preferences.of(memberId);
    const ended =
      what === 'digest' ? digest.every === 'never' : kinds.find(({ kind }) => kind === what)?.mail === 'never';
    return { what: this.labelOf(what).in(await this.readers.localeOf(memberId)), ended };
  }

  /**
   * Ends the mails. Idempotent. Does nothing for a member who receives no mails.
   * @throws {Refusal} `missing` for a token that this server has not made
   */
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
    const isSigned = (key: Buffer) =>
      timingSafeEqual(Buffer.from(this.sign(memberId, what!, key)), Buffer.from(signature!));
    const right = id && what && this.keys.some(isSigned);
    if (!right || (what !== 'digest' && !this.kinds.has(what))) {
      throw new Refusal('missing', notificationsText('unsubscribe.missing'));
    }
    return { memberId, what };
  }

  private sign(memberId: number, what: string, key = this.keys[0]): string {
    return createHmac('sha256', key).update(`${memberId}.${what}`).digest('base64url');
  }
}

const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('unsubscribe').digest();
