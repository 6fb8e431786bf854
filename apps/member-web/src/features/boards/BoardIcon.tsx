import { type BoardIconName, DEFAULT_ICON } from '@lyceum/contracts/community/board-icons';
import {
  IconBriefcase,
  IconBulb,
  IconCalendar,
  IconCampfire,
  IconCoffee,
  IconFlame,
  IconHeart,
  IconHelp,
  IconHome,
  IconLayoutDashboard,
  IconMessageCircle,
  IconMusic,
  IconPalette,
  IconPhoto,
  IconSchool,
  IconShieldLock,
  IconShoppingBag,
  IconSpeakerphone,
  IconStar,
  IconTools,
  IconWorld,
} from '@tabler/icons-react';

const ICONS: Record<BoardIconName, typeof IconHome> = {
  'message-circle': IconMessageCircle,
  speakerphone: IconSpeakerphone,
  help: IconHelp,
  home: IconHome,
  star: IconStar,
  heart: IconHeart,
  bulb: IconBulb,
  calendar: IconCalendar,
  photo: IconPhoto,
  palette: IconPalette,
  music: IconMusic,
  tools: IconTools,
  flame: IconFlame,
  campfire: IconCampfire,
  school: IconSchool,
  briefcase: IconBriefcase,
  'shopping-bag': IconShoppingBag,
  coffee: IconCoffee,
  world: IconWorld,
  'shield-lock': IconShieldLock,
  'layout-dashboard': IconLayoutDashboard,
};

/**
 * Icon of a board in its colour (part 1 §3). Hidden from screen readers, because the name is next to it. An unknown
 * icon becomes the default icon.
 */
export default function BoardIcon({ icon, color }: { icon: string; color: string }) {
  const Sign = (ICONS as Partial<typeof ICONS & Record<string, typeof IconHome>>)[icon] ?? ICONS[DEFAULT_ICON];
  return <Sign size={28} stroke={1.6} color={color} aria-hidden="true" data-icon={icon} />;
}
