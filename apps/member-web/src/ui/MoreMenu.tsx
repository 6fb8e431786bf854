import { ActionIcon } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MoreMenuContent = lazy(() => import('./MoreMenuContent.tsx'));

export interface MenuEntry {
  label: string;
  icon: Icon;
  run: () => void;
  danger?: boolean;
}

interface Props {
  /** Asked when it opens: a feed has a menu on each card, and hardly any of them is opened. */
  entries: () => MenuEntry[];
  small?: boolean;
}

/** Only the dots are part of the first load; what they open arrives with the first click. */
export function MoreMenu({ entries, small = false }: Props) {
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
    <Suspense fallback={dots}>
      <MoreMenuContent entries={entries()} small={small} />
    </Suspense>
  );
}
