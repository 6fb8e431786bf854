import { MESSAGE_TIMES } from '@lyceum/contracts/limits';
import sql from 'sql-template-tag';

/** Whether both sides share read receipts. */
const SHOWN = sql`(coalesce(mine.read_receipts, true) and coalesce(theirs.read_receipts, true))`;

/**
 * All other current and former participants of the thread. Members who have left do not see who joined after them. Part
 * 2 §3: `recently` means that the member has read the thread within the last hour.
 */
export const PARTNERS = sql`(
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
