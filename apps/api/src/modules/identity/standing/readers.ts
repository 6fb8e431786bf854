import { Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { IS_BANNED } from './standing.sql.ts';

/** A member who receives mails. */
export interface MailReader {
  id: number;
  email: string;
  first_name: string;
  locale: identity.Locale;
  time_zone: string;
}

/** The recipients of mails, for modules that write them. */
@Injectable()
export class MailReaders {
  constructor(private readonly kernel: Kernel) {}

  /** Those of the members who are active and have confirmed their address. No one else receives mails. */
  async of(memberIds: readonly number[]): Promise<Map<number, MailReader>> {
    const rows = await run<MailReader & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select m.id, c.email, m.first_name, m.locale, m.time_zone from identity.member m
          join identity.credential c on c.member_id = m.id
          where m.id = any(${memberIds}::int[]) and m.email_verified and not ${IS_BANNED}`,
    );
    return new Map(rows.map((reader) => [reader.id, reader]));
  }

  /** The member with a confirmed address, also if they are banned: decisions about them are mailed regardless. */
  async evenBanned(db: Queryable, memberId: number): Promise<MailReader | null> {
    return runOne<MailReader & Record<string, unknown>>(
      db,
      sql`select m.id, c.email, m.first_name, m.locale, m.time_zone from identity.member m
          join identity.credential c on c.member_id = m.id where m.id = ${memberId} and m.email_verified`,
    );
  }

  /** A member's own address for a reply, confirmed or not. Null if they have none. */
  async addressOf(memberId: number): Promise<string | null> {
    const [row] = await run<{ email: string }>(
      this.kernel.db.pool,
      sql`select email from identity.credential where member_id = ${memberId}`,
    );
    return row?.email ?? null;
  }

  /** The language of a member, regardless of their status. */
  async localeOf(memberId: number): Promise<identity.Locale> {
    const [row] = await run<{ locale: identity.Locale }>(
      this.kernel.db.pool,
      sql`select locale from identity.member where id = ${memberId}`,
    );
    return row?.locale ?? 'en';
  }
}
