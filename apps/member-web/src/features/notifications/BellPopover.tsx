import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './NotificationBell.module.css';
import { NotificationPanel } from './NotificationPanel.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** Popover with the notifications. */
export default function BellPopover({ label }: { label: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(true);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={400} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.bell} aria-label={label} onClick={() => setOpened(!opened)}>
          <IconBell size={22} stroke={1.6} aria-hidden="true" />
          <UnreadBadge />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('notifications.title')}>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          {t('notifications.title')}
        </h2>
        <NotificationPanel onChosen={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
