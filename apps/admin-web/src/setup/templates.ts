import type { BoardIconName } from '@lyceum/contracts/community/board-icons';

type Audience = 'guest' | 'member' | 'moderator';

interface BoardLook {
  icon: BoardIconName;
  color: string;
  /** Who may post; members if absent. */
  writeBy?: 'moderator';
  /** Who may read; the template decides if absent. */
  readBy?: 'moderator';
}

const LOOKS = {
  announcements: { icon: 'speakerphone', color: '#B3261E', writeBy: 'moderator' },
  introductions: { icon: 'heart', color: '#BE185D' },
  general: { icon: 'message-circle', color: '#0F6B5C' },
  questions: { icon: 'help', color: '#3A5DB0' },
  showcase: { icon: 'photo', color: '#7C3AED' },
  meetings: { icon: 'calendar', color: '#A84C08' },
  ideas: { icon: 'bulb', color: '#A16207' },
  tips: { icon: 'star', color: '#0E7490' },
  work: { icon: 'briefcase', color: '#0F6B5C' },
  coffee: { icon: 'coffee', color: '#A84C08' },
  committee: { icon: 'shield-lock', color: '#64748B', readBy: 'moderator', writeBy: 'moderator' },
} as const satisfies Record<string, BoardLook>;
export type BoardName = keyof typeof LOOKS;
/** Boards that templates offer. Their names and descriptions are texts. */
export const BOARDS: Record<BoardName, BoardLook> = LOOKS;

interface Template {
  readBy: Audience;
  boards: readonly BoardName[];
}

/** Kinds of communities, each with its first boards. */
export const TEMPLATES = {
  courses: { readBy: 'guest', boards: ['announcements', 'introductions', 'questions', 'showcase'] },
  fans: { readBy: 'guest', boards: ['announcements', 'general', 'showcase', 'meetings'] },
  association: { readBy: 'guest', boards: ['announcements', 'general', 'meetings', 'committee'] },
  customers: { readBy: 'guest', boards: ['announcements', 'questions', 'ideas', 'tips'] },
  team: { readBy: 'member', boards: ['announcements', 'work', 'ideas', 'coffee'] },
} as const satisfies Record<string, Template>;
export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];
