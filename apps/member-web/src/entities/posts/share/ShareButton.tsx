import { ActionIcon } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { share, type Shared } from './share.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const ShareMenu = lazyPart(() => import('./ShareMenu.tsx'), 'everyone');

/** Shares a conversation with the device's share sheet, or with a menu where the browser has none. */
export default function ShareButton({ post }: { post: Shared }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const button = (
    <ActionIcon
      aria-label={t('share.label')}
      title={t('share.label')}
      aria-haspopup={share ? undefined : 'menu'}
      radius="xl"
      onClick={() => (share ? void share(post) : setAsked(true))}
    >
      <IconShare size={19} stroke={1.7} />
    </ActionIcon>
  );
  if (!asked) return button;
  return (
    <Part missing="opened" fallback={button}>
      <ShareMenu post={post} />
    </Part>
  );
}
