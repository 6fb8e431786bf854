import { Parser } from 'htmlparser2';

/** Our own bounds, far above what anybody writes: the time that cleaning takes grows with the depth times the length. */
export const MARKUP_LIMITS = { tags: 5000, nesting: 50 } as const;

class TooMuch extends Error {}

/**
 * Whether rich text stays within {@link MARKUP_LIMITS}. Counted by the parser that cleaning uses, so that both see the same
 * depth, and given up at the first tag too many.
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
