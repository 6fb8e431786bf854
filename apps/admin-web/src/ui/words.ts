const BLOCK = /<\/(?:p|h[1-6]|li|blockquote)>|<br\s*\/?>/gi;
const SIGNS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** What stands in safe HTML, paragraphs apart by a line. */
export const textOf = (html: string): string =>
  html
    .replace(BLOCK, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => SIGNS[sign]!)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Paragraphs of what was typed. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');
