import sql, { empty, type Sql } from 'sql-template-tag';
import type { MembersRecounted, RecountRules } from '../recounts/recount.events.ts';
import type { RulesPublished } from '../rules/rules.events.ts';
import { beside } from './beside.sql.ts';
import { earn, total } from './earning.sql.ts';
import { byDeed, LEVEL, NEWEST_VERSION, TROPHY, worth } from './worth.ts';

const HIGHEST_ID = 2_147_483_647;

/** Applies new rules from this position in the log. Their mode decides about past activity. */
export function published(data: RulesPublished, at: Date): Sql[] {
  const { mode, rules_version } = data;
  return [
    sql`insert into gamification.ruleset (version, rules, levels, streak_deeds)
        values (${rules_version}, ${byDeed(data.rules)}::jsonb, ${JSON.stringify(data.levels)}::jsonb, ${data.streak_deeds}::text[])`,
    ...(data.by_recount ? [] : [...counted({ rules_version, mode }, null), ...earn({ at }), beside(null)]),
  ];
}

/**
 * Applies one batch of a recount. Members who already have these rules, such as new members, only earn trophies.
 * Rules that are no longer the newest are skipped, because a newer run replaced theirs.
 */
export function recounted({ rules, after, up_to }: MembersRecounted, at: Date): Sql[] {
  const batch = sql`select s.member_id from gamification.standing s
    where s.member_id > ${after}::int and s.member_id <= ${up_to ?? HIGHEST_ID}::int`;
  const version = sql`${rules?.rules_version}::int`;
  const older = sql`(${batch} and s.rules_version < ${version} and ${version} = ${NEWEST_VERSION})`;
  return [...(rules ? counted(rules, older) : []), ...earn({ who: sql`(${batch})`, at }), beside(sql`(${batch})`)];
}

/** Recounts these members, or all, by rules that are already in the ledger. Sets their `rules_version` last. */
function counted({ rules_version, mode }: NonNullable<RecountRules>, who: Sql | null): Sql[] {
  const ofWhom = (member: Sql) => (who ? sql`and ${member} in ${who}` : empty);
  const version = sql`${rules_version}::int`;
  const isRetroactive = mode === 'retroactive';
  return [
    // Under the levels that applied so far, members keep a level they have reached. A retroactive recount resets it.
    isRetroactive
      ? sql`update gamification.standing set level_floor = 0 where true ${ofWhom(sql`member_id`)}`
      : sql`update gamification.standing s set level_floor = ${LEVEL} where true ${ofWhom(sql`s.member_id`)}`,
    ...(isRetroactive ? [sql`delete from gamification.entry where kind <> ${TROPHY} ${ofWhom(sql`member_id`)}`] : []),
    ...(mode === 'from_now' ? [] : [entries(version, ofWhom), total(who), streaks(version, isRetroactive, who)]),
    sql`update gamification.standing set rules_version = ${version} where true ${ofWhom(sql`member_id`)}`,
  ];
}

const entries = (version: Sql, ofWhom: (member: Sql) => Sql): Sql => sql`
  insert into gamification.entry (member_id, kind, thing, at, points, rules_version)
  select d.member_id, d.kind, d.thing, d.at, ${worth(sql`r.rules`)}, r.version
  from gamification.deed d, gamification.ruleset r
  where r.version = ${version} and ${worth(sql`r.rules`)} > 0 ${ofWhom(sql`d.member_id`)}
  on conflict (kind, thing, member_id) do update
    set points = excluded.points, rules_version = excluded.rules_version
    where excluded.points > gamification.entry.points`;

/** CTEs that find the longest runs of consecutive active days. The result is named `told`. */
export const longest = (streakDeeds: Sql, who: Sql | null = null): Sql => sql`
  days as (select distinct member_id, day from gamification.deed
           where kind = any(${streakDeeds}) ${who ? sql`and member_id in ${who}` : empty}),
  runs as (select member_id, day, day - (row_number() over (partition by member_id order by day))::int as run from days),
  lengths as (select member_id, count(*)::int as length, max(day) as last from runs group by member_id, run),
  told as (select distinct on (member_id) member_id, last, length,
             (max(length) over (partition by member_id))::int as best
           from lengths order by member_id, last desc)`;

/**
 * New streak values of a `standing` row `s` from the days `t` of {@link longest}. Either recomputed, or the greater of
 * old and new.
 * The projection and the dry run share this SQL.
 */
export const streakThen = (anew: boolean): { length: Sql; best: Sql; last: Sql } =>
  anew
    ? { length: sql`coalesce(t.length, 0)`, best: sql`coalesce(t.best, 0)`, last: sql`t.last` }
    : {
        length: sql`case when t.last is null then s.streak
                         when s.last_day is null or t.last > s.last_day then t.length
                         when t.last = s.last_day then greatest(s.streak, t.length) else s.streak end`,
        best: sql`greatest(s.best_streak, t.best)`,
        last: sql`greatest(s.last_day, t.last)`,
      };

function streaks(version: Sql, anew: boolean, who: Sql | null): Sql {
  const { length, best, last } = streakThen(anew);
  const streakDeeds = sql`(select streak_deeds from gamification.ruleset where version = ${version})::text[]`;
  return sql`with ${longest(streakDeeds, who)},
      reckoned as (select s.member_id, ${length} as streak, ${best} as best_streak, ${last} as last_day
                   from gamification.standing s left join told t using (member_id)
                   ${who ? sql`where s.member_id in ${who}` : empty})
    update gamification.standing s set streak = n.streak, best_streak = n.best_streak, last_day = n.last_day
    from reckoned n
    where n.member_id = s.member_id
      and (s.streak, s.best_streak, s.last_day) is distinct from (n.streak, n.best_streak, n.last_day)`;
}
