import sql, { type Sql } from 'sql-template-tag';

/**
 * Member badges from other modules (docs/adr/0011), one row per member. The projection that computes the badges owns
 * this table. `directory.cards()` adds them to each card.
 */
export const CARD_EXTRAS = 'directory.member_extra';

/** The badges of a member who has none. */
export const NOTHING_BESIDE = { karma: 0, level: 0, streak: 0, streak_until: null, active_trophy: null } as const;

/**
 * Writes member badges: `source` selects `member_id` and `extra`, which has all keys of {@link NOTHING_BESIDE}. Equal
 * values are no change, so that no process drops a cached card for them. `changed` rises with each change
 * (`MemberCards`).
 */
export const besideNames = (source: Sql): Sql => sql`
  insert into directory.member_extra (member_id, extra, changed)
  select e.member_id, e.extra, (select coalesce(max(changed), 0) + 1 from directory.member_extra)
  from (${source}) e
  where e.extra <> ${JSON.stringify(NOTHING_BESIDE)}::jsonb
    or exists (select 1 from directory.member_extra h where h.member_id = e.member_id)
  on conflict (member_id) do update set extra = excluded.extra, changed = excluded.changed
    where directory.member_extra.extra <> excluded.extra`;

/** Clears the badges of an erased member. This counts as a change, so that caches stop showing them. */
export const nothingBeside = (memberId: number): Sql =>
  besideNames(sql`select ${memberId}::int as member_id, ${JSON.stringify(NOTHING_BESIDE)}::jsonb as extra`);
