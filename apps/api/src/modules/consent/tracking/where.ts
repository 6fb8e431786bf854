/** What could be a key of somebody's: of an invitation, a mail, a file. */
const SECRET = /^[\w-]{24,}$|^[0-9a-f-]{32,}$/i;
const MOST = 200;

/**
 * Which kind of page was visited: the first part of its address. What stands behind that is not kept: it may be the name of what only some
 * know of (a topic of a secret group, a closed board, a member), or open something. Null: it is no page of this community.
 */
export function pathOf(url: string, host: string): string | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || address.host !== host || !/^https?:$/.test(address.protocol)) return null;
  const [first = ''] = address.pathname.split('/').filter((part) => part !== '');
  return `/${SECRET.test(first) ? '…' : first}`.slice(0, MOST);
}
