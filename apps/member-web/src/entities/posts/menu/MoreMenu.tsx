import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { menuIcons } from './menu-icons.ts';
import type { Source } from '../quote/quote.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const MoreMenuContent = lazyPart(() => import('./MoreMenuContent.tsx'), 'everyone');

export interface MenuEntry {
  label: string;
  icon: keyof typeof menuIcons;
  run: () => void;
  danger?: boolean;
  /** The entry opens a field, which then keeps the focus. */
  takesFocus?: boolean;
}

/** A post that can be shared by its address, and quoted if its text is loaded. */
export interface MenuPost extends Source {
  /** Title of its conversation. */
  title: string;
  html: string | null;
}

interface Props {
  /** Evaluated on opening, because a feed has many menus and few are opened. */
  entries: () => MenuEntry[];
  post: MenuPost;
  small?: boolean;
}

/** Menu of a post. The first load contains only its button. The content loads on the first click. */
export function MoreMenu({ entries, post, small = false }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const dots = (
    <ActionIcon
      aria-label={t('app.more')}
      aria-haspopup="menu"
      radius="xl"
      size={small ? 28 : undefined}
      onClick={() => setAsked(true)}
    >
      <IconDots size={small ? 17 : 20} />
    </ActionIcon>
  );
  if (!asked) return dots;
  return (
    <Part missing="opened" fallback={dots}>
      <MoreMenuContent entries={entries()} post={post} small={small} />
    </Part>
  );
}
