import { isWithinLimits } from '@lyceum/editor/markup-limits';
import {
  excerptOf,
  plainText,
  RULES_VERSION,
  sanitizeRichText,
  sanitizeWritten,
  withoutBlankEnd,
} from '@lyceum/editor/sanitize';

/** Rich text as events keep it. */
export interface CleanText {
  /** Sanitised HTML. */
  content: string;
  excerpt: string;
  /** The rules that cleaned it: by the same ones it need not be cleaned again (promise 22). */
  rules_version: number;
}

/** Without blank lines at the end. Null when its markup exceeds what cleaning takes on (`MARKUP_LIMITS`). */
export function cleanText(given: string, excerptLength: number): CleanText | null {
  if (!isWithinLimits(given)) return null;
  const content = withoutBlankEnd(sanitizeWritten(given));
  return { content, excerpt: excerptOf(content, excerptLength), rules_version: RULES_VERSION };
}

/** Puts a GIF of this server's behind a text; a text without words gives way to it. */
export function withGif(text: CleanText, gif: string, excerptLength: number): CleanText {
  if (gif === '') return text;
  const content = (plainText(text.content) === '' ? '' : text.content) + gif;
  return { ...text, content, excerpt: excerptOf(content, excerptLength) };
}

/** The content of an event, by the rules of today: what older ones have cleaned, or none, is cleaned again. */
export const contentByRules = ({ content, rules_version }: { content: string; rules_version?: number }): string =>
  rules_version === RULES_VERSION ? content : sanitizeRichText(content);
