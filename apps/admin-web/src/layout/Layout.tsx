import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { SessionEnded } from '../auth/SessionEnded.tsx';
import { useLanguageOfMember } from '../i18n/use-language.ts';
import { RecordSkeleton } from '../record/RecordPage.tsx';
import { Crash } from './Crash.tsx';
import { Navigation, NavigationDrawer } from './Navigation.tsx';
import { NoConnection } from './NoConnection.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { MAIN, SkipLink } from './SkipLink.tsx';
import { TopBar, TOP_BAR } from './TopBar.tsx';

/** Page frame with one header, one navigation and one main, which screen readers list as landmarks. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  useLanguageOfMember();
  return (
    <>
      <SkipLink />
      <TopBar onMenu={() => setDrawer(true)} onShortcuts={() => setShortcuts(true)} />
      <Box sx={{ display: 'flex', maxWidth: 1560, mx: 'auto' }}>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            flex: 'none',
            width: 232,
            position: 'sticky',
            top: TOP_BAR,
            alignSelf: 'flex-start',
            p: 2,
            pt: 3,
          }}
        >
          <Navigation />
        </Box>
        <Container
          component="main"
          id={MAIN}
          tabIndex={-1}
          maxWidth={false}
          sx={{ flex: 1, minWidth: 0, py: { xs: 2.5, md: 4 }, outline: 'none' }}
        >
          <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
            <Suspense fallback={<RecordSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </Container>
      </Box>
      <NavigationDrawer open={drawer} onClose={() => setDrawer(false)} />
      <ShortcutsDialog open={shortcuts} onOpen={() => setShortcuts(true)} onClose={() => setShortcuts(false)} />
      <NoConnection />
      <SessionEnded />
    </>
  );
}
