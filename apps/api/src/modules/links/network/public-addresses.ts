import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are not public (RFC 6890 and its successors). */
const NOT_PUBLIC = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Of the public range of IPv6: special uses, documentation, and tunnels that embed another address. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string];
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
};
const privateOnes = listOf(NOT_PUBLIC, 'ipv4');
const privateOnes6 = listOf(NOT_PUBLIC_6, 'ipv6');
const global6 = listOf(['2000::/3'], 'ipv6');

/** Whether an IP address is that of a public server. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateOnes.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !privateOnes6.check(address, 'ipv6');
}

interface Found {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<Found[]>;

/**
 * Looks a name up for a connection. If any of its addresses is not public, there is no connection. The connection goes
 * to the addresses that were checked, so that a second lookup cannot answer others.
 */
export const publicLookup =
  (find: Resolve = (host) => resolve(host, { all: true })): LookupFunction =>
  (host, options, callback) => {
    find(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          return callback(new Error('not a public server'), '', 0);
        }
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('unknown name'), '', 0),
    );
  };
