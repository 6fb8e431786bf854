import { type Icon, IconAlignLeft, IconChartBar, IconPhoto, IconVideo } from '@tabler/icons-react';

export type PostType = 'text' | 'image' | 'video' | 'poll';

interface Kind {
  type: PostType;
  icon: Icon;
  /** Lowest plan that includes this type (part 1 §6 and §9). */
  plan: number;
  /** Whether helpdesk boards accept this type (part 1 §6). */
  inHelpdesk: boolean;
}

/** Post types in display order. The first is the closed line's type. `ComposerBody` defines the fields of each. */
export const POST_TYPES: readonly Kind[] = [
  { type: 'text', icon: IconAlignLeft, plan: 3, inHelpdesk: true },
  { type: 'image', icon: IconPhoto, plan: 3, inHelpdesk: true },
  { type: 'video', icon: IconVideo, plan: 3, inHelpdesk: true },
  { type: 'poll', icon: IconChartBar, plan: 5, inHelpdesk: false },
];
