import { z } from 'zod';

/** RFC 5321: the part before the @ has at most 64 octets, an address as a whole at most 254. */
const LOCAL_MOST = 64;
const ADDRESS_MOST = 254;

/** RFC 5321, dot-string. Quoted strings are left out: hardly a mail server gives them away. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters and digits of all scripts, with the joiners that some need and the full stops of East Asian keyboards. */
const TYPED_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]|\u200c|\u200d)+$/u;
/** RFC 5321: labels of 1 to 63 characters, at least two; the last is no number, or it would be an IP address. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** A domain as mail servers know it (IDNA): `bücher.example` is `xn--bcher-kva.example`. Null for what is no domain. */
function asciiDomain(typed: string): string | null {
  if (!TYPED_DOMAIN.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * The address as it is stored and written to: its domain in ASCII, a domain that is ASCII already unchanged. Null for what is
 * no address.
 */
export function asciiAddress(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  if (at < 1 || local.length > LOCAL_MOST || !LOCAL.test(local)) return null;
  const ascii = asciiDomain(domain);
  if (ascii === null) return null;
  const address = `${local}@${ascii === domain.toLowerCase() ? domain : ascii}`;
  return address.length > ADDRESS_MOST ? null : address;
}

/** An e-mail address by RFC 5321; domains in other scripts are taken too and come out in ASCII (IDNA). */
export const emailAddress = z
  .string()
  .trim()
  .max(ADDRESS_MOST)
  .transform((typed, context) => {
    const address = asciiAddress(typed);
    if (address !== null) return address;
    const message = 'Please enter a valid e-mail address';
    context.addIssue({ code: 'invalid_format', format: 'email', message, input: typed });
    return z.NEVER;
  })
  .meta({ format: 'email' });
