import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberRecords } from '../../../platform/records/member-records.ts';

/** Records each participant's last heartbeat. A row without an event, because it only holds a clock reading. */
@Injectable()
export class Heard implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const of = (memberId: number) => sql`where member_id = ${memberId}`;
    this.records.keep({
      name: 'live rooms, last heard of',
      tables: ['rooms.heard'],
      take: (memberId) => [sql`select participant_id, seen_at from rooms.heard ${of(memberId)}`],
      erase: (memberId) => run(this.kernel.db.pool, sql`delete from rooms.heard ${of(memberId)}`),
    });
  }

  async note(participantId: number, memberId: number): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`insert into rooms.heard (participant_id, member_id, seen_at)
          values (${participantId}, ${memberId}, ${this.kernel.clock.now()}::timestamptz)
          on conflict (participant_id) do update set seen_at = excluded.seen_at`,
    );
  }

  async last(participantId: number, db: Queryable): Promise<Date | null> {
    const row = await runOne<{ seen_at: Date }>(
      db,
      sql`select seen_at from rooms.heard where participant_id = ${participantId}`,
    );
    return row?.seen_at ?? null;
  }
}
