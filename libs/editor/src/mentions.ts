/** Of one text. Each of them is told of it, so that one text cannot disturb a whole community. */
export const MENTIONS_MAX = 20;

export interface Mentionable {
  id: number;
  username: string;
}

/** As `identity` reads usernames. Part of an address or of a longer word, `@` mentions nobody. */
const NAME = /(?<![\p{L}\p{N}_@/.+-])@([a-z0-9](?:[a-z0-9._-]{0,60}[a-z0-9])?)(?![\p{L}\p{N}_@])/giu;
const TOKEN = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const ID = /^ data-mention="([1-9]\d{0,9})"$/;
/** Words in these are not searched for names: an address, and text that is shown as it was typed. */
const LITERAL: readonly string[] = ['a', 'code', 'pre'];

/** A mention as rich text holds it: the member by their id, and what they were called when it was written. */
export const mentionOf = ({ id, username }: Mentionable): string => `<span data-mention="${id}">@${username}</span>`;

/** Sanitised rich text with its mentions, and the words that may be some, replaced. */
function replaced(html: string, mention: (id: number, label: string) => string, words: (text: string) => string) {
  let literals = 0;
  /** Within a mention: how many elements deep, whom it names, and its words. */
  let open: { depth: number; id: number; label: string } | null = null;
  let result = '';
  for (const [token, slash, tag, attributes] of html.matchAll(TOKEN)) {
    if (open) {
      if (tag === undefined) open.label += token;
      else if (slash) open.depth -= 1;
      else if (tag !== 'br' && tag !== 'hr') open.depth += 1;
      if (open.depth > 0) continue;
      result += mention(open.id, open.label);
      open = null;
      continue;
    }
    const id = tag === 'span' && !slash ? ID.exec(attributes!) : null;
    if (id) {
      open = { depth: 1, id: Number(id[1]), label: '' };
      continue;
    }
    if (tag !== undefined && LITERAL.includes(tag)) literals += slash ? -1 : 1;
    result += tag === undefined && literals === 0 ? words(token) : token;
  }
  return result;
}

/** Whether {@link wantedMentions} can find anything, for texts of which most mention nobody. */
const hasMentions = (html: string): boolean => html.includes('@') || html.includes('data-mention');

/** Whom sanitised rich text would mention: members by their id, and others by `@username` in its words. */
export function wantedMentions(html: string): { ids: number[]; usernames: string[] } {
  const ids = new Set<number>();
  const usernames = new Set<string>();
  if (!hasMentions(html)) return { ids: [], usernames: [] };
  replaced(
    html,
    (id, label) => {
      ids.add(id);
      return label;
    },
    (text) => {
      for (const [, name] of text.matchAll(NAME)) usernames.add(name!.toLowerCase());
      return text;
    },
  );
  return { ids: [...ids], usernames: [...usernames] };
}

/** Sanitised rich text in which these members are mentioned by what they are called now. Whoever else was meant stays as plain words. */
export function linkMentions(html: string, members: readonly Mentionable[]): string {
  if (!hasMentions(html)) return html;
  const byId = new Map(members.map((member) => [member.id, member]));
  const byName = new Map(members.map((member) => [member.username, member]));
  const ofName = (word: string, name: string): string => {
    const member = byName.get(name.toLowerCase());
    return member ? mentionOf(member) : word;
  };
  return replaced(
    html,
    (id, label) => (byId.has(id) ? mentionOf(byId.get(id)!) : label),
    (text) => text.replace(NAME, ofName),
  );
}

/** Sanitised rich text in which nobody is mentioned any more: their names stay. */
export const withoutMentions = (html: string): string =>
  html.includes('data-mention') ? replaced(html, (_, label) => label, String) : html;

/** Whom a stored text mentions, in the order of its words. Leave out quotes first (`withoutQuotes`): who is quoted was told before. */
export function mentionedIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<span data-mention="(\d+)">/g)].map(([, id]) => Number(id)))];
}
