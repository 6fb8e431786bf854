/**
 * Hosts that may deliver pictures, including providers that this installation used before. Exact names, no subdomains.
 */
export const PICTURE_HOSTS = [
  'static.klipy.com',
  'i.giphy.com',
  'media.giphy.com',
  'media0.giphy.com',
  'media1.giphy.com',
  'media2.giphy.com',
  'media3.giphy.com',
  'media4.giphy.com',
] as const;

export const API_HOSTS = ['api.klipy.com', 'api.giphy.com'] as const;

/**
 * Printable ASCII without characters that URL parsers treat differently: quotes, angle brackets, backslashes, braces,
 * `@`, `#`.
 */
const WRITTEN_OUT = /^https:\/\/([a-z0-9.-]{1,100})\/[!$-;=?A-Z_a-z~]*$/;
const LONGEST = 700;

/**
 * Whether an address leads to one of `hosts` by https on the default port, in every parser. It must equal its normal
 * form in the URL standard, so that no parser sees another host.
 */
export function leadsTo(hosts: readonly string[], address: string): boolean {
  const host = address.length <= LONGEST ? WRITTEN_OUT.exec(address)?.[1] : undefined;
  if (host === undefined || !hosts.includes(host) || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.href === address && url.host === host && url.username === '' && url.port === '';
}
