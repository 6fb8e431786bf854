import { GIF_ADDRESS } from '@lyceum/editor/gif';
import { GIF_LIMITS } from '@lyceum/contracts/gif-limits';
import { leadsTo, PICTURE_HOSTS } from './gif-hosts.ts';
import { IssuedAddresses } from './issued-addresses.ts';

const withSecrets = (secret: string, ...formerSecrets: string[]) => new IssuedAddresses({ secret, formerSecrets });
const addresses = withSecrets('a secret of this installation, long enough');
const picture = { address: `https://static.klipy.com/${'a'.repeat(300)}.gif`, width: 240, height: 180 };
const url = addresses.issue(picture, 'A cat');
const id = url.slice(url.indexOf('=') + 1);

describe('issued addresses of GIFs', () => {
  it('say what they lead to, and fit rich text', () => {
    expect(url).toMatch(GIF_ADDRESS);
    expect(addresses.read(id)).toEqual({ ...picture, title: 'A cat' });
    expect(addresses.image(url)).toEqual({ url, title: 'A cat', width: 240, height: 180 });
  });

  it('fit rich text with the longest address and title that there may be', () => {
    const longest = { ...picture, address: `https://static.klipy.com/${'a'.repeat(675)}` };
    expect(leadsTo(PICTURE_HOSTS, longest.address)).toBe(true);
    expect(leadsTo(PICTURE_HOSTS, `${longest.address}a`)).toBe(false);
    const issued = addresses.issue(longest, '\u0001'.repeat(200));
    expect(issued).toMatch(GIF_ADDRESS);
    expect(issued.length).toBeLessThanOrEqual(GIF_LIMITS.address);
  });

  it('are read with a secret that was in use before, and with no other', () => {
    const next = withSecrets('the next secret', 'a secret of this installation, long enough');
    expect(next.read(id)).toEqual({ ...picture, title: 'A cat' });
    expect(addresses.read(next.issue(picture, 'A cat').split('=')[1])).toBeNull();
    expect(withSecrets('the next secret', 'another secret').read(id)).toBeNull();
  });

  const [payload, signature] = id.split('.') as [string, string];
  const other = Buffer.from(JSON.stringify(['https://evil.example/', 1, 1, ''])).toString('base64url');
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', [id]],
    ['another payload', `${other}.${signature}`],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['a shorter signature', id.slice(0, -1)],
    ['more behind it', `${id}.x`],
    ['the signature of another installation', withSecrets('another secret').issue(picture, 'A cat').split('=')[1]],
  ])('are not read from %s', (_, given) => {
    expect(addresses.read(given)).toBeNull();
  });

  it('are no image with anything around them', () => {
    for (const odd of [id, ` ${url}`, `https://evil.example${url}`, `${url}&x=1`, `/gifs/picture?x=${id}`]) {
      expect(addresses.image(odd)).toBeNull();
    }
  });
});
