const BLOCK = /<(p|h2|h3|li|pre)(?=[\s>])/g;

/**
 * Sets `dir="auto"` on every block of sanitized rich text, so that Arabic and Dutch paragraphs can follow each other.
 */
export const withDirections = (html: string): string => html.replace(BLOCK, '<$1 dir="auto"');
