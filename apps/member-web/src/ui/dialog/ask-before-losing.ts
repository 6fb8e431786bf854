import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { dialogTexts } from './texts/index.ts';

/** Nobody needs it before they have typed something. To be drawn within a `Part`. */
export const AskBeforeLosing = lazyPart(
  withTexts(() => import('./AskBeforeLosing.tsx'), dialogTexts),
  'member',
);
