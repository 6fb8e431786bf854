import { z } from 'zod';

/** RFC 5321: at most 64 octets before the @, and 254 in the whole address. */
const LOCAL_MOST = 64;
const ADDRESS_MOST = 254;

/** Dot-string of RFC 5321. Excludes quoted strings, because hardly any mail server issues them. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Letters and digits of all scripts, the joiners that some scripts need, and full stops of East Asian keyboards. */
const TYPED_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]|\u200c|\u200d)+$/u;
/** RFC 5321: at least two labels of 1 to 63 characters. The last is not a number, which would be an IP address. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The domain in the ASCII form of mail servers (IDNA): `bücher.example` becomes `xn--bcher-kva.example`. Null if
 * invalid.
 */
function asciiDomain(typed: string): string | null {
  if (!TYPED_DOMAIN.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** The stored form of an address, with its domain in ASCII. Null if it is not an address. */
export function asciiAddress(typed: string): string | null {
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  if (at < 1 || local.length > LOCAL_MOST || !LOCAL.test(local)) return null;
  const ascii = asciiDomain(domain);
  if (ascii === null) return null;
  const address = `${local}@${ascii === domain.toLowerCase() ? domain : ascii}`;
  return address.length > ADDRESS_MOST ? null : address;
}

/** An e-mail address by RFC 5321. Accepts domains in other scripts and converts them to ASCII (IDNA). */
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
