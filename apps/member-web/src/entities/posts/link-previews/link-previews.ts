import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { linkPreviewsTexts } from './texts/index.ts';

/** Previews of links, loaded after their post. Render it within a `Part`, and only for texts with {@link hasLinks}. */
export const LinkPreviews = lazyPart(withTexts(() => import('./LinkPreviews.tsx'), linkPreviewsTexts));

/** Whether the HTML of a post may have links with a preview. */
export const hasLinks = (html: string | null): boolean => html?.includes('href="http') === true;
