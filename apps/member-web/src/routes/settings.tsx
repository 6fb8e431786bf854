import { useIsMutating } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { eraseKey } from '../features/settings/own-data.mutations.ts';
import { isSettingsTab, SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { loginPath } from '../lib/address/return-to.ts';
import { useMe } from '../lib/session/session.ts';
import { NotFound } from '../ui/state/NotFound.tsx';

/** Part 3 §2: a hash on the settings' address names the tab. */
export function Component() {
  const { type } = useParams();
  const location = useLocation();
  const me = useMe();
  // The open screen may hear that its member is gone before the answer comes that says so.
  const leaving = useIsMutating({ mutationKey: eraseKey }) > 0;
  const hash = location.hash.slice(1);
  if (me === undefined) return null;
  if (me === null) return <Navigate to={leaving ? '/' : loginPath(location)} replace />;
  if (!type && isSettingsTab(hash)) return <Navigate to={`/profile/settings/${hash}`} replace />;
  const tab = type ?? 'profile';
  return isSettingsTab(tab) ? <SettingsScreen me={me} tab={tab} /> : <NotFound />;
}
