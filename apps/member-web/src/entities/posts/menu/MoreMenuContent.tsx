import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuIcons } from './menu-icons.ts';
import type { MenuEntry, MenuPost } from './MoreMenu.tsx';
import { mayQuote } from '../../../ui/rich-text/fields.ts';
import { quoteWhole } from '../quote/quote.ts';
import { SharingItems } from '../share/SharingItems.tsx';

interface Props {
  entries: MenuEntry[];
  post: MenuPost;
  small: boolean;
}

/** Content of a post's menu: sharing, quoting and the given entries. */
export default function MoreMenuContent({ entries, post, small }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(true);
  const [returns, setReturns] = useState(true);
  const { html } = post;
  return (
    <Menu
      opened={opened}
      onChange={(next) => {
        setOpened(next);
        if (next) setReturns(true);
      }}
      returnFocus={returns}
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
        <SharingItems post={post} />
        {html && mayQuote() && (
          <Menu.Item
            leftSection={<IconQuote size={17} stroke={1.7} aria-hidden="true" />}
            // Runs after the menu has returned the focus to its button, so that the field can take it.
            onClick={() => setTimeout(() => quoteWhole(post, html))}
          >
            {t('quote.whole')}
          </Menu.Item>
        )}
        {entries.map(({ label, icon, run, danger, takesFocus = false }) => {
          const Mark = menuIcons[icon];
          return (
            <Menu.Item
              key={label}
              leftSection={<Mark size={17} stroke={1.7} aria-hidden="true" />}
              c={danger ? 'var(--danger)' : undefined}
              onClick={() => {
                setReturns(!takesFocus);
                run();
              }}
            >
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
