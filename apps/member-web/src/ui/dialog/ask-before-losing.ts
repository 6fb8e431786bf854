import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { dialogTexts } from './texts/index.ts';

/** Lazy, because it is only needed after input. Render it within a `Part`. */
export const AskBeforeLosing = lazyPart(
  withTexts(() => import('./AskBeforeLosing.tsx'), dialogTexts),
  'member',
);
