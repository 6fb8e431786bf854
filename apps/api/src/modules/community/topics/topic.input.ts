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

/** Whether a sanitised text is long enough (part 1 §5). */
export const isEnough = (html: string): boolean => [...plainText(html)].length >= CONTENT_MIN;

/** The refusal of a text that is too short after sanitising (part 1 §5). */
export const textIsShort = (): Refusal =>
  Refusal.invalid('content', communityText('post.short', { least: CONTENT_MIN }));

/**
 * Requires a text that is long enough after sanitising (part 1 §5).
 * @throws {Refusal} `invalid` at `content`.
 */
export function mustBeEnough(html: string): void {
  if (!isEnough(html)) throw textIsShort();
}

/** Sanitises the text of a topic and derives its excerpt. `PostMentions` processes the mentions afterwards. */
export const topicContent = (given: string): Promise<CleanText> => textWithMentions(given, EXCERPT);

/**
 * Whether a topic of this type needs a text. Pictures, videos and polls need none. An introduction needs only its
 * title.
 */
export const asksForText = (postType: string): boolean => postType === 'text';

/**
 * Parses the address of a video. Null if it is empty.
 * @throws {Refusal} `invalid` at `video_url`.
 */
export function videoOf(given: string | null | undefined): VideoLink | null {
  if (!given) return null;
  const video = videoLink(given);
  if (!video) throw Refusal.invalid('video_url', VIDEO_REQUIRED);
  return video;
}

/**
 * Converts a release date to the format of events. Without an offset, it is in the community's time zone (decisions
 * 18).
 * @throws {Refusal} `invalid` at `release_date`.
 */
export function releaseOf(given: string, zone: string): string {
  const moment = momentOf(given, zone);
  if (!moment) throw Refusal.invalid('release_date', communityText('post.date'));
  return moment.toISOString();
}
