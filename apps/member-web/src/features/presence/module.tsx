import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import type { Module } from '../../lib/modules/module.ts';
import { Part } from '../../ui/part/Part.tsx';
import { useLivePresence } from './use-live-presence.ts';
import { presenceTexts } from './texts/index.ts';

const Stack = partOf(remembering(chunk(() => import('./HereNow.tsx'))), ({ HereNowStack }) => HereNowStack);

const HereNowStack = () => (
  <Part missing="nothing">
    <Stack />
  </Part>
);

function LivePresence() {
  useLivePresence();
  return null;
}

export const presence: Module = {
  name: 'presence',
  texts: [presenceTexts],
  TopBarNarrow: HereNowStack,
  Live: LivePresence,
};
