import { plainText } from '@lyceum/editor/sanitize';

/** What happens to a text with an entry of the filter, from the mildest to the strictest. */
export type FilterAction = 'mask' | 'hold' | 'block';

/** A match: the entry of the administrators' list. */
export interface Match {
  entry: string;
  action: FilterAction;
}

export const MASK = '***';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A host has a dot, and no spaces. */
const HOST = /^[^\s/:@]+\.[^\s/:@.]{2,}$/;
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']{1,300}/giu;
const LINK = /<a\b[^>]*?\bhref="([^"]{1,2000})"/giu;

/** The text without case and diacritics. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: folded(found),
    from: index,
    to: index + found.length,
  }));

function hostOf(address: string): string | null {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.toLowerCase().replace(/\.$/, '') : null;
}

/** The hosts of the links in rich text, once for each link: of anchors, and of addresses in the text between them. */
export function linkHosts(html: string, own: string | null = null): string[] {
  const anchors = [...html.matchAll(LINK)].map(([, href = '']) => (/^https?:/i.test(href) ? hostOf(href) : null));
  const written = plainText(html.replace(/<a\b[^>]*>.*?<\/a>/gis, ' ')).matchAll(ADDRESS);
  const addresses = [...written].map(([address]) => hostOf(address));
  return [...anchors, ...addresses].filter((host): host is string => host !== null && host !== own);
}

/** The words, phrases and hosts of the administrators, indexed. The time is proportional to the text's length. */
export class WordFilter {
  /** By first word: the words of each entry. */
  private readonly phrases = new Map<string, { words: string[]; match: Match }[]>();
  private readonly hosts = new Map<string, Match>();

  constructor(entries: readonly Match[]) {
    for (const match of entries) {
      const entry = folded(match.entry);
      if (HOST.test(entry)) this.hosts.set(entry.replace(/^www\./, ''), match);
      const words = wordsOf(entry).map(({ word }) => word);
      const [first] = words;
      if (first !== undefined && !HOST.test(entry)) {
        this.phrases.set(first, [...(this.phrases.get(first) ?? []), { words, match }]);
      }
    }
  }

  get isEmpty(): boolean {
    return this.phrases.size === 0 && this.hosts.size === 0;
  }

  /** The matches in a plain text, and in the hosts of its links. */
  matches(text: string, hosts: readonly string[]): Match[] {
    return [...new Set([...this.spans(text).map(({ match }) => match), ...hosts.flatMap((host) => this.ofHost(host))])];
  }

  /** Masks the words in the text between the tags of rich text, or in a plain text. */
  masked(html: string): string {
    return html
      .split(/(<[^>]*>|&#?\w+;)/)
      .map((part, index) => (index % 2 === 1 ? part : this.maskedPart(part)))
      .join('');
  }

  private maskedPart(text: string): string {
    let result = '';
    let at = 0;
    for (const { from, to, match } of this.spans(text)) {
      if (match.action !== 'mask' || from < at) continue;
      result += text.slice(at, from) + MASK;
      at = to;
    }
    return result + text.slice(at);
  }

  private spans(text: string): { from: number; to: number; match: Match }[] {
    if (this.phrases.size === 0) return [];
    const words = wordsOf(text);
    return words.flatMap(({ word, from }, index) =>
      (this.phrases.get(word) ?? [])
        .filter((phrase) => phrase.words.every((each, offset) => words[index + offset]?.word === each))
        .map((phrase) => ({ from, to: words[index + phrase.words.length - 1]!.to, match: phrase.match })),
    );
  }

  /** An entry also matches its subdomains. */
  private ofHost(host: string): Match[] {
    const labels = host.split('.');
    return labels.flatMap((_, index) => this.hosts.get(labels.slice(index).join('.')) ?? []);
  }
}
