import { Injectable } from '@nestjs/common';
import { asciiAddress } from '@lyceum/contracts/base/email';
import { Kernel, type Meta, type Position, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Access } from '../access/access.ts';
import { Guessing } from '../passwords/guessing.ts';
import { memberDecider, memberStream } from '../members/member.decider.ts';
import { hashPassword, isOutdated, passwordMatches, refuseCommon } from '../passwords/passwords.ts';
import { IS_BANNED } from '../standing/standing.sql.ts';
import { voidTokens } from '../access/tokens.ts';
import { identityText } from '../identity.texts.ts';
import { refused } from '../../../platform/http/refused.ts';
import type { Text } from '../../../platform/texts/texts.ts';

interface Account {
  id: number;
  password_hash: string | null;
  banned: boolean;
  banned_until: Date | null;
  password_of: string | null;
}

/** The member whose password was proved, and when that password was set: see {@link Sessions.open}. */
export interface Shown {
  memberId: number;
  passwordOf: string | null;
}

interface Change {
  /** Returns the member. It runs in the transaction, so that a token is used together with the change or not at all. */
  member: (tx: Queryable) => Promise<number>;
  password: string;
  by: 'member' | 'reset';
  meta: (memberId: number) => Meta;
}

/** Checks and changes passwords. */
@Injectable()
export class Credentials {
  constructor(
    private readonly kernel: Kernel,
    private readonly guessing: Guessing,
    private readonly access: Access,
  ) {}

  /** The member with this e-mail address or username and this password, or null. Answers 403 to a banned member. */
  async authenticate(login: string, password: string, address: string): Promise<Shown | null> {
    const name = login.trim().toLowerCase().replace(/^@+/, '');
    // Stored addresses have their domain in ASCII.
    const typed = asciiAddress(name) ?? name;
    const account = await runOne<Account & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select m.id, p.password_hash, ${IS_BANNED} as banned, m.banned_until, p.changed_at::text as password_of
          from identity.credential p join identity.member m on m.id = p.member_id
          where lower(p.email) = ${typed} or m.username = ${typed}`,
    );
    const attempt = { typed: `login ${typed}`, account: account ? `member ${account.id}` : `login ${typed}`, address };
    const matches = await this.guessing.attempt(attempt, () => passwordMatches(account?.password_hash, password));
    if (!matches || !account) return null;
    // Comes after the password check, so that other clients do not learn that the account exists.
    if (account.banned) throw refused(403, suspended(account.banned_until));
    await this.renewHash(account, password);
    return { memberId: account.id, passwordOf: account.password_of };
  }

  /** Whether this is the member's password. Null if they have never chosen one. */
  async isPassword(memberId: number, password: string, address: string): Promise<boolean | null> {
    const row = await runOne<{ password_hash: string | null }>(
      this.kernel.db.pool,
      sql`select password_hash from identity.credential where member_id = ${memberId}`,
    );
    if (!row?.password_hash) return null;
    // A separate counter: guesses from outside do not lock out a member who is logged in.
    const known = `proof ${memberId}`;
    const attempt = { typed: known, account: known, address };
    return this.guessing.attempt(attempt, () => passwordMatches(row.password_hash, password));
  }

  async hasPassword(memberId: number): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select 1 from identity.credential where member_id = ${memberId} and password_hash is not null`,
    );
    return row !== null;
  }

  /**
   * Changes the password, appends the event and ends all access, in one transaction. The caller then opens a session
   * for a member who stays logged in.
   */
  async change({ member, password, by, meta }: Change): Promise<Position | null> {
    refuseCommon(password);
    const hashed = await hashPassword(password);
    const { position, ended } = await this.kernel.transaction(async (tx) => {
      const memberId = await member(tx);
      await run(
        tx,
        sql`update identity.credential set password_hash = ${hashed}, changed_at = now() where member_id = ${memberId}`,
      );
      await voidTokens(tx, memberId, ['reset-password']);
      const ended = await this.access.end(tx, memberId);
      const { position } = await this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(memberId),
        meta: meta(memberId),
        prepare: () => ({ command: { kind: 'change-password' as const, by } }),
        tx,
      });
      return { position, ended };
    });
    this.access.tell(ended);
    return position;
  }

  /** Replaces a hash with outdated parameters at login, when the password is available. */
  private async renewHash({ id, password_hash }: Account, password: string): Promise<void> {
    if (!password_hash || !isOutdated(password_hash)) return;
    const renewed = await hashPassword(password);
    await run(
      this.kernel.db.pool,
      sql`update identity.credential set password_hash = ${renewed}
          where member_id = ${id} and password_hash = ${password_hash}`,
    );
  }
}

const suspended = (until: Date | null): Text =>
  until ? identityText('login.suspendedUntil', { until: until.toISOString() }) : identityText('login.suspendedNow');
