import type { Module } from '../../lib/modules/module.ts';
import { HereNow, HereNowStack } from './HereNow.tsx';
import { useLivePresence } from './use-live-presence.ts';
import { presenceTexts } from './texts/index.ts';

function LivePresence() {
  useLivePresence();
  return null;
}

export const presence: Module = {
  name: 'presence',
  texts: [presenceTexts],
  TopBarNarrow: HereNowStack,
  Rail: HereNow,
  Live: LivePresence,
};
