import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { ImpersonationBar } from '../../features/auth/menu/ImpersonationBar.tsx';
import { UserMenu } from '../../features/auth/menu/UserMenu.tsx';
import { SideNavigation } from '../../features/boards/SideNavigation.tsx';
import { useLiveFeeds } from '../../features/feed/live/use-live-feeds.ts';
import { NotificationBell, useBellLabel } from '../../features/notifications/NotificationBell.tsx';
import { UnreadBadge } from '../../features/notifications/UnreadBadge.tsx';
import { useLiveNotifications } from '../../features/notifications/notifications.query.ts';
import { HereNow, HereNowStack } from '../../features/presence/HereNow.tsx';
import { useLivePresence } from '../../features/presence/use-live-presence.ts';
import { loginPath } from '../../lib/address/return-to.ts';
import { useLiveRights } from '../../features/boards/use-live-rights.ts';
import { useMe } from '../../lib/session/session.ts';
import { useCommunityName } from '../../lib/session/settings.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { useLateScroll } from '../../lib/screen/use-late-scroll.ts';
import { useStart } from '../../lib/session/use-start.ts';
import { ConnectionBar } from '../../ui/shell/ConnectionBar.tsx';
import classes from '../../ui/shell/Shell.module.css';
import { TabBar } from '../../ui/shell/TabBar.tsx';
import { TopBar } from '../../ui/shell/TopBar.tsx';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const Sheet = lazyPart(() => import('../../ui/shell/Sheet.tsx'), 'everyone');
const ShortcutsDialog = lazyPart(() => import('../../ui/shell/ShortcutsDialog.tsx'));
const NotificationPanel = lazyPart<{ onChosen: () => void }>(() =>
  import('../../features/notifications/NotificationPanel.tsx').then((module) => ({
    default: module.NotificationPanel,
  })),
);

type Opened = 'boards' | 'activity' | 'shortcuts' | null;

/** A screen that needs the whole width says so in its route's `handle`. */
const isBare = (handle: unknown) => (handle as { bare?: boolean } | undefined)?.bare === true;

export function Layout() {
  useLateScroll();
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const bare = useMatches().some((match) => isBare(match.handle));
  const community = useCommunityName();
  const activityLabel = useBellLabel(t('app.activity'));
  const [opened, setOpened] = useState<Opened>(null);
  const close = useCallback(() => setOpened(null), []);
  const openShortcuts = () => setOpened('shortcuts');

  useStart();
  useLiveRights();
  useLiveFeeds();
  useLiveNotifications();
  useLivePresence();
  useShortcuts({ '?': openShortcuts });

  const account =
    me === undefined ? null : me ? (
      <>
        <NotificationBell />
        <UserMenu me={me} onShortcuts={openShortcuts} />
      </>
    ) : bare ? null : (
      <>
        <Button component={Link} to={loginPath(location)} variant="subtle">
          {t('app.login')}
        </Button>
        <Button component={Link} to={loginPath(location, '#register')}>
          {t('app.register')}
        </Button>
      </>
    );

  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('app.skip')}
      </a>
      {me?.impersonating && <ImpersonationBar me={me} />}
      <TopBar wide={account} narrow={<HereNowStack />} />
      <div className={classes.columns} data-bare={bare || undefined} data-rail={me === null ? 'none' : undefined}>
        {!bare && (
          <div className={classes.navigation}>
            <SideNavigation />
          </div>
        )}
        <main id="main" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        {!bare && me && (
          <aside className={classes.rail} aria-label={t('presence.title')}>
            <HereNow />
          </aside>
        )}
      </div>
      <TabBar
        onBoards={() => setOpened('boards')}
        onActivity={() => setOpened('activity')}
        activityLabel={activityLabel}
        activityBadge={<UnreadBadge />}
        me={me ? <UserMenu me={me} tab onShortcuts={openShortcuts} /> : null}
      />
      <ConnectionBar />
      <Part missing="opened">
        {opened === 'boards' && (
          <Sheet title={community} from="left" onClose={close}>
            <SideNavigation />
          </Sheet>
        )}
        {opened === 'activity' && (
          <Sheet title={t('notifications.title')} from="bottom" onClose={close}>
            <NotificationPanel onChosen={close} />
          </Sheet>
        )}
        {opened === 'shortcuts' && <ShortcutsDialog onDone={close} />}
      </Part>
      <ScrollRestoration />
    </>
  );
}
