import { Inject, Injectable } from '@nestjs/common';
import { Kernel, type Meta, type Position, Refusal, run, runOne, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { networkOf } from '../../../platform/http/limits/network.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { type MemberViewer, metaOf } from '../../../platform/http/viewer.ts';
import { Outbox } from '../../../platform/mail/outbox.ts';
import { AccountMail } from './account.mail.ts';
import { Credentials } from './credentials.ts';
import { memberDecider, memberStream } from '../members/member.decider.ts';
import { currentStaff } from '../standing/staff.ts';
import { IS_BANNED } from '../standing/standing.sql.ts';
import { useToken, voidTokens } from '../access/tokens.ts';
import { identityText } from '../identity.texts.ts';

const WINDOW_S = 15 * 60;
const WIDER = 10;

const EMAIL_TAKEN = identityText('email.taken');

/**
 * The parts of an account that need a mailed link: a forgotten password, a confirmed or changed address, an invitation.
 */
@Injectable()
export class Recovery {
  private readonly perRecipient: RateLimit;
  private readonly perAddress: RateLimit;

  constructor(
    private readonly kernel: Kernel,
    private readonly credentials: Credentials,
    private readonly mail: AccountMail,
    private readonly outbox: Outbox,
    limits: RateLimits,
    @Inject(CONFIG) { limits: { loginFailures } }: Config,
  ) {
    this.perRecipient = limits.of('recoveries', { attempts: loginFailures, seconds: WINDOW_S });
    this.perAddress = limits.of('recoveries-from-address', { attempts: loginFailures * WIDER, seconds: WINDOW_S });
  }

  async forgot(email: string, address: string): Promise<void> {
    await this.limit(email, address);
    const member = await runOne<{ id: number }>(
      this.kernel.db.pool,
      sql`select m.id from identity.credential p join identity.member m on m.id = p.member_id
          where lower(p.email) = lower(${email}) and not ${IS_BANNED}`,
    );
    await this.mail.request('reset-password', member?.id ?? null);
  }

  /** Uses the token, sets the password and ends all access, or does none of these. */
  reset(token: string, password: string, meta: Meta): Promise<Position | null> {
    return this.credentials.change({
      member: async (tx) => (await useToken(tx, ['reset-password'], token)).member_id,
      password,
      by: 'reset',
      meta: (memberId) => ({ ...meta, actor_id: memberId }),
    });
  }

  /** Lets in a member whom an administrator has added, and thereby confirms their address. Returns the member's id. */
  async acceptInvitation(token: string, meta: Meta): Promise<{ memberId: number; position: Position | null }> {
    return this.kernel.transaction(async (tx) => {
      const { member_id: memberId, email } = await useToken(tx, ['invitation'], token);
      const member = await runOne(
        tx,
        sql`select 1 from identity.credential p join identity.member m on m.id = p.member_id
            where m.id = ${memberId} and p.email = ${email} and not ${IS_BANNED} for update of p`,
      );
      if (!member) throw Refusal.invalid('token', identityText('link.used'));
      const { position } = await this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(memberId),
        meta: { ...meta, actor_id: memberId },
        prepare: () => ({ command: { kind: 'verify-email' as const } }),
        tx,
      });
      return { memberId, position };
    });
  }

  /** Mails a member the way in, on behalf of an administrator. The event makes the mail and is in the history. */
  async sendFor(
    viewer: MemberViewer,
    memberId: number,
    kind: 'send-invitation' | 'send-password-mail',
    { reason, address }: { reason: string | undefined; address: string },
  ): Promise<Position | null> {
    await this.limit(String(memberId), address);
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: metaOf(viewer, reason),
      prepare: async () => {
        const { stillHolds } = await currentStaff(this.kernel.db.pool, viewer.id, 'admin');
        return { command: { kind }, require: [stillHolds] };
      },
    });
    return position;
  }

  async sendVerification(memberId: number, address: string): Promise<void> {
    await this.limit(String(memberId), address);
    const open = await runOne(
      this.kernel.db.pool,
      sql`select 1 from identity.member where id = ${memberId} and not email_verified`,
    );
    if (!open) throw new Refusal('conflict', identityText('email.alreadyConfirmed'));
    await this.mail.request('verify-email', memberId);
  }

  async requestChange(memberId: number, email: string, address: string): Promise<void> {
    await this.limit(String(memberId), address);
    const taken = await runOne(
      this.kernel.db.pool,
      sql`select 1 from identity.credential where lower(email) = lower(${email})`,
    );
    if (taken) throw Refusal.invalid('email', EMAIL_TAKEN);
    await this.mail.request('change-email', memberId, email);
  }

  /** Confirms the member's current address, or switches to the requested one. */
  async verify(token: string, meta: Meta): Promise<Position | null> {
    const done = await this.kernel
      .transaction(async (tx) => {
        const { kind, member_id, email } = await useToken(tx, ['verify-email', 'change-email'], token);
        const before = await runOne<{ email: string; first_name: string; locale: 'nl' | 'en' }>(
          tx,
          sql`select p.email, m.first_name, m.locale from identity.credential p
              join identity.member m on m.id = p.member_id where m.id = ${member_id} for update of p`,
        );
        // A link in a mail to a former address confirms nothing.
        const stale = kind === 'verify-email' && before?.email !== email;
        if (!before || stale) throw Refusal.invalid('token', identityText('email.otherLink'));
        let message: number | null = null;
        if (kind === 'change-email') {
          await run(tx, sql`update identity.credential set email = ${email} where member_id = ${member_id}`);
          await voidTokens(tx, member_id, ['reset-password', 'verify-email', 'change-email']);
          message = await this.mail.tellOfEmail(tx, member_id, before, `email-changed-${token.slice(0, 12)}`);
        }
        const { position } = await this.kernel.execute({
          decider: memberDecider,
          stream: memberStream(member_id),
          meta: { ...meta, actor_id: member_id },
          prepare: () => ({ command: { kind } }),
          tx,
        });
        return { position, message };
      })
      .catch((error: unknown) => {
        if (violates(error, 'credential_email')) throw Refusal.invalid('token', EMAIL_TAKEN);
        throw error;
      });
    await this.outbox.deliverSoon(done.message);
    return done.position;
  }

  private async limit(recipient: string, address: string): Promise<void> {
    await this.perRecipient.take(recipient.toLowerCase());
    await this.perAddress.take(networkOf(address));
  }
}
