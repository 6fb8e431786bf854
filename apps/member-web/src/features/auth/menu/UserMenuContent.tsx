import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { Me } from '../../../lib/session/session.ts';
import { MenuItems } from './MenuItems.tsx';
import classes from './UserMenu.module.css';
import { UserMenuFace } from './UserMenuFace.tsx';

interface Props {
  me: Me;
  label: string;
  tab: boolean;
  onShortcuts: () => void;
}

/** Content of the user menu. */
export default function UserMenuContent({ me, label, tab, onShortcuts }: Props) {
  const [opened, setOpened] = useState(true);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={tab ? 'top-end' : 'bottom-end'}
      width={264}
      closeOnItemClick={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={tab ? undefined : classes.button} aria-label={label}>
          <UserMenuFace me={me} tab={tab} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <MenuItems
          me={me}
          onShortcuts={() => {
            setOpened(false);
            onShortcuts();
          }}
          onDone={() => setOpened(false)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
