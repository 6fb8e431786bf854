import { community } from '@lyceum/contracts';
import { plainText } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { textWithMentions } from '../../../platform/text/rich-text.ts';
import { communityText } from '../community.texts.ts';

/** In characters. */
export const COMMENT_EXCERPT = community.COMMUNITY_LIMITS.commentExcerpt;

/** A comment's text, cleaned, with its excerpt. Its mentions are yet to be looked at (`PostMentions`). */
export async function commentContent(given: string): Promise<CleanText> {
  const cleaned = await textWithMentions(given, COMMENT_EXCERPT);
  if (plainText(cleaned.content) === '') throw Refusal.invalid('content', communityText('post.empty'));
  return cleaned;
}
