import { community } from '@lyceum/contracts';
import { type VideoLink, videoLink } from '@lyceum/contracts/video-link';
import { excerptOf, plainText, sanitizeRichText } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import { VIDEO_REQUIRED } from './attachment.decider.ts';
import { momentOf } from './zoned-time.ts';

const { excerpt: EXCERPT, commentExcerpt: COMMENT_EXCERPT, contentMin: CONTENT_MIN } = community.COMMUNITY_LIMITS;

export interface Content {
  html: string;
  excerpt: string;
}

/** Part 1 §5, of cleaned text. */
export const isEnough = (html: string): boolean => [...plainText(html)].length >= CONTENT_MIN;

/** A topic's text, cleaned, with its excerpt; refused when nothing worth reading is left (part 1 §5). */
function topicContent(given: string): Content {
  const html = sanitizeRichText(given);
  if (!isEnough(html)) {
    throw Refusal.invalid('content', `Content must have at least ${CONTENT_MIN} characters.`);
  }
  return { html, excerpt: excerptOf(html, EXCERPT) };
}

/** Pictures, a video or a poll speak for themselves, an introduction greets by its title; more need not be said. */
export function optionalContent(given: string): Content {
  const html = sanitizeRichText(given);
  return { html, excerpt: excerptOf(html, EXCERPT) };
}

export const contentOf = (postType: string, given: string): Content =>
  postType === 'text' ? topicContent(given) : optionalContent(given);

/** The video that is meant; nothing sent is none. */
export function videoOf(given: string | null | undefined): VideoLink | null {
  if (!given) return null;
  const video = videoLink(given);
  if (!video) throw Refusal.invalid('video_url', VIDEO_REQUIRED);
  return video;
}

export function commentContent(given: string): Content {
  const html = sanitizeRichText(given);
  if (plainText(html) === '') throw Refusal.invalid('content', 'Content is required to post!');
  return { html, excerpt: excerptOf(html, COMMENT_EXCERPT) };
}

/** A release date as the events keep it; without a zone of its own it is on the community's clocks (decisions 18). */
export function releaseOf(given: string, zone: string): string {
  const moment = momentOf(given, zone);
  if (!moment) throw Refusal.invalid('release_date', 'There is no such date.');
  return moment.toISOString();
}
