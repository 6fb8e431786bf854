const LINK = /<a\b[^>]*?\bhref="(https?:\/\/[^"\s]{4,2000})"/gi;
/** Previews of one post. Our own bound. */
const MOST = 3;

/** The first different links in a post, as its HTML spells them. Links into the community have no preview. */
export function linksIn(html: string, ownHost: string): string[] {
  const links = [...html.matchAll(LINK)].map(([, href]) => href!);
  return [...new Set(links)].filter((href) => URL.parse(addressOf(href))?.host !== ownHost).slice(0, MOST);
}

/** The address that the HTML of a link means. */
export const addressOf = (href: string): string => href.replaceAll('&amp;', '&');
