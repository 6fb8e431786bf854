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
  /** It opens a field, which has the focus from then on. */
  takesFocus?: boolean;
}

/** A post that can be passed on by its address, and quoted where its words are known. */
export interface MenuPost extends Source {
  /** Of its conversation. */
  title: string;
  html: string | null;
}

interface Props {
  /** Asked when it opens: a feed has a menu on each card, and hardly any of them is opened. */
  entries: () => MenuEntry[];
  post: MenuPost;
  small?: boolean;
}

/** Only the dots are part of the first load; what they open arrives with the first click. */
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
