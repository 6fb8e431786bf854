import { community } from '@lyceum/contracts';
import { excerptOf, plainText, sanitizeRichText } from '@lyceum/editor/sanitize';
import { Refusal } from '@lyceum/kernel';
import { momentOf } from './zoned-time.ts';

const { excerpt: EXCERPT, commentExcerpt: COMMENT_EXCERPT, contentMin: CONTENT_MIN } = community.COMMUNITY_LIMITS;

export interface Content {
  html: string;
  excerpt: string;
}

/** A topic's text, cleaned, with its excerpt; refused when nothing worth reading is left (part 1 §5). */
export function topicContent(given: string): Content {
  const html = sanitizeRichText(given);
  if ([...plainText(html)].length < CONTENT_MIN) {
    throw Refusal.invalid('content', `Content must have at least ${CONTENT_MIN} characters.`);
  }
  return { html, excerpt: excerptOf(html, EXCERPT) };
}

/** A poll asks by its question, and an introduction greets by its title; what is said besides may be nothing. */
export function optionalContent(given: string): Content {
  const html = sanitizeRichText(given);
  return { html, excerpt: excerptOf(html, EXCERPT) };
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
