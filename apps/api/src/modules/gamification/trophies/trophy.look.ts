import { openingAddress } from '../../media/index.ts';
import type { TrophyDetails } from './trophy.events.ts';

/** The address of the trophy's picture at 320 pixels, or null. */
export const imageOf = ({ image }: TrophyDetails): string | null =>
  image === null ? null : openingAddress(image, '320');

/** The trophy as a member badge. */
export const shownTrophy = (id: number, details: TrophyDetails) => {
  const { title, icon, colors } = details;
  return { id, title, icon, colors, image: imageOf(details) };
};
