const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Splits a text so that every second piece starts with a searched word. */
export function pieces(text: string, query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return [text];
  const any = words.map((word) => word.replace(SIGNS, '\\$&')).join('|');
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})`, 'giu'));
}
