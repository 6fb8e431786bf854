const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** An IPv4 address as a socket that hears both kinds writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * By what an address is counted. Whoever has one of IPv6 has the 2^64 of its network, and comes from another of them each
 * time: they count as one.
 */
export function networkOf(address: string): string {
  const [ip = ''] = address.split('%');
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return address;
  const [head = '', tail] = ip.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  // Two groups stand in an address that ends like one of IPv4.
  const written = before.length + after.length + (ip.includes('.') ? 1 : 0);
  const between = tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - written)).fill('0');
  const groups = [...before, ...between, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
