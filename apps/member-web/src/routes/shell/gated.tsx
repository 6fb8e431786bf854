import { Outlet } from 'react-router-dom';
import { type Gate, useFeature } from '../../lib/session/settings.ts';
import { NotFound } from '../../ui/state/NotFound.tsx';

/** The screens of a module that a plugin or a plan opens: without it they are missing, as the server says, too. */
export function Gated({ gate }: { gate: Gate }) {
  const open = useFeature(gate);
  if (open === undefined) return null;
  return open ? <Outlet /> : <NotFound />;
}
