import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../../lib/topic-cache.ts';

const TopicMenuContent = lazy(() => import('./TopicMenuContent.tsx'));

/** Only the dots are part of the first load; what they open arrives with the first click. */
export function TopicMenu({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const dots = (
    <ActionIcon aria-label={t('app.more')} aria-haspopup="menu" radius="xl" onClick={() => setAsked(true)}>
      <IconDots size={20} />
    </ActionIcon>
  );
  if (!asked) return dots;
  return (
    <Suspense fallback={dots}>
      <TopicMenuContent topic={topic} />
    </Suspense>
  );
}
