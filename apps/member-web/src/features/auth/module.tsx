import { redirect, type RouteObject } from 'react-router-dom';
import type { Module } from '../../lib/modules/module.ts';
import { BARE } from '../../lib/screen/frame.ts';
import { hasEnded, watchEnded } from '@lyceum/browser/session-ended';
import { useSyncExternalStore } from 'react';
import { useMe } from '../../lib/session/session.ts';
import { AccountCorner, AccountTab } from './menu/AccountCorner.tsx';
import { authFirstTexts, authTexts } from './texts/index.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { withTexts } from '../../lib/i18n/texts.ts';
import { formTexts } from '../../ui/form/texts/index.ts';

/** Lazy, because only administrators see it, and rarely. */
const ImpersonationBar = lazyPart(() => import('./menu/ImpersonationBar.tsx'));

/** Lazy, because a session rarely ends while a member is writing. */
const LoginAgain = lazyPart(withTexts(() => import('./LoginAgain.tsx'), authTexts, formTexts));

function SessionEnded() {
  const me = useMe();
  const mustLogIn = useSyncExternalStore(watchEnded, hasEnded, () => false);
  return <Part missing="opened">{mustLogIn && me && <LoginAgain me={me} />}</Part>;
}

function Banner() {
  return (
    <>
      <Impersonating />
      <SessionEnded />
    </>
  );
}

function Impersonating() {
  const me = useMe();
  return <Part>{me?.impersonating && <ImpersonationBar me={me} />}</Part>;
}

const bare = (path: string, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  handle: BARE,
  lazy,
  hydrateFallbackElement: <></>,
});

export const auth: Module = {
  name: 'auth',
  texts: [authFirstTexts],
  routes: [
    bare(
      'auth/forgot-password',
      withTexts(() => import('../../routes/forgot-password.tsx'), authTexts, formTexts),
    ),
    bare(
      'auth/reset-password',
      withTexts(() => import('../../routes/reset-password.tsx'), authTexts, formTexts),
    ),
    bare(
      'auth/verify-email',
      withTexts(() => import('../../routes/verify-email.tsx'), authTexts, formTexts),
    ),
    bare(
      'auth/invitation',
      withTexts(() => import('../../routes/invitation.tsx'), authTexts, formTexts),
    ),
    bare(
      'auth/claim',
      withTexts(() => import('../../routes/claim.tsx'), authTexts, formTexts),
    ),
    bare(
      'auth/login',
      withTexts(() => import('../../routes/login.tsx'), authTexts, formTexts),
    ),
    {
      path: 'login',
      loader: ({ request }) => redirect(`/auth/login${new URL(request.url).search}#login`),
      element: null,
      hydrateFallbackElement: <></>,
    },
  ],
  Banner,
  TopBar: AccountCorner,
  Tab: AccountTab,
};
