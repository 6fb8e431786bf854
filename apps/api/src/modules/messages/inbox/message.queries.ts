import { Injectable } from '@nestjs/common';
import type { InputOf, messages } from '@lyceum/contracts';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { JsonText } from '../../../platform/http/answers.ts';
import { decodeCursor, encodeCursor, listMeta } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { hasConversations } from '../rights/policies.ts';
import { FROM, IS_READ_BY, threadsOf } from '../rights/readable.ts';
import { MESSAGE } from './message.json.ts';

/** A place in a thread. */
const messageKey = z.int32().min(0);

type List = InputOf<typeof messages.listMessages>['query'];

interface Page extends Record<string, unknown> {
  /** The requested messages lie between these places. */
  low: number;
  high: number;
  items: string;
  count: number;
  first: number | null;
  last: number | null;
}

/** A reported message, with its neighbours. */
interface Around {
  writer_id: number;
  shown_ids: number[];
  /** The version of each message that is shown. */
  shown_versions: number[];
}

interface Told extends Record<string, unknown> {
  member_id: number;
  message: messages.Message;
}

/** Null if the message isn't in the thread. */
const placeOf = (id: number, threadId: number): Sql =>
  sql`(select a.place from messages.message a where a.id = ${id} and a.thread_id = ${threadId})`;

/** Reads the messages of threads. */
@Injectable()
export class MessageQueries {
  constructor(private readonly kernel: Kernel) {}

  /**
   * One page of messages. By default newest first, from the newest or from before a cursor. With `after`, the first
   * messages after a cursor, and `total` tells whether more follow. With `around`, the messages around one, half of
   * them from before it. Null for a thread or message that the viewer cannot read.
   */
  async list(viewer: MemberViewer, threadId: number, query: List): Promise<JsonText | null> {
    const { size } = query;
    const after = decodeCursor(query.after, messageKey);
    const before = decodeCursor(query.cursor, messageKey);
    const isPaged = before === null && after === null && query.around === undefined;
    const skipped = isPaged ? (query.page - 1) * size : 0;
    const page =
      after === null ? sql`order by m.place desc limit ${size} offset ${skipped}` : sql`order by m.place limit ${size}`;
    const upTo =
      query.around === undefined
        ? empty
        : sql`and m.place < ${placeOf(query.around, threadId)} + ${Math.ceil(size / 2)}::int`;
    const row = await runOne<Page>(
      this.kernel.db.reads,
      sql`with mine as (
            select p.thread_id, p.member_id, k.read_up_to, greatest(${FROM}, ${after ?? 0}::int) as low,
              least(p.last, ${before === null ? null : before - 1}::int) as high
            from ${threadsOf(viewer.id)} and p.thread_id = ${threadId}
          ), page as (
            select m.place, ${MESSAGE} as item from mine p cross join lateral (select p.read_up_to) k
            join messages.message m on m.thread_id = p.thread_id and m.place > p.low and m.place <= p.high ${upTo} ${page})
          select low, high, (select count(*)::int from page) as count, (select min(place) from page) as first,
            (select max(place) from page) as last,
            (select coalesce(json_agg(item order by place desc), '[]') from page)::text as items
          from mine ${query.around === undefined ? empty : sql`where ${placeOf(query.around, threadId)} between low + 1 and high`}`,
    );
    if (!row || !hasConversations(viewer)) return null;
    const from = query.around === undefined || row.first === null ? row.low : row.first - 1;
    const total = Math.max(0, row.high - from);
    const hasOlder = after === null && row.first !== null && row.first > row.low + 1;
    const meta = {
      ...listMeta(query.page, size, row.count, total, hasOlder ? encodeCursor(row.first) : null),
      prev_cursor: encodeCursor(row.last ?? Math.max(row.low, row.high)),
    };
    return new JsonText(`{"data":${row.items},"meta":${JSON.stringify(meta)}}`);
  }

  /** The message as the viewer reads it, by any author. Null if they cannot read it. */
  async asRead(viewer: MemberViewer, messageId: number): Promise<messages.Message | null> {
    if (!hasConversations(viewer)) return null;
    const [own] = await this.one(sql`p.member_id = ${viewer.id}`, messageId);
    return own?.message ?? null;
  }

  /**
   * A message that the viewer can read, with its neighbours as the viewer sees them, oldest first.
   * @returns null if the viewer cannot read the message, or if its text is gone
   */
  async around(viewer: MemberViewer, messageId: number): Promise<Around | null> {
    const near = (side: Sql) => sql`
      select id, place, version from messages.message n where n.thread_id = m.thread_id and n.place <= p.last and n.place > ${FROM} and ${side}
      limit ${MESSAGE_LIMITS.neighbours}`;
    const row = await runOne<{ writer_id: number; shown: Pick<Around, 'shown_ids' | 'shown_versions'> }>(
      this.kernel.db.pool,
      sql`select m.member_id as writer_id, (
            select json_build_object('shown_ids', json_agg(id order by place), 'shown_versions', json_agg(version order by place))
            from ((${near(sql`n.place < m.place order by n.place desc`)}) union all select m.id, m.place, m.version
              union all (${near(sql`n.place > m.place order by n.place`)})) s) as shown
          from messages.message m, ${threadsOf(viewer.id)} and m.id = ${messageId} and m.content is not null and ${IS_READ_BY}`,
    );
    return row && { writer_id: row.writer_id, ...row.shown };
  }

  /** The message as each participant reads it, for live events. */
  told(messageId: number): Promise<Told[]> {
    return this.one(sql`true`, messageId);
  }

  /** Those of the messages that the viewer can read and that are not deleted. */
  async readBy(viewer: MemberViewer, ids: readonly number[]): Promise<number[]> {
    if (!hasConversations(viewer)) return [];
    const rows = await run<{ id: number }>(
      this.kernel.db.reads,
      sql`select m.id from messages.message m
          join messages.participation p on p.thread_id = m.thread_id
          left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id
          where m.id = any(${[...ids]}::int[]) and m.deleted_at is null and p.member_id = ${viewer.id} and ${IS_READ_BY}`,
    );
    return rows.map(({ id }) => id);
  }

  private one(whose: Sql, messageId: number): Promise<Told[]> {
    return run<Told>(
      this.kernel.db.reads,
      sql`select p.member_id, ${MESSAGE} as message from messages.message m
          join messages.participation p on p.thread_id = m.thread_id
          left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id
          where m.id = ${messageId} and ${IS_READ_BY} and ${whose}`,
    );
  }
}
