import type { Module } from '../../lib/modules/module.ts';
import { HereNow, HereNowStack } from './HereNow.tsx';
import { useLivePresence } from './use-live-presence.ts';

function LivePresence() {
  useLivePresence();
  return null;
}

export const presence: Module = {
  name: 'presence',
  TopBarNarrow: HereNowStack,
  Rail: HereNow,
  Live: LivePresence,
};
