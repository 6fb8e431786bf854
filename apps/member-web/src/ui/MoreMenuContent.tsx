import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from './MoreMenu.tsx';

export default function MoreMenuContent({ entries, small }: { entries: MenuEntry[]; small: boolean }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(true);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={250}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon aria-label={t('app.more')} radius="xl" size={small ? 28 : undefined}>
          <IconDots size={small ? 17 : 20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon: Mark, run, danger }) => (
          <Menu.Item
            key={label}
            leftSection={<Mark size={17} stroke={1.7} aria-hidden="true" />}
            c={danger ? 'var(--danger)' : undefined}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
