import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isSettingsTab, SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { loginPath } from '../lib/return-to.ts';
import { useMe } from '../lib/session.ts';
import { NotFound } from '../ui/NotFound.tsx';

/** Part 3 §2: a hash on the settings' address names the tab. */
export function Component() {
  const { type } = useParams();
  const location = useLocation();
  const me = useMe();
  const hash = location.hash.slice(1);
  if (me === undefined) return null;
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  if (!type && isSettingsTab(hash)) return <Navigate to={`/profile/settings/${hash}`} replace />;
  const tab = type ?? 'profile';
  return isSettingsTab(tab) ? <SettingsScreen me={me} tab={tab} /> : <NotFound />;
}
