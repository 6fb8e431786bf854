import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';

/** Initials are read by nobody as a name: what the button is called stands beside them, for those who do not see it. */
export function UserMenuFace({ me, label, tab }: { me: Me; label: string; tab: boolean }) {
  const { t } = useTranslation();
  if (!tab) {
    return (
      <>
        <Avatar member={me} size={34} />
        <span className="visually-hidden">{label}</span>
      </>
    );
  }
  return (
    <>
      <IconUser size={24} stroke={1.6} aria-hidden="true" />
      <span>{t('app.me')}</span>
    </>
  );
}
