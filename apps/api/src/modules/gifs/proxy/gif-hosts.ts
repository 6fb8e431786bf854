/** Where pictures may come from: also those of a provider that this installation used before. Exact names, no subdomains. */
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

/** Printable ASCII without what readers of addresses disagree on: quotes, angle brackets, backslashes, braces, `@`, `#`. */
const WRITTEN_OUT = /^https:\/\/([a-z0-9.-]{1,100})\/[!$-;=?A-Z_a-z~]*$/;
const LONGEST = 700;

/**
 * Whether an address leads to one of `hosts` by https on its usual port, whoever reads it: it must be written exactly as
 * the URL standard would write it, so that no parser sees another host in it.
 */
export function leadsTo(hosts: readonly string[], address: string): boolean {
  const host = address.length <= LONGEST ? WRITTEN_OUT.exec(address)?.[1] : undefined;
  if (host === undefined || !hosts.includes(host) || !URL.canParse(address)) return false;
  const url = new URL(address);
  return url.href === address && url.host === host && url.username === '' && url.port === '';
}
