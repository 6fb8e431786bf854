import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const DotsMenuContent = lazyPart(() => import('./DotsMenuContent.tsx'), 'member');

export type DotsEntry = {
  label: string;
  icon: 'profile' | 'add' | 'leave' | 'delete' | 'report' | 'block' | 'edit' | 'search';
  danger?: boolean;
} & (
  | { run: () => void }
  /** Opens in a new tab. */
  | { href: string }
);

export interface DotsProps {
  label: string;
  entries: readonly DotsEntry[];
  small?: boolean;
}

/** Menu button. The content loads on the first click, because every message has a menu. */
export function DotsMenu(props: DotsProps) {
  const { label, small = false } = props;
  const [asked, setAsked] = useState(false);
  const dots = (
    <ActionIcon
      aria-label={label}
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
      <DotsMenuContent {...props} />
    </Part>
  );
}
