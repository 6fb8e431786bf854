import { ActionIcon } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { share, type Shared } from './share.ts';

const ShareMenu = lazy(() => import('./ShareMenu.tsx'));

/** Passes a conversation on: at once by the device's own way where it has one, else by what a menu offers. */
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
    <Suspense fallback={button}>
      <ShareMenu post={post} />
    </Suspense>
  );
}
