const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** A text in pieces, of which every other one begins with one of the words that were looked for. */
export function pieces(text: string, query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return [text];
  const any = words.map((word) => word.replace(SIGNS, '\\$&')).join('|');
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})`, 'giu'));
}
