import type { messages } from '@lyceum/contracts';
import { MESSAGE_LIMITS, MESSAGE_TIMES } from '@lyceum/contracts/limits';
import sql, { type Sql } from 'sql-template-tag';
import { MESSAGE } from '../inbox/message.json.ts';
import { FROM, IS_NEW, IS_READ_BY } from '../rights/readable.ts';

export interface ThreadRow extends Record<string, unknown> {
  id: number;
  pair: boolean;
  has_left: boolean;
  /** A bigint, which comes as text. */
  active: string;
  active_at: Date;
  read_at: Date | null;
  unread: number;
  newest: messages.Message | null;
  partners: messages.Participant[];
}

/** Of the participation `p` with the marks `k`: how much is unread, counted so far at most. */
export const UNREAD = (most: number): Sql => sql`(
  select count(*)::int from (
    select 1 from messages.message m where ${IS_READ_BY} and m.place > coalesce(k.read_up_to, 0) and ${IS_NEW} limit ${most}) u)`;

/** Whether both sides show how far they have read. */
const SHOWN = sql`(coalesce(mine.read_receipts, true) and coalesce(theirs.read_receipts, true))`;

/**
 * Everybody else in the thread, or once in it; whoever has left does not learn who came after them. Part 2 §3: `recently` is
 * somebody who has read the thread within the last hour.
 */
const PARTNERS = sql`(
  select coalesce(json_agg(c.card || jsonb_build_object(
      'thread', t.id, 'left', o.has_left, 'last_read', seen.at,
      'online', case when seen.at > now() - ${MESSAGE_TIMES.onlineMs}::int * interval '1 ms' then 'recently' else 'offline' end
    ) order by o.n), '[]')
  from (select id as member_id, n, n > cardinality(t.participants) as has_left
        from unnest(t.participants || t.former) with ordinality as u(id, n)) o
  join directory.cards() c on c.member_id = o.member_id
  left join messages.choice mine on mine.member_id = p.member_id
  left join messages.choice theirs on theirs.member_id = o.member_id
  left join messages.mark x on x.thread_id = t.id and x.member_id = o.member_id
  cross join lateral (select case when ${SHOWN} then x.read_at end as at) seen
  where o.member_id <> p.member_id and (not p.has_left or exists (
    select 1 from messages.participation y where y.thread_id = t.id and y.member_id = o.member_id and y.since < p.last)))`;

/** A thread as the participant `p` with the marks `k` has it in their list. */
export const THREAD = sql`
  p.thread_id as id, p.has_left, p.active, p.active_at, k.read_at, ${UNREAD(MESSAGE_LIMITS.countedUnread)} as unread,
  (select ${MESSAGE} from messages.message m where m.thread_id = p.thread_id and m.place = p.last and p.last > ${FROM}) as newest,
  (select t.pair is not null from messages.thread t where t.id = p.thread_id) as pair,
  (select ${PARTNERS} from messages.thread t where t.id = p.thread_id) as partners`;

/** The participation that there will be, with what is known of it already. */
export const newThread = (memberId: number, threadId: number, at: Date): Sql => sql`
  (select ${threadId}::int as thread_id, ${memberId}::int as member_id, 0 as since, 0 as last, false as has_left, 0::bigint as active,
     ${at}::timestamptz as active_at) p
  left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id`;
