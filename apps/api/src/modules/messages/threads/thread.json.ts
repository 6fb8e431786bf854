import type { messages } from '@lyceum/contracts';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import sql, { type Sql } from 'sql-template-tag';
import { MESSAGE } from '../inbox/message.json.ts';
import { PARTNERS } from '../inbox/partners.json.ts';
import { FROM, IS_NEW, IS_READ_BY } from '../rights/readable.ts';

export interface ThreadRow extends Record<string, unknown> {
  id: number;
  pair: boolean;
  has_left: boolean;
  /** A bigint, which PostgreSQL returns as text. */
  active: string;
  active_at: Date;
  read_at: Date | null;
  unread: number;
  newest: messages.Message | null;
  partners: messages.Participant[];
}

/** The number of unread messages for the participation `p` with the marks `k`, counted up to `most`. */
export const UNREAD = (most: number): Sql => sql`(
  select count(*)::int from (
    select 1 from messages.message m where ${IS_READ_BY} and m.place > coalesce(k.read_up_to, 0) and ${IS_NEW} limit ${most}) u)`;

/** A thread in the list of the participant `p` with the marks `k`. */
export const THREAD = sql`
  p.thread_id as id, p.has_left, p.active, p.active_at, k.read_at, ${UNREAD(MESSAGE_LIMITS.countedUnread)} as unread,
  (select ${MESSAGE} from messages.message m where m.thread_id = p.thread_id and m.place = p.last and p.last > ${FROM}) as newest,
  (select t.pair is not null from messages.thread t where t.id = p.thread_id) as pair,
  (select ${PARTNERS} from messages.thread t where t.id = p.thread_id) as partners`;

/** The participation of a thread that is not projected yet, with the data known so far. */
export const newThread = (memberId: number, threadId: number, at: Date): Sql => sql`
  (select ${threadId}::int as thread_id, ${memberId}::int as member_id, 0 as since, 0 as last, false as has_left, 0::bigint as active,
     ${at}::timestamptz as active_at) p
  left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id`;
