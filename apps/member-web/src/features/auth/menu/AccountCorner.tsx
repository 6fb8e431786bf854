import { Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../../lib/address/return-to.ts';
import type { ShellProps } from '../../../lib/modules/module.ts';
import { useFrame } from '../../../lib/screen/frame.ts';
import { useMe } from '../../../lib/session/session.ts';
import { TabHolder, TabWay } from '../../../ui/shell/tabs.tsx';
import { UserMenu } from './UserMenu.tsx';

/**
 * Menu of the member, or login and registration buttons for a guest. Guests see none on bare screens, such as the
 * login.
 */
export function AccountCorner({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const { bare } = useFrame();
  if (me) return <UserMenu me={me} onShortcuts={openShortcuts} />;
  if (me === undefined || bare) return null;
  return (
    <>
      <Button component={Link} to={loginPath(location)} variant="subtle">
        {t('app.login')}
      </Button>
      <Button component={Link} to={loginPath(location, '#register')}>
        {t('app.register')}
      </Button>
    </>
  );
}

/** The same for the tab bar of a phone. */
export function AccountTab({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (!me) return <TabWay to={loginPath(location)} icon={IconLogin2} text={t('app.login')} />;
  return (
    <TabHolder>
      <UserMenu me={me} tab onShortcuts={openShortcuts} />
    </TabHolder>
  );
}
