import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { MoreNavigation } from '../../ui/shell/SideNavigation.tsx';

const Cards = lazyPart(() => import('../../routes/rail/index.ts'));

const Rail = () => (
  <Part missing="nothing">
    <Cards />
  </Part>
);

/** The right rail, whose cards depend on the screen, and the end of the side navigation. */
export const rail: Module = { name: 'rail', Rail, Navigation: MoreNavigation };
