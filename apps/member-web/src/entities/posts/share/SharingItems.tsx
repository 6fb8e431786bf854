import { Menu } from '@mantine/core';
import { IconLink, IconMail, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyLink } from '../../../lib/copy-link.ts';
import { mailOf, share, type Shared } from './share.ts';

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;

/** Menu items to share a post: copy the link, and the device's share sheet or e-mail. */
export function SharingItems({ post }: { post: Shared }) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => void copyLink(post.address)}>
        {t('topic.copyLink')}
      </Menu.Item>
      {share ? (
        <Menu.Item leftSection={<IconShare {...ICON} />} onClick={() => void share?.(post)}>
          {t('share.open')}
        </Menu.Item>
      ) : (
        <Menu.Item component="a" href={mailOf(post)} leftSection={<IconMail {...ICON} />}>
          {t('share.mail')}
        </Menu.Item>
      )}
    </>
  );
}
