import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { Access } from '../../identity/index.ts';

const SECRET_BYTES = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A member's secret feed address for calendar programs. The database stores only its hash, and the member sees it once.
 * The address ends when the member's access is revoked (docs/adr/0017).
 */
@Injectable()
export class CalendarFeeds implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
    private readonly access: Access,
  ) {}

  onModuleInit(): void {
    this.access.alsoEnds(async (tx, memberId) => {
      await run(tx, sql`delete from calendar.feed where member_id = ${memberId}`);
    });
    this.records.keep({
      name: 'calendar-feeds',
      tables: ['calendar.feed'],
      take: (memberId) => [sql`select since from calendar.feed where member_id = ${memberId}`],
      erase: (memberId) => this.end(memberId),
    });
  }

  async since(memberId: number): Promise<string | null> {
    const row = await runOne<{ since: Date }>(
      this.kernel.db.pool,
      sql`select since from calendar.feed where member_id = ${memberId}`,
    );
    return row?.since.toISOString() ?? null;
  }

  /** Creates a feed address, which replaces the previous one. */
  async make(memberId: number): Promise<{ token: string; since: string }> {
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const row = await runOne<{ since: Date }>(
      this.kernel.db.pool,
      sql`insert into calendar.feed (member_id, token_hash, since) values (${memberId}, ${hashOf(token)}, ${this.kernel.clock.now()}::timestamptz)
          on conflict (member_id) do update set token_hash = excluded.token_hash, since = excluded.since returning since`,
    );
    return { token, since: row!.since.toISOString() };
  }

  async end(memberId: number): Promise<void> {
    await run(this.kernel.db.pool, sql`delete from calendar.feed where member_id = ${memberId}`);
  }

  /** The owner's member id, or null for an unknown or ended address. */
  async ownerOf(token: string): Promise<number | null> {
    const row = await runOne<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select member_id from calendar.feed where token_hash = ${hashOf(token)}`,
    );
    return row?.member_id ?? null;
  }
}
