import sql, { type Sql } from 'sql-template-tag';

/**
 * What stands beside a name that is not the directory's own (docs/adr/0011): one row per member, written by the one projection that
 * knows it and hands in this table as its own. `directory.cards()` puts it into each card.
 */
export const CARD_EXTRAS = 'directory.member_extra';

/** Of whom nothing is told. */
export const NOTHING_BESIDE = { karma: 0, level: 0, streak: 0, streak_until: null, active_trophy: null } as const;

/**
 * Tells what stands beside members: `source` selects `member_id` and `extra`, which has all keys of {@link NOTHING_BESIDE}. What says
 * the same as before is no change, so that no process forgets a card for it. `changed` rises with each (`MemberCards`).
 */
export const besideNames = (source: Sql): Sql => sql`
  insert into directory.member_extra (member_id, extra, changed)
  select e.member_id, e.extra, (select coalesce(max(changed), 0) + 1 from directory.member_extra)
  from (${source}) e
  where e.extra <> ${JSON.stringify(NOTHING_BESIDE)}::jsonb
    or exists (select 1 from directory.member_extra h where h.member_id = e.member_id)
  on conflict (member_id) do update set extra = excluded.extra, changed = excluded.changed
    where directory.member_extra.extra <> excluded.extra`;

/** Of who has gone: told as a change, so that nobody goes on showing it. */
export const nothingBeside = (memberId: number): Sql =>
  besideNames(sql`select ${memberId}::int as member_id, ${JSON.stringify(NOTHING_BESIDE)}::jsonb as extra`);
