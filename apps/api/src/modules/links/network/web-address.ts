/** The longest address that is followed. */
const LONGEST = 2000;
/** Names with a dot whose last label is no number. IP addresses, also in other notations, have none. */
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Names that lead to no public server (RFC 6761, RFC 8375, and names in use within companies and homes). */
const PRIVATE = new Set(
  'local localhost localdomain internal intranet private corp home lan arpa test example invalid onion alt'.split(' '),
);

/**
 * The address if it may be followed: http or https on its usual port, to a public name, without credentials. Null for
 * any other. Whether the name leads to a public server is checked again when it is looked up.
 */
export function webAddress(address: string): URL | null {
  if (address.length > LONGEST || /[\s\\\p{Cc}]/u.test(address) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address))
    return null;
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '' || url.port !== '') return null;
  if (!NAME.test(url.hostname) || PRIVATE.has(url.hostname.split('.').at(-1)!)) return null;
  return url;
}
