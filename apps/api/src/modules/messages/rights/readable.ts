import sql, { type Sql } from 'sql-template-tag';

/*
 * Who reads what stands here alone: lists, counts, the search, files and live events are made of these. `p` is one member's
 * participation of a thread, `k` their marks on it, `m` a message.
 */

/** The member's threads, with their marks. */
export const threadsOf = (memberId: number | Sql): Sql => sql`
  messages.participation p left join messages.mark k on k.thread_id = p.thread_id and k.member_id = p.member_id
  where p.member_id = ${memberId}`;

/** What lies before this place they do not read: said before they came, or hidden by themselves. */
export const FROM = sql`greatest(p.since, coalesce(k.hidden_up_to, 0))`;

/** Whether the message `m` is one that the participant `p` reads. */
export const IS_READ_BY = sql`(m.thread_id = p.thread_id and m.place > ${FROM} and m.place <= p.last)`;

/** Whether the thread stands in their list: not hidden since the newest message. */
export const IS_LISTED = sql`(not p.silent and p.last > coalesce(k.hidden_up_to, -1))`;

/** Whether `m`, which they read, is new to them. */
export const IS_NEW = sql`(m.place > coalesce(k.read_up_to, 0) and m.member_id <> p.member_id and m.content is not null)`;
