import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Kernel, type Meta, type Position, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { AccountMail } from '../account/account.mail.ts';
import { identityText } from '../identity.texts.ts';
import { memberDecider, memberStream } from '../members/member.decider.ts';
import { inviteMember } from '../members/member.handlers.ts';
import { anotherAdministrator, IS_ADMINISTRATOR } from '../standing/staff.ts';

const TOKEN_BYTES = 32;
const CLAIM_HOURS = 24;
const CLAIM_PAGE = '/auth/claim';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Administrator {
  email: string;
  name: string;
  /** Whether they can log in. An invited administrator cannot, until they follow their link. */
  active: boolean;
}

/** The result of {@link Administrators.create}. `invitation` is the link to an account that is not in use yet. */
export interface CreatedAdministrator {
  outcome: 'promoted' | 'unchanged' | 'invited';
  invitation: string | null;
}

/**
 * Lets the operator create and demote administrators: by the command line, by FIRST_ADMIN_EMAIL and by a single-use
 * link. Administrators decide all other roles in the console.
 */
@Injectable()
export class Administrators {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
    private readonly mail: AccountMail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  list(): Promise<Administrator[]> {
    return run<Administrator & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select c.email, m.first_name || ' ' || m.last_name as name, ${IS_ADMINISTRATOR} as active
          from identity.member m join identity.credential c on c.member_id = m.id where m.role = 'admin' order by m.id`,
    );
  }

  /** Whether the community has an active administrator. */
  async exist(db: Queryable = this.kernel.db.pool): Promise<boolean> {
    return (await runOne(db, sql`select 1 from identity.member m where ${IS_ADMINISTRATOR} limit 1`)) !== null;
  }

  /** Makes the account of this address an administrator. Without one, it creates an account and an invitation link. */
  async create(email: string): Promise<CreatedAdministrator> {
    const known = await this.accountOf(email);
    if (!known) return this.invite(email);
    const position = await this.changeRole(known.id, 'admin');
    const invitation = known.entered ? null : await this.mail.invitationFor(known.id);
    return { outcome: position ? 'promoted' : 'unchanged', invitation };
  }

  /**
   * Makes an administrator a member again. Returns false if they already are one.
   * @throws {Refusal} `missing` without such an account, `conflict` for the last administrator.
   */
  async demote(email: string): Promise<boolean> {
    const known = await this.accountOf(email);
    if (!known) throw new Refusal('missing', identityText('member.missing'));
    return (await this.changeRole(known.id, 'member')) !== null;
  }

  /**
   * At start-up without an administrator: promotes the confirmed account of FIRST_ADMIN_EMAIL, or invites the address.
   * It skips an account with an unconfirmed address, because that may belong to someone else.
   */
  async createFirst(): Promise<CreatedAdministrator['outcome'] | 'unconfirmed' | null> {
    const email = this.config.firstAdminEmail;
    if (email === null || (await this.exist())) return null;
    const known = await this.accountOf(email);
    if (known?.administers) return 'unchanged';
    if (known && !known.verified) return 'unconfirmed';
    try {
      return (await this.create(email)).outcome;
    } catch (error) {
      // Another process that started concurrently was first.
      if (error instanceof Refusal) return 'unchanged';
      throw error;
    }
  }

  /**
   * A link that makes the account that opens it an administrator. It works once, within a day. With `onlyFirst`, it
   * fails if an administrator exists.
   */
  async claimLink(onlyFirst: boolean): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { pool } = this.kernel.db;
    await run(pool, sql`delete from identity.administrator_claim where only_first or expires_at < now()`);
    await run(
      pool,
      sql`insert into identity.administrator_claim (token_hash, only_first, expires_at)
          values (${hashOf(token)}, ${onlyFirst}, now() + make_interval(hours => ${CLAIM_HOURS}::int))`,
    );
    return `${this.config.publicUrl}${CLAIM_PAGE}#token=${token}`;
  }

  /**
   * Makes the member an administrator. If several members use a link concurrently, one succeeds.
   * @throws {Refusal} `invalid` at `token`.
   */
  async claim(token: string, memberId: number, meta: Meta): Promise<Position | null> {
    const position = await this.kernel.transaction(async (tx) => {
      const claim = await runOne<{ only_first: boolean }>(
        tx,
        sql`delete from identity.administrator_claim where token_hash = ${hashOf(token)} and expires_at > now()
            returning only_first`,
      );
      const holds = claim && !(claim.only_first && (await this.exist(tx)));
      if (!holds) throw Refusal.invalid('token', identityText('claim.used'));
      const done = await this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(memberId),
        meta,
        prepare: () => ({ command: { kind: 'change-role' as const, role: 'admin' as const, by: null } }),
        tx,
      });
      return done.position;
    });
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
    return position;
  }

  private async invite(email: string): Promise<CreatedAdministrator> {
    const { memberId } = await inviteMember(this.kernel, { input: { email }, role: 'admin', meta: bySystem() });
    return { outcome: 'invited', invitation: await this.mail.invitationFor(memberId) };
  }

  private async changeRole(memberId: number, role: 'admin' | 'member'): Promise<Position | null> {
    const { position } = await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: bySystem(),
      prepare: async () => {
        if (role === 'member') await this.refuseLast(memberId);
        const require = role === 'member' ? [anotherAdministrator(memberId)] : [];
        return { command: { kind: 'change-role' as const, role, by: null }, require };
      },
    });
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
    return position;
  }

  private async refuseLast(memberId: number): Promise<void> {
    const other = await runOne(
      this.kernel.db.pool,
      sql`select 1 from identity.member m where ${IS_ADMINISTRATOR} and m.id <> ${memberId} limit 1`,
    );
    if (!other) throw new Refusal('conflict', identityText('member.lastAdministrator'));
  }

  private accountOf(email: string) {
    return runOne<{ id: number; verified: boolean; entered: boolean; administers: boolean }>(
      this.kernel.db.pool,
      sql`select m.id, m.email_verified as verified, m.email_verified or c.password_hash is not null as entered,
            m.role = 'admin' as administers
          from identity.credential c join identity.member m on m.id = c.member_id where lower(c.email) = lower(${email})`,
    );
  }
}

const bySystem = (): Meta => ({ actor_id: null, correlation_id: `administrators-${randomUUID()}` });
