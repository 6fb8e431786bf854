const BLOCK = /<(p|h2|h3|li|pre)(?=[\s>])/g;

/** Clean rich text in which every block is read in the direction of its own first letter: Arabic beside Dutch, say. */
export const withDirections = (html: string): string => html.replace(BLOCK, '<$1 dir="auto"');
