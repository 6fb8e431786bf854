import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { Notifications } from '../../notifications/index.ts';
import { missing } from '../rights/facts.ts';
import { IS_READ_BY, threadsOf } from '../rights/readable.ts';

/** The read state and hidden threads of members: plain rows without events, because their history has no use. */
@Injectable()
export class Marks implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'conversations',
      tables: ['messages.mark'],
      take: (id) => [
        sql`select thread_id, read_at, hidden_up_to >= 0 as hidden from messages.mark where member_id = ${id}
              order by thread_id`,
      ],
      erase: (id) => run(pool, sql`delete from messages.mark where member_id = ${id}`),
    });
  }

  /**
   * Marks the thread as read up to a message, or completely. The mark never moves back. Returns the time up to which
   * the viewer has read the thread. For an older message, that is when it was written.
   * @throws {Refusal} `missing` for a thread or message that the viewer cannot read
   */
  async read({ id }: MemberViewer, threadId: number, messageId: number | null): Promise<Date> {
    const row = await runOne<{ read_at: Date; whole: boolean }>(
      this.kernel.db.pool,
      sql`with asked as (
            select coalesce(m.place, p.last) as place,
              case when m.place < p.last then m.created_at
                   else greatest(${this.kernel.clock.now()}::timestamptz, p.active_at) end as at
            from messages.participation p
            left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id
            left join messages.message m on m.id = ${messageId}::int and ${IS_READ_BY}
            where p.member_id = ${id} and p.thread_id = ${threadId} and (m.id is not null or ${messageId}::int is null))
          insert into messages.mark as old (member_id, thread_id, read_up_to, read_at)
          select ${id}::int, ${threadId}::int, place, at from asked
          on conflict (member_id, thread_id) do update set
            read_up_to = greatest(old.read_up_to, excluded.read_up_to),
            read_at = case when excluded.read_up_to < old.read_up_to then old.read_at
                           else greatest(old.read_at, excluded.read_at) end
          returning read_at, read_up_to >= (
            select p.last from messages.participation p where p.member_id = ${id} and p.thread_id = ${threadId}) as whole`,
    );
    if (!row) throw missing(messageId === null ? 'thread' : 'message');
    if (row.whole) await this.notifications.seen(id, { kind: 'thread', id: threadId });
    return row.read_at;
  }

  /**
   * Hides a thread from the viewer's list.
   * @throws {Refusal} `missing` for a thread of other members
   */
  async hide({ id }: MemberViewer, threadId: number): Promise<void> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`insert into messages.mark as old (member_id, thread_id, read_up_to, hidden_up_to)
          select p.member_id, p.thread_id, p.last, p.last from ${threadsOf(id)} and p.thread_id = ${threadId}
          on conflict (member_id, thread_id) do update set
            read_up_to = greatest(old.read_up_to, excluded.read_up_to),
            hidden_up_to = greatest(old.hidden_up_to, excluded.hidden_up_to)
          returning 1`,
    );
    if (!row) throw missing('thread');
    await this.notifications.seen(id, { kind: 'thread', id: threadId });
  }

  /**
   * The members who may see how far the member has read. These are participants if both sides share read receipts, and
   * the member themselves.
   */
  async toldOfReading(memberId: number, threadId: number): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select o.member_id as id from messages.participation o
          left join messages.choice mine on mine.member_id = ${memberId}
          left join messages.choice theirs on theirs.member_id = o.member_id
          where o.thread_id = ${threadId} and not o.has_left and (o.member_id = ${memberId} or
            coalesce(mine.read_receipts, true) and coalesce(theirs.read_receipts, true))`,
    );
    return rows.map(({ id }) => id);
  }
}
