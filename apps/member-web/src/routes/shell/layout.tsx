import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { withTexts } from '../../lib/i18n/texts.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { useFrame } from '../../lib/screen/frame.ts';
import { useLateScroll } from '../../lib/screen/use-late-scroll.ts';
import { useMe } from '../../lib/session/session.ts';
import { useStart } from '../../lib/session/use-start.ts';
import { Part } from '../../ui/part/Part.tsx';
import { ConnectionBar } from '../../ui/shell/ConnectionBar.tsx';
import { LeaveGuard } from '../../ui/shell/LeaveGuard.tsx';
import { Place } from '../../ui/shell/Place.tsx';
import { RailContext } from '../../ui/shell/ScreenRail.tsx';
import classes from '../../ui/shell/Shell.module.css';
import { SideNavigation } from '../../ui/shell/SideNavigation.tsx';
import { TabBar } from '../../ui/shell/TabBar.tsx';
import { TopBar } from '../../ui/shell/TopBar.tsx';
import { shortcutTexts } from '../../ui/shell/texts/index.ts';

const ShortcutsDialog = lazyPart(withTexts(() => import('../../ui/shell/ShortcutsDialog.tsx'), shortcutTexts));

/** What the columns make of the rail's room: guests have none, and a wide screen uses it. */
function railOf(rail: 'none' | 'own' | undefined, isGuest: boolean) {
  if (rail === 'own') return undefined;
  if (isGuest) return 'none';
  return rail === 'none' ? 'wide' : undefined;
}

/** Shell around every screen. It knows no feature: modules fill its slots. */
export function Layout() {
  useLateScroll();
  const { t } = useTranslation();
  const me = useMe();
  const { bare, rail } = useFrame();
  const [ownRail, setOwnRail] = useState<HTMLElement | null>(null);
  const [listsShortcuts, setListsShortcuts] = useState(false);
  const openShortcuts = () => setListsShortcuts(true);

  useStart();
  useShortcuts({ '?': openShortcuts });

  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('app.skip')}
      </a>
      <Place of="Live" openShortcuts={openShortcuts} />
      <Place of="Banner" openShortcuts={openShortcuts} />
      <TopBar
        wide={<Place of="TopBar" openShortcuts={openShortcuts} />}
        narrow={<Place of="TopBarNarrow" openShortcuts={openShortcuts} />}
      />
      <div className={classes.columns} data-bare={bare || undefined} data-rail={railOf(rail, me === null)}>
        {!bare && (
          <div className={classes.navigation}>
            <SideNavigation openShortcuts={openShortcuts} />
          </div>
        )}
        <main id="main" tabIndex={-1} className={classes.main}>
          <RailContext value={ownRail}>
            <Outlet />
          </RailContext>
        </main>
        {bare && (
          <div className={classes.foot}>
            <Place of="Foot" openShortcuts={openShortcuts} />
          </div>
        )}
        {rail === 'own' && <aside ref={setOwnRail} className={classes.rail} aria-label={t('app.rail')} />}
        {!bare && !rail && me && (
          <aside className={classes.rail} aria-label={t('app.rail')}>
            <Place of="Rail" openShortcuts={openShortcuts} />
          </aside>
        )}
      </div>
      {!bare && <TabBar openShortcuts={openShortcuts} />}
      <ConnectionBar />
      <Part missing="opened">{listsShortcuts && <ShortcutsDialog onDone={() => setListsShortcuts(false)} />}</Part>
      <LeaveGuard />
      <ScrollRestoration />
    </>
  );
}
