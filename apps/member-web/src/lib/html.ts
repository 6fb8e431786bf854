import { ALLOWED_SCHEMES, ALLOWED_TAGS, LINK_ATTRIBUTES } from '@lyceum/editor/allow-list';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Plain text of editor HTML, as the minimum of five characters counts it. An image counts as “GIF” (part 2 §5). */
export const textOf = (html: string) =>
  html
    .replace(/<img [^>]*>/g, 'GIF')
    .replace(/<(?:br|\/p|\/h[23]|\/li|\/pre)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const allowed: ReadonlySet<string> = new Set(ALLOWED_TAGS);
const allowedSchemes: ReadonlySet<string> = new Set(ALLOWED_SCHEMES.map((scheme) => `${scheme}:`));

function keepAllowed(element: Element): void {
  for (const child of [...element.children]) {
    keepAllowed(child);
    const tag = child.localName;
    if (!allowed.has(tag)) {
      child.replaceWith(...(tag === 'script' || tag === 'style' ? [] : child.childNodes));
      continue;
    }
    const member = tag === 'span' ? child.getAttribute('data-mention') : null;
    if (tag === 'span' && !/^[1-9]\d*$/.test(member ?? '')) {
      child.replaceWith(...child.childNodes);
      continue;
    }
    const href = tag === 'a' ? child.getAttribute('href') : null;
    for (const { name } of [...child.attributes]) child.removeAttribute(name);
    if (member) child.setAttribute('data-mention', member);
    if (href && URL.canParse(href) && allowedSchemes.has(new URL(href).protocol)) {
      child.setAttribute('href', href);
      for (const [name, value] of Object.entries(LINK_ATTRIBUTES)) child.setAttribute(name, value);
    }
  }
}

/** Sanitises HTML from this browser (drafts, pending comments) with the server's allow-list. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  keepAllowed(body);
  return body.innerHTML;
}
