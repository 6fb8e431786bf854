import type { identity, members } from '@lyceum/contracts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

type Streak = Pick<identity.MemberCard, 'streak' | 'streak_until'>;
type Fire = Pick<members.MemberSeen, 'onfire' | 'streakCountDown'>;

/**
 * The remaining streak of a member at a time (part 1 §9). `streakCountDown` is the number of started hours until it
 * breaks, at most 24. After a day that has counted, it is still 24. `onfire` tells whether the streak has at least
 * `enough` days.
 */
export function fireOf({ streak, streak_until }: Streak, now: Date, enough: number): Fire {
  const left = streak_until === null ? 0 : Date.parse(streak_until) - now.getTime();
  if (left <= 0) return { onfire: false, streakCountDown: 0 };
  return { onfire: streak >= enough, streakCountDown: Math.min(HOURS, Math.ceil(left / HOUR_MS)) };
}
