import { openingAddress } from '../../media/index.ts';
import type { TrophyDetails } from './trophy.events.ts';

export const imageOf = ({ image }: TrophyDetails): string | null =>
  image === null ? null : openingAddress(image, '320');

/** As it stands beside a name. */
export const shownTrophy = (id: number, details: TrophyDetails) => {
  const { title, icon, colors } = details;
  return { id, title, icon, colors, image: imageOf(details) };
};
