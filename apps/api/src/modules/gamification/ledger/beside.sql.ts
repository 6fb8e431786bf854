import sql, { empty, type Sql } from 'sql-template-tag';
import { besideNames } from '../../identity/index.ts';
import { breaksAt, LEVEL } from './worth.ts';

/**
 * Writes the badges of these members, or of all: level, streak, and the shown trophy while they hold it.
 * A member without any activity has none. The badge contains the time at which the streak breaks, so that a broken
 * streak needs no write.
 * That time is the second midnight after the streak's last day, in the member's time zone.
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
