import sql, { empty, type Sql } from 'sql-template-tag';
import { besideNames } from '../../identity/index.ts';
import { breaksAt, LEVEL } from './worth.ts';

/**
 * What stands beside the names of these members, or of all: level, streak and the trophy that they show, while they hold it. Whoever has
 * done nothing yet has none of it. A streak is told with
 * the moment at which it breaks unless it goes on, the second midnight behind its last day on the member's clocks, so that nothing is written
 * when it does.
 */
export const beside = (who: Sql | null): Sql =>
  besideNames(sql`
    select s.member_id, jsonb_build_object(
      'karma', s.points,
      'level', ${LEVEL},
      'streak', s.streak,
      'streak_until', case when s.streak > 0 then to_char(
        ${breaksAt(sql`s.last_day`, sql`k.zone`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end,
      'active_trophy', a.look) as extra
    from gamification.standing s
    left join gamification.clocks k on k.member_id = s.member_id
    left join gamification.shown c on c.member_id = s.member_id
    left join gamification.earned h on h.member_id = s.member_id and h.trophy_id = c.trophy_id and not h.revoked
    left join gamification.aim a on a.trophy_id = h.trophy_id
    ${who ? sql`where s.member_id in ${who}` : empty}`);
