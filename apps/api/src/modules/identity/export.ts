import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { memberStream } from './member.decider.ts';

/** Everything that is kept of a member: complete by construction, since it is read from the events themselves. */
@Injectable()
export class Export {
  constructor(private readonly kernel: Kernel) {}

  async of(memberId: number) {
    const { pool } = this.kernel.db;
    const [events, account, sessions, tokens] = await Promise.all([
      this.kernel.store.readBy(pool, memberId, memberStream(memberId)),
      runOne<Record<string, unknown>>(
        pool,
        sql`select c.email, p.gender, p.birth_date::text, p.birthday_told from identity.credential c
            left join identity.personal p on p.member_id = c.member_id where c.member_id = ${memberId}`,
      ),
      run<Record<string, unknown>>(
        pool,
        sql`select created_at, last_seen_at, user_agent, address from identity.session
            where member_id = ${memberId} and impersonator_id is null order by created_at`,
      ),
      run<Record<string, unknown>>(
        pool,
        sql`select name, scopes, created_at, last_used_at from identity.api_token where member_id = ${memberId} order by id`,
      ),
    ]);
    return {
      account,
      sessions,
      tokens,
      events: events.map(({ id, stream, type, data, occurredAt }) => ({
        id,
        stream,
        type,
        data,
        occurred_at: occurredAt.toISOString(),
      })),
    };
  }
}
