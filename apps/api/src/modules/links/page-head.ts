import { decodeText } from '@lyceum/editor/sanitize';

/** Our own bounds, in characters. */
const LENGTHS = { title: 150, description: 300, site: 80 };

export interface PageHead {
  title: string;
  /** Empty if the page has none. */
  description: string;
  site: string;
  /** An absolute address, or null. */
  image: string | null;
}

const META = /<meta\b[^>]{1,4000}>/gi;
const ATTRIBUTE = /([a-z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const TITLE = /<title\b[^>]*>([^<]{1,2000})</i;

/** A line of plain text, cut to a length. Characters that turn the direction of text are left out. */
function line(text: string, most: number): string {
  const plain = decodeText(text)
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const signs = [...plain];
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}

/** What a page says about itself (Open Graph, or plain HTML). Null without a title. `url` is the page's address. */
export function pageHead(html: string, url: string): PageHead | null {
  const head = html.split(/<body\b/i, 1)[0]!;
  const said = new Map<string, string>();
  for (const [tag] of head.matchAll(META)) {
    const has = new Map(
      [...tag.matchAll(ATTRIBUTE)].map(([, name, a, b, c]) => [name!.toLowerCase(), a ?? b ?? c ?? '']),
    );
    const name = (has.get('property') ?? has.get('name') ?? '').toLowerCase();
    const content = has.get('content');
    if (name !== '' && content && !said.has(name)) said.set(name, content);
  }
  const of = (most: number, ...names: string[]): string => {
    const found = names.map((name) => said.get(name)).find((value) => value !== undefined && value.trim() !== '');
    return line(found ?? '', most);
  };
  const title = of(LENGTHS.title, 'og:title', 'twitter:title') || line(TITLE.exec(head)?.[1] ?? '', LENGTHS.title);
  if (title === '') return null;
  const image = decodeText(said.get('og:image') ?? said.get('og:image:url') ?? said.get('twitter:image') ?? '').trim();
  return {
    title,
    description: of(LENGTHS.description, 'og:description', 'twitter:description', 'description'),
    site: of(LENGTHS.site, 'og:site_name') || new URL(url).hostname.replace(/^www\./, ''),
    image: image !== '' && URL.canParse(image, url) ? new URL(image, url).href : null,
  };
}
