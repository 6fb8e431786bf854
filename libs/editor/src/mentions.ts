/** The limit per text. Each mentioned member gets a notification, so one text must not disturb a whole community. */
export const MENTIONS_MAX = 20;

export interface Mentionable {
  id: number;
  username: string;
}

/** The username syntax of `identity`. An `@` within an address or a longer word is no mention. */
const NAME = /(?<![\p{L}\p{N}_@/.+-])@([a-z0-9](?:[a-z0-9._-]{0,60}[a-z0-9])?)(?![\p{L}\p{N}_@])/giu;
const TOKEN = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const ID = /^ data-mention="([1-9]\d{0,9})"$/;
/** The text of these elements contains no mentions: link texts and code. */
const LITERAL: readonly string[] = ['a', 'code', 'pre'];

/** A mention in rich text: the member's id and their username at the time of writing. */
export const mentionOf = ({ id, username }: Mentionable): string => `<span data-mention="${id}">@${username}</span>`;

/** Sanitized rich text with mentions replaced by `mention`, and text that may contain usernames by `words`. */
function replaced(html: string, mention: (id: number, label: string) => string, words: (text: string) => string) {
  let literals = 0;
  /** The current mention: nesting depth, member id and text. */
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

/** A quick check before {@link wantedMentions}, because most texts mention no one. */
const hasMentions = (html: string): boolean => html.includes('@') || html.includes('data-mention');

/** The members that sanitized rich text mentions: ids of existing mentions, and usernames after `@`. */
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

/** Turns usernames of these members into mentions and updates existing ones. Unknown mentions become plain text. */
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

/** Removes all mentions from sanitized rich text and keeps their text. */
export const withoutMentions = (html: string): string =>
  html.includes('data-mention') ? replaced(html, (_, label) => label, String) : html;

/**
 * The ids of mentioned members, in order. Remove quotes first (`withoutQuotes`), because the quoted text has already
 * sent notifications.
 */
export function mentionedIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<span data-mention="(\d+)">/g)].map(([, id]) => Number(id)))];
}
