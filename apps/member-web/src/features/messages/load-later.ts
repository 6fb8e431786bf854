import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { relationsTexts } from '../../entities/members/relations/texts/index.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { editorTexts } from '../../ui/rich-text/texts/index.ts';
import { inboxTexts } from './texts/index.ts';

/** Loads the inbox with its translations. */
export const later = withTexts(() => import('./later.ts'), inboxTexts, editorTexts, relationsTexts, chooseTexts);
