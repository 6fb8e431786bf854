const MENTION = /<span data-mention="(\d+)">@([^<]*)<\/span>/g;

/** Current usernames by member id. Null for members who no longer exist. */
export type Usernames = ReadonlyMap<number, string | null>;

/** Links mentions to profiles, in a new tab (part 2 §2). Uses the current usernames once loaded. */
export const withMentionLinks = (html: string, usernames: Usernames | null): string =>
  html.replace(MENTION, (_, id: string, written: string) => {
    const username = usernames?.has(Number(id)) ? usernames.get(Number(id)) : written;
    return username == null
      ? `@${written}`
      : `<a data-mention="${id}" href="/profile/${encodeURIComponent(username)}" target="_blank" rel="noopener">@${username}</a>`;
  });
