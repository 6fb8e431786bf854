import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLink, IconLock, IconLockOpen } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import type { Topic } from '../../lib/topic-cache.ts';

const CloseDialog = lazy(() => import('./CloseDialog.tsx'));
const ICON = { size: 17, stroke: 1.7 } as const;

export default function TopicMenuContent({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(true);
  const [closing, setClosing] = useState(false);

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${location.origin}/conversations/${topic.slug}`);
      toast({ kind: 'success', text: t('topic.linkCopied') });
    } catch {
      toast({ kind: 'error', text: t('errors.action') });
    }
  }

  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={230}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon aria-label={t('app.more')} radius="xl">
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => void copyLink()}>
            {t('topic.copyLink')}
          </Menu.Item>
          {topic.permissions.includes('CLOSE') && (
            <Menu.Item
              leftSection={topic.closed ? <IconLockOpen {...ICON} /> : <IconLock {...ICON} />}
              onClick={() => setClosing(true)}
            >
              {topic.closed ? t('topic.reopen') : t('topic.close')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {closing && (
        <Suspense>
          <CloseDialog topic={topic} onDone={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  );
}
