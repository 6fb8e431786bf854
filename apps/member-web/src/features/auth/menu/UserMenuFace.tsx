import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../lib/session/session.ts';
import { Avatar } from '../../../entities/members/Avatar.tsx';

/** Content of the user menu's button: the avatar, or an icon and label in the tab bar. */
export function UserMenuFace({ me, tab }: { me: Me; tab: boolean }) {
  const { t } = useTranslation();
  if (!tab) return <Avatar member={me} size={34} />;
  return (
    <>
      <IconUser size={24} stroke={1.6} aria-hidden="true" />
      <span>{t('app.me')}</span>
    </>
  );
}
