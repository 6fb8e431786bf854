import {
  IconCalendarEvent,
  IconFlame,
  IconHeart,
  type Icon,
  IconMedal,
  IconMessages,
  IconSchool,
  IconStar,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { TrophyIconName } from '@lyceum/contracts/gamification/limits';

const ICONS: Record<TrophyIconName, Icon> = {
  trophy: IconTrophy,
  medal: IconMedal,
  star: IconStar,
  flame: IconFlame,
  heart: IconHeart,
  messages: IconMessages,
  users: IconUsersGroup,
  school: IconSchool,
  calendar: IconCalendarEvent,
};

/** Icon of a trophy without a picture. Unknown icons become a cup. */
export function TrophyIcon({ name }: { name: string }) {
  const Drawn = ICONS[name as TrophyIconName] ?? IconTrophy;
  return <Drawn size={26} stroke={1.6} />;
}
