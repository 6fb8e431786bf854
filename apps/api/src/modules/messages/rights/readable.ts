import sql, { type Sql } from 'sql-template-tag';

/*
 * Only this file defines who reads a message. Lists, counts, search, files and live events build on it. `p` is a
 * member's participation in a thread, `k` their marks on it, and `m` a message.
 */

/** The member's threads, with their marks. */
export const threadsOf = (memberId: number | Sql): Sql => sql`
  messages.participation p left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id
  where p.member_id = ${memberId}`;

/**
 * The member cannot read messages up to this place. They are from before the member joined, or the member has hidden
 * them.
 */
export const FROM = sql`greatest(p.since, coalesce(k.hidden_up_to, 0))`;

/** Whether the participant `p` can read the message `m`. */
export const IS_READ_BY = sql`(m.thread_id = p.thread_id and m.place > ${FROM} and m.place <= p.last)`;

/** Whether the thread appears in the member's list: they have not hidden it since the newest message. */
export const IS_LISTED = sql`(not p.silent and p.last > coalesce(k.hidden_up_to, -1))`;

/** Whether `m`, which the member can read, is new to them. */
export const IS_NEW = sql`(m.place > coalesce(k.read_up_to, 0) and m.member_id <> p.member_id and m.content is not null)`;
