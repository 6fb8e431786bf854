const BLOCK = /<\/(?:p|h[1-6]|li|blockquote)>|<br\s*\/?>/gi;
const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Converts sanitised HTML to plain text, with an empty line between paragraphs. */
export const textOf = (html: string): string =>
  html
    .replace(BLOCK, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => SIGNS[sign]!)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Converts plain text to HTML paragraphs, with escaping. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');
