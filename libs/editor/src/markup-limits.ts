import { Parser } from 'htmlparser2';

/** Bounds far above real texts, because sanitizing takes time in proportion to depth times length. */
export const MARKUP_LIMITS = { tags: 5000, nesting: 50 } as const;

class TooMuch extends Error {}

/**
 * Whether rich text is within {@link MARKUP_LIMITS}. Uses the sanitizer's parser, so that both count the same depth.
 * Stops at the first tag over the limit.
 */
export function isWithinLimits(html: string): boolean {
  let tags = 0;
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      tags += 1;
      depth += 1;
      if (tags > MARKUP_LIMITS.tags || depth > MARKUP_LIMITS.nesting) throw new TooMuch();
    },
    onclosetag: () => void (depth -= 1),
  });
  try {
    parser.end(html);
    return true;
  } catch (error) {
    if (error instanceof TooMuch) return false;
    throw error;
  }
}
