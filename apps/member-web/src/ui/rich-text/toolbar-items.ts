import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'code'
  | 'codeBlock'
  | 'rule'
  | 'link';

export const icons: Record<ToolName, Icon> = {
  bold: IconBold,
  italic: IconItalic,
  underline: IconUnderline,
  strike: IconStrikethrough,
  heading2: IconH2,
  heading3: IconH3,
  bulletList: IconList,
  orderedList: IconListNumbers,
  blockquote: IconBlockquote,
  code: IconCode,
  codeBlock: IconSourceCode,
  rule: IconSeparatorHorizontal,
  link: IconLink,
};

/** Tools of a comment and of a topic. Keyboard shortcuts provide all formats in both. */
export const toolSets = {
  small: ['bold', 'italic', 'link', 'bulletList', 'blockquote', 'code'],
  full: [
    'bold',
    'italic',
    'underline',
    'strike',
    'link',
    'heading2',
    'heading3',
    'bulletList',
    'orderedList',
    'blockquote',
    'code',
    'codeBlock',
    'rule',
  ],
} satisfies Record<string, ToolName[]>;

export type ToolSet = keyof typeof toolSets;
export const ICON = { size: 18, stroke: 1.7 } as const;
