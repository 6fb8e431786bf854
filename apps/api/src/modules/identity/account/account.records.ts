import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberRecords } from '../../../platform/records/member-records.ts';

/** The member data that identity stores outside of events: credentials, sessions, tokens and private details. */
@Injectable()
export class AccountRecords implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'account',
      tables: ['identity.credential', 'identity.personal'],
      take: (id) => [
        sql`select c.email, c.changed_at, p.gender, p.birth_date::text, p.birthday_told from identity.credential c
              left join identity.personal p on p.member_id = c.member_id where c.member_id = ${id}`,
      ],
      erase: async (id) => {
        await run(pool, sql`delete from identity.credential where member_id = ${id}`);
        await run(pool, sql`delete from identity.personal where member_id = ${id}`);
      },
    });
    this.records.keep({
      name: 'sessions',
      tables: ['identity.session'],
      // Excludes impersonations, because their address belongs to an administrator.
      take: (id) => [
        sql`select created_at, last_seen_at, user_agent, address from identity.session
              where member_id = ${id} and impersonator_id is null order by created_at`,
      ],
      erase: (id) => run(pool, sql`delete from identity.session where ${id} in (member_id, impersonator_id)`),
    });
    this.records.keep({
      name: 'tokens',
      tables: ['identity.api_token'],
      take: (id) => [
        sql`select name, scopes, created_at, last_used_at from identity.api_token where member_id = ${id} order by id`,
      ],
      erase: (id) => run(pool, sql`delete from identity.api_token where member_id = ${id}`),
    });
    this.records.keep({
      name: 'mailed_links',
      tables: ['identity.token'],
      take: (id) => [
        sql`select kind, email, created_at, expires_at, used_at from identity.token where member_id = ${id} order by id`,
      ],
      erase: (id) => run(pool, sql`delete from identity.token where member_id = ${id}`),
    });
  }
}
