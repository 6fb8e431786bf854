import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import type { Module } from '../../lib/modules/module.ts';
import { Part } from '../../ui/part/Part.tsx';
import { useLivePresence } from './use-live-presence.ts';
import { presenceTexts } from './texts/index.ts';

const later = remembering(chunk(() => import('./HereNow.tsx')));
const Card = partOf(later, ({ HereNow }) => HereNow);
const Stack = partOf(later, ({ HereNowStack }) => HereNowStack);

const HereNow = () => (
  <Part missing="nothing">
    <Card />
  </Part>
);
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
  Rail: HereNow,
  Live: LivePresence,
};
