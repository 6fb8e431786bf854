/** Path segments that may be secrets, such as the key of an invitation, e-mail or file. */
const SECRET = /^[\w-]{24,}$|^[0-9a-f-]{32,}$/i;
const MOST = 200;

/**
 * The kind of page: the first path segment of its address. Null for a page of another site.
 * Later segments are not stored. They may name a secret group's topic or a member, or contain an access key.
 */
export function pathOf(url: string, host: string): string | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (!address || address.host !== host || !/^https?:$/.test(address.protocol)) return null;
  const [first = ''] = address.pathname.split('/').filter((part) => part !== '');
  return `/${SECRET.test(first) ? '…' : first}`.slice(0, MOST);
}
