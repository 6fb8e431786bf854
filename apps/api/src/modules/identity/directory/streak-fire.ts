import type { identity, members } from '@lyceum/contracts';

const HOUR_MS = 3_600_000;
const HOURS = 24;

type Streak = Pick<identity.MemberCard, 'streak' | 'streak_until'>;
type Fire = Pick<members.MemberSeen, 'onfire' | 'streakCountDown'>;

/**
 * What is left of the streak beside a name at a moment (part 1 §9): begun hours until it breaks, out of 24, which a day that
 * has counted already still has; and whether it is long enough to burn.
 */
export function fireOf({ streak, streak_until }: Streak, now: Date, enough: number): Fire {
  const left = streak_until === null ? 0 : Date.parse(streak_until) - now.getTime();
  if (left <= 0) return { onfire: false, streakCountDown: 0 };
  return { onfire: streak >= enough, streakCountDown: Math.min(HOURS, Math.ceil(left / HOUR_MS)) };
}
