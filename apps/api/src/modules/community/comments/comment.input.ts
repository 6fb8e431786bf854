import { community } from '@lyceum/contracts';
import { plainText } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { communityText } from '../community.texts.ts';

/** A comment's text, cleaned, with its excerpt. */
export async function commentContent(given: string): Promise<CleanText> {
  const cleaned = await richText(given, community.COMMUNITY_LIMITS.commentExcerpt);
  if (plainText(cleaned.content) === '') throw Refusal.invalid('content', communityText('post.empty'));
  return cleaned;
}
