const MENTION = /<span data-mention="(\d+)">@([^<]*)<\/span>/g;

/** By the members' ids what they are called now; null of those who are no more. */
export type Usernames = ReadonlyMap<number, string | null>;

/** Rich text whose mentions lead to profiles, in a new tab (part 2 §2), by the names of today as soon as they are known. */
export const withMentionLinks = (html: string, usernames: Usernames | null): string =>
  html.replace(MENTION, (_, id: string, written: string) => {
    const username = usernames?.has(Number(id)) ? usernames.get(Number(id)) : written;
    return username == null
      ? `@${written}`
      : `<a data-mention="${id}" href="/profile/${encodeURIComponent(username)}" target="_blank" rel="noopener">@${username}</a>`;
  });
