import { redirect, type RouteObject } from 'react-router-dom';
import type { Module } from '../../lib/modules/module.ts';
import { BARE } from '../../lib/screen/bare.ts';
import { useMe } from '../../lib/session/session.ts';
import { AccountCorner, AccountTab } from './menu/AccountCorner.tsx';
import { ImpersonationBar } from './menu/ImpersonationBar.tsx';

function Impersonating() {
  const me = useMe();
  return me?.impersonating && <ImpersonationBar me={me} />;
}

const bare = (path: string, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  handle: BARE,
  lazy,
  hydrateFallbackElement: <></>,
});

export const auth: Module = {
  name: 'auth',
  routes: [
    bare('auth/forgot-password', () => import('../../routes/forgot-password.tsx')),
    bare('auth/reset-password', () => import('../../routes/reset-password.tsx')),
    bare('auth/verify-email', () => import('../../routes/verify-email.tsx')),
    bare('auth/login', () => import('../../routes/login.tsx')),
    {
      path: 'login',
      loader: ({ request }) => redirect(`/auth/login${new URL(request.url).search}#login`),
      element: null,
      hydrateFallbackElement: <></>,
    },
  ],
  Banner: Impersonating,
  TopBar: AccountCorner,
  Tab: AccountTab,
};
