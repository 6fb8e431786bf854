import { ahead } from '../../../lib/parts/ahead.ts';
import { chunk } from '../../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../../lib/parts/lazy-part.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { editorTexts } from '../../../ui/rich-text/texts/index.ts';

/** One chunk for all forms, fetched ahead for members, so that a reply or edit opens immediately on a click. */
const forms = remembering(chunk(withTexts(() => import('./forms.ts'), editorTexts)));
ahead(forms.askAhead, 'member');

export const CommentComposer = partOf(forms, (module) => module.CommentComposer);
export const EditComment = partOf(forms, (module) => module.EditComment);
export const ReplyComposer = partOf(forms, (module) => module.ReplyComposer);
