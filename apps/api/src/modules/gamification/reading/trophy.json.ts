import type { gamification } from '@lyceum/contracts';
import { openingAddress } from '../../media/index.ts';
import type { TrophyDetails } from '../trophies/trophy.events.ts';

export const imageOf = ({ image }: TrophyDetails): string | null =>
  image === null ? null : openingAddress(image, '320');

/** As it stands beside a name. */
export const shownTrophy = (id: number, details: TrophyDetails) => {
  const { title, icon, colors } = details;
  return { id, title, icon, colors, image: imageOf(details) };
};

/** Part 3 §3. */
export function trophyOf(id: number, details: TrophyDetails, score: number): gamification.Trophy {
  const { measure: _, image: __, threshold, ...rest } = details;
  const progress = Math.min(100, Math.floor((score * 100) / threshold));
  return { id, ...rest, threshold, progress, user_score: score, image: imageOf(details), levels: [] };
}
