import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBan,
  IconDots,
  IconDoorExit,
  IconFlag,
  IconPencil,
  IconSearch,
  IconTrash,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { DotsProps } from './DotsMenu.tsx';

const icons = {
  profile: IconUser,
  add: IconUserPlus,
  leave: IconDoorExit,
  delete: IconTrash,
  report: IconFlag,
  block: IconBan,
  edit: IconPencil,
  search: IconSearch,
};

/** Content of the menu. */
export default function DotsMenuContent({ label, entries, small = false }: DotsProps) {
  const [opened, setOpened] = useState(true);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={230} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={label} radius="xl" size={small ? 28 : undefined}>
          <IconDots size={small ? 17 : 20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => {
          const Mark = icons[entry.icon];
          const item = {
            leftSection: <Mark size={17} stroke={1.7} aria-hidden="true" />,
            c: entry.danger ? 'var(--danger)' : undefined,
            children: entry.label,
          };
          return 'href' in entry ? (
            <Menu.Item key={entry.label} component="a" href={entry.href} target="_blank" rel="noopener" {...item} />
          ) : (
            <Menu.Item key={entry.label} onClick={entry.run} {...item} />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
