import { useMutationState } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../lib/address/paths.ts';
import { eraseKey } from '../features/settings/own-data.mutations.ts';
import { SettingsScreen, useSettingsTabs } from '../features/settings/SettingsScreen.tsx';
import { loginPath } from '../lib/address/return-to.ts';
import { useMe } from '../lib/session/session.ts';
import { NotFound } from '../ui/state/NotFound.tsx';

/** `/profile/settings/{tab?}`. A fragment of the address also selects the tab (part 3 §2). */
export function Component() {
  const { type, purchase } = useParams();
  const location = useLocation();
  const me = useMe();
  // During an erasure the screen can learn that its member is gone before the answer arrives. It may also render once
  // after the answer.
  const erasures = useMutationState({ filters: { mutationKey: eraseKey }, select: ({ state }) => state.status });
  const leaving = erasures.some((status) => status === 'pending' || status === 'success');
  const tabs = useSettingsTabs();
  const named = (name: string) => tabs.find((each) => each.name === name);
  const hash = location.hash.slice(1);
  if (me === undefined) return null;
  if (me === null) return <Navigate to={leaving ? '/' : loginPath(location)} replace />;
  if (!type && named(hash)) return <Navigate to={paths.settings(hash)} replace />;
  const tab = named(type ?? 'profile');
  return tab && (!purchase || type === 'purchases') ? <SettingsScreen me={me} tabs={tabs} tab={tab} /> : <NotFound />;
}
