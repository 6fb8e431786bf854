import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shared } from './share.ts';
import { SharingItems } from './SharingItems.tsx';

/** Menu to share a conversation. */
export default function ShareMenu({ post }: { post: Shared }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(true);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon aria-label={t('share.label')} title={t('share.label')} radius="xl">
          <IconShare size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SharingItems post={post} />
      </Menu.Dropdown>
    </Menu>
  );
}
