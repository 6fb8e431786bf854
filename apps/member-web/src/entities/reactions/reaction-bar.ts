import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { reactionTexts } from './texts/index.ts';

/** Reaction bar, loaded after its post. Render it within a `Part`. */
export const ReactionBar = lazyPart(withTexts(() => import('./ReactionBar.tsx'), reactionTexts));
