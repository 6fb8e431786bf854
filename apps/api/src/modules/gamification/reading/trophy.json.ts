import type { gamification } from '@lyceum/contracts';
import type { TrophyDetails } from '../trophies/trophy.events.ts';
import { imageOf } from '../trophies/trophy.look.ts';

/** Part 3 §3. */
export function trophyOf(id: number, details: TrophyDetails, score: number): gamification.Trophy {
  const { measure: _, image: __, threshold, ...rest } = details;
  const progress = Math.min(100, Math.floor((score * 100) / threshold));
  return { id, ...rest, threshold, progress, user_score: score, image: imageOf(details), levels: [] };
}
