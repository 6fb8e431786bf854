import { type Icon, IconAlignLeft, IconChartBar, IconPhoto, IconVideo } from '@tabler/icons-react';

export type PostType = 'text' | 'image' | 'video' | 'poll';

interface Kind {
  type: PostType;
  icon: Icon;
  /** Part 1 §6 and §9: the plan that has it. */
  plan: number;
  /** Not among the tickets of a helpdesk (part 1 §6). */
  inHelpdesk: boolean;
}

/** The kinds of posts, in the order in which they are offered, what the closed line is for first; `ComposerBody` knows each one's fields. */
export const POST_TYPES: readonly Kind[] = [
  { type: 'text', icon: IconAlignLeft, plan: 3, inHelpdesk: true },
  { type: 'image', icon: IconPhoto, plan: 3, inHelpdesk: true },
  { type: 'video', icon: IconVideo, plan: 3, inHelpdesk: true },
  { type: 'poll', icon: IconChartBar, plan: 5, inHelpdesk: false },
];
