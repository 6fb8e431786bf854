import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, type Recorded, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { Reconciliation } from '../../../platform/reconciliation.ts';
import { type LetterKind, letters } from './letters.ts';
import { Outbox } from '../../../platform/mail/outbox.ts';
import {
  accountReactor,
  MAIL_INVITATION,
  MAIL_INVITATION_AGAIN,
  MAIL_NEW_PASSWORD,
  MAIL_PASSWORD_CHANGED,
  MAIL_VERIFICATION,
  type InvitationSent,
  type PasswordChanged,
  type PasswordMailSent,
  type Registered,
} from './account.reactor.ts';
import {
  askForToken,
  forgetOldTokens,
  type Issued,
  issueToken,
  type TokenKind,
  unissuedTokens,
} from '../access/tokens.ts';

const MAIL_TOKEN = 'mail-token';
const FIND_UNMAILED = 'unmailed-tokens';
const FIND_EVERY_MS = 15_000;
const GRACE_S = 10;
const FORGET_TOKENS = 'forget-tokens';
const DAY_MS = 24 * 60 * 60 * 1000;
const payload = z.object({ token_id: z.int() });

/** The token follows the `#`. Browsers send that part of an address to no server, so no log contains it. */
const PAGES: Record<TokenKind, string> = {
  'verify-email': '/auth/verify-email',
  'change-email': '/auth/verify-email',
  'reset-password': '/auth/reset-password',
  invitation: '/auth/invitation',
};

/** The page where members download their data. */
const DATA_PAGE = '/profile/settings/data';

interface Reader {
  email: string;
  first_name: string;
  locale: 'nl' | 'en';
}

/** The mails of an account. Each is written once per event, or once per requested token. */
@Injectable()
export class AccountMail implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly reconciliation: Reconciliation,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const hurry = (messageId: number | null) => this.outbox.deliverSoon(messageId);
    this.effects.react(accountReactor);
    this.effects.handle(MAIL_VERIFICATION, (event, tx) => this.welcome(event, tx, 'verify-email'), hurry);
    this.effects.handle(MAIL_INVITATION, (event, tx) => this.welcome(event, tx, 'invitation'), hurry);
    this.effects.handle(MAIL_INVITATION_AGAIN, (event, tx) => this.welcome(event, tx, 'invitation'), hurry);
    this.effects.handle(MAIL_NEW_PASSWORD, (event, tx) => this.welcome(event, tx, 'reset-password'), hurry);
    this.effects.handle(MAIL_PASSWORD_CHANGED, (event, tx) => this.tellOfPassword(event, tx), hurry);
    this.jobs.handle(MAIL_TOKEN, async (data) => {
      const { token_id } = payload.parse(data);
      await hurry(await this.kernel.db.transaction((tx) => this.mailToken(tx, token_id)));
    });
    this.reconciliation.every(FIND_UNMAILED, FIND_EVERY_MS, () => this.findUnmailed());
    this.jobs.every(FORGET_TOKENS, DAY_MS, () => forgetOldTokens(this.kernel.db.pool));
  }

  /**
   * Requests a token, which a job issues and mails. The response time therefore does not reveal whether an account
   * exists.
   */
  async request(kind: TokenKind, memberId: number | null, email: string | null = null): Promise<void> {
    const tokenId = await askForToken(this.kernel.db.pool, kind, memberId, email);
    // Does not wait. The row is committed, so `findUnmailed` recovers from a lost job or a hanging queue.
    this.jobs.runSoon(MAIL_TOKEN, { token_id: tokenId }, `${MAIL_TOKEN}-${tokenId}`).catch(() => undefined);
  }

  /** Mails requested tokens whose job was lost. The row of the token is the source of truth, so each is mailed once. */
  async findUnmailed(graceSeconds = GRACE_S): Promise<void> {
    const { pool } = this.kernel.db;
    for (const id of await unissuedTokens(pool, graceSeconds)) {
      await this.outbox.deliverSoon(await this.kernel.db.transaction((tx) => this.mailToken(tx, id)));
    }
  }

  /** A link to an account without a password, which the operator hands over. */
  async invitationFor(memberId: number): Promise<string> {
    return this.kernel.db.transaction(async (tx) => {
      const issued = await issueToken(tx, await askForToken(tx, 'invitation', memberId));
      if (!issued) throw new Error('There is no such account');
      return this.linkOf(issued);
    });
  }

  /** Notifies the former address, in the transaction that replaces it. */
  tellOfEmail(tx: Queryable, memberId: number, reader: Reader, cause: string): Promise<number | null> {
    const { email: to, first_name: name, locale } = reader;
    return this.outbox.write(tx, { cause, memberId, to, letter: letters[locale]['email-changed'], locale, name });
  }

  private async welcome(
    { data }: Recorded<Registered | InvitationSent | PasswordMailSent>,
    tx: Queryable,
    kind: TokenKind,
  ): Promise<number | null> {
    return this.mailToken(tx, await askForToken(tx, kind, data.member_id));
  }

  /** Notifies the member in the transaction that creates the token, so that no token exists without a notice. */
  tellOfToken(tx: Queryable, memberId: number, tokenId: number): Promise<number | null> {
    return this.tell(tx, memberId, 'token-made', `api-token-${tokenId}`);
  }

  /** Notifies the member in the transaction that completes the file. */
  tellOfExport(tx: Queryable, memberId: number, run: string): Promise<number | null> {
    return this.tell(tx, memberId, 'export-ready', `export-${run}`, `${this.config.publicUrl}${DATA_PAGE}`);
  }

  deliverSoon(messageId: number | null): Promise<void> {
    return this.outbox.deliverSoon(messageId);
  }

  private tellOfPassword({ id, data }: Recorded<PasswordChanged>, tx: Queryable): Promise<number | null> {
    return this.tell(tx, data.member_id, 'password-changed', `event-${id}`);
  }

  /** Writes to the member's own address. Null if the member no longer exists. */
  private async tell(
    tx: Queryable,
    memberId: number,
    kind: LetterKind,
    cause: string,
    url?: string,
  ): Promise<number | null> {
    const reader = await runOne<Reader & Record<string, unknown>>(
      tx,
      sql`select p.email, m.first_name, m.locale from identity.credential p
          join identity.member m on m.id = p.member_id where m.id = ${memberId}`,
    );
    if (!reader) return null;
    const { email: to, first_name: name, locale } = reader;
    return this.outbox.write(tx, { cause, memberId, to, letter: letters[locale][kind], locale, name, url });
  }

  private linkOf({ kind, token }: Pick<Issued, 'kind' | 'token'>): string {
    return `${this.config.publicUrl}${PAGES[kind]}#token=${token}`;
  }

  private async mailToken(tx: Queryable, tokenId: number): Promise<number | null> {
    const issued = await issueToken(tx, tokenId);
    if (!issued) return null;
    const { kind, member_id: memberId, email: to, first_name: name, locale } = issued;
    const url = this.linkOf(issued);
    return this.outbox.write(tx, {
      cause: `token-${tokenId}`,
      memberId,
      to,
      letter: letters[locale][kind],
      locale,
      name,
      url,
    });
  }
}
