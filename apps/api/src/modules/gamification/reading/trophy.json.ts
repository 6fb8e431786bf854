import type { gamification } from '@lyceum/contracts';
import type { TrophyDetails } from '../trophies/trophy.events.ts';
import { imageOf } from '../trophies/trophy.look.ts';

/**
 * Converts a trophy for the API (part 3 §3). Lists every field, so that a new event field stays hidden until it is
 * added here.
 */
export function trophyOf(id: number, details: TrophyDetails, score: number): gamification.Trophy {
  const { threshold } = details;
  const progress = Math.min(100, Math.floor((score * 100) / threshold));
  return {
    id,
    title: details.title,
    description: details.description,
    activatable: details.activatable,
    icon: details.icon,
    colors: details.colors,
    category: details.category,
    sub_category: details.sub_category,
    xp: details.xp,
    threshold,
    rank: details.rank,
    progress,
    user_score: score,
    image: imageOf(details),
    levels: [],
  };
}
