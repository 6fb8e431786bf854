import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const Cards = lazyPart(() => import('../../routes/rail/index.ts'));

const Rail = () => (
  <Part missing="nothing">
    <Cards />
  </Part>
);

/** The right rail. Its cards depend on the screen. */
export const rail: Module = { name: 'rail', Rail };
