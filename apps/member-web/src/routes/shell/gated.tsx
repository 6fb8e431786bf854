import { Outlet } from 'react-router-dom';
import { type Gate, useFeature } from '../../lib/session/settings.ts';
import { NotFound } from '../../ui/state/NotFound.tsx';

/** Screens of a module behind a gate (plugin or plan). Not found without it, as on the server. */
export function Gated({ gate }: { gate: Gate }) {
  const open = useFeature(gate);
  if (open === undefined) return null;
  return open ? <Outlet /> : <NotFound />;
}
