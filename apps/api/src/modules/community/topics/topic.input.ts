import { community } from '@lyceum/contracts';
import { type VideoLink, videoLink } from '@lyceum/contracts/community/video-link';
import { plainText } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { textWithMentions } from '../../../platform/text/rich-text.ts';
import { VIDEO_REQUIRED } from '../attachments/attachment.decider.ts';
import { momentOf } from '../../../platform/time/zoned-time.ts';
import { communityText } from '../community.texts.ts';

/** In characters. */
export const EXCERPT = community.COMMUNITY_LIMITS.excerpt;
const CONTENT_MIN = community.COMMUNITY_LIMITS.contentMin;

/** Part 1 §5, of cleaned text. */
export const isEnough = (html: string): boolean => [...plainText(html)].length >= CONTENT_MIN;

/** Part 1 §5: nothing worth reading is left of a topic's text after cleaning. */
export const textIsShort = (): Refusal =>
  Refusal.invalid('content', communityText('post.short', { least: CONTENT_MIN }));

/** Refuses a topic's text of which nothing worth reading is left after cleaning (part 1 §5). */
export function mustBeEnough(html: string): void {
  if (!isEnough(html)) throw textIsShort();
}

/** A topic's text, cleaned, with its excerpt. Its mentions are yet to be looked at (`PostMentions`). */
export const topicContent = (given: string): Promise<CleanText> => textWithMentions(given, EXCERPT);

/** Pictures, a video or a poll speak for themselves, an introduction greets by its title; more need not be said. */
export const asksForText = (postType: string): boolean => postType === 'text';

/** The video that is meant; nothing sent is none. */
export function videoOf(given: string | null | undefined): VideoLink | null {
  if (!given) return null;
  const video = videoLink(given);
  if (!video) throw Refusal.invalid('video_url', VIDEO_REQUIRED);
  return video;
}

/** A release date as the events keep it; without a zone of its own it is on the community's clocks (decisions 18). */
export function releaseOf(given: string, zone: string): string {
  const moment = momentOf(given, zone);
  if (!moment) throw Refusal.invalid('release_date', communityText('post.date'));
  return moment.toISOString();
}
