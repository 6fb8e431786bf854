import { community } from '@lyceum/contracts';
import { plainText } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import { type CleanText, withGif } from '../../../platform/text/clean-text.ts';
import { textWithMentions } from '../../../platform/text/rich-text.ts';
import { communityText } from '../community.texts.ts';

/** In characters. */
export const COMMENT_EXCERPT = community.COMMUNITY_LIMITS.commentExcerpt;

/**
 * Sanitises the text of a comment and derives its excerpt. `gif` is the rich text of a GIF, or empty. `PostMentions`
 * processes the mentions afterwards.
 * @throws {Refusal} `invalid` at `content` if the text is empty.
 */
export async function commentContent(given: string, gif = ''): Promise<CleanText> {
  const cleaned = withGif(await textWithMentions(given, COMMENT_EXCERPT), gif, COMMENT_EXCERPT);
  if (plainText(cleaned.content) === '') throw Refusal.invalid('content', communityText('post.empty'));
  return cleaned;
}
