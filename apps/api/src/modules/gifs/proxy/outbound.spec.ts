import { leadsTo, PICTURE_HOSTS } from './gif-hosts.ts';
import { type Fetch, Outbound, ProviderFailure } from './outbound.ts';

const GIF = Buffer.from('GIF89a, and so on');
const ADDRESS = 'https://static.klipy.com/ii/d7/bb/3b/RoEDvCyr.gif';

/** Answers each address as `answer` says, and remembers which were asked. */
function network(answer: (address: string) => Response = () => picture()) {
  const asked: string[] = [];
  const fetch: Fetch = (address) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  };
  return { asked, outbound: new Outbound(fetch) };
}
const picture = (body: ConstructorParameters<typeof Response>[0] = GIF, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'image/gif', ...headers } });
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

const HOSTILE = [
  '',
  'static.klipy.com/a.gif',
  '//static.klipy.com/a.gif',
  '/a.gif',
  'http://static.klipy.com/a.gif',
  'HTTPS://static.klipy.com/a.gif',
  'ftp://static.klipy.com/a.gif',
  'file:///etc/passwd',
  'data:image/gif;base64,R0lGODdh',
  'javascript:alert(1)',
  'gopher://static.klipy.com/a',
  'https:static.klipy.com/a.gif',
  'https:/static.klipy.com/a.gif',
  'https:///static.klipy.com/a.gif',
  'https:\\\\static.klipy.com\\a.gif',
  'https://static.klipy.com\\@evil.example/a.gif',
  'https://static.klipy.com/\\evil.example/a.gif',
  'https://evil.example/a.gif',
  'https://evil.example/static.klipy.com/a.gif',
  'https://evil.example?static.klipy.com/a.gif',
  'https://evil.example#static.klipy.com/a.gif',
  'https://static.klipy.com@evil.example/a.gif',
  'https://static.klipy.com:x@evil.example/a.gif',
  'https://evil.example@static.klipy.com/a.gif',
  'https://@static.klipy.com/a.gif',
  'https://:@static.klipy.com/a.gif',
  'https://static.klipy.com.evil.example/a.gif',
  'https://evilstatic.klipy.com/a.gif',
  'https://x.static.klipy.com/a.gif',
  'https://klipy.com/a.gif',
  'https://static.klipy.com./a.gif',
  'https://static。klipy。com/a.gif',
  'https://static．klipy．com/a.gif',
  'https://ｓtatic.klipy.com/a.gif',
  'https://stаtic.klipy.com/a.gif',
  'https://xn--sttic-3nf.klipy.com/a.gif',
  'https://static%2eklipy.com/a.gif',
  'https://static.klipy.com%2fevil.example/a.gif',
  'https://static.klipy.com%00.evil.example/a.gif',
  'https://static.klipy.com\u0000.evil.example/a.gif',
  'https://static.klipy.com\t/a.gif',
  'https://static.klipy.com/a.gif\r\nHost: evil.example',
  ' https://static.klipy.com/a.gif',
  'https://static.klipy.com/a b.gif',
  'https://static.klipy.com:443/a.gif',
  'https://static.klipy.com:80/a.gif',
  'https://static.klipy.com:8080/a.gif',
  'https://static.klipy.com:/a.gif',
  'https://STATIC.klipy.com/a.gif',
  'https://static.klipy.com',
  'https://static.klipy.com?a.gif',
  'https://static.klipy.com/../a.gif',
  'https://static.klipy.com/%2e%2e/a.gif',
  'https://static.klipy.com/a.gif#evil',
  'https://localhost/a.gif',
  'https://127.0.0.1/a.gif',
  'https://127.1/a.gif',
  'https://2130706433/a.gif',
  'https://0x7f000001/a.gif',
  'https://0177.0.0.1/a.gif',
  'https://[::1]/a.gif',
  'https://[::ffff:127.0.0.1]/a.gif',
  'https://169.254.169.254/latest/meta-data/',
  'https://①②⑦.⓪.⓪.①/a.gif',
  'https://10.0.0.1/a.gif',
  'https://api.klipy.com/v2/search',
  'builtin:heart',
  `https://static.klipy.com/${'a'.repeat(700)}`,
];

describe('the proxy of GIFs (promise 36)', () => {
  it.each(HOSTILE)('makes no connection for an address that leads anywhere else: %j', async (address) => {
    const { asked, outbound } = network();
    await expect(outbound.picture(address)).rejects.toThrow(ProviderFailure);
    expect(asked).toEqual([]);
  });

  /** What the URL standard reads as an address of our own host is none. */
  const elsewhere = HOSTILE.filter((address) => URL.canParse(address, ADDRESS))
    .map((address) => new URL(address, ADDRESS).href)
    .filter((target) => !leadsTo(PICTURE_HOSTS, target));
  it.each(elsewhere)('follows no redirect that leads anywhere else: %j', async (target) => {
    const { asked, outbound } = network((at) => (at === ADDRESS ? redirect(target) : picture()));
    await expect(outbound.picture(ADDRESS)).rejects.toThrow(ProviderFailure);
    expect(asked).toEqual([ADDRESS]);
  });

  it('follows a redirect to another host of the list, a few times', async () => {
    const other = 'https://media.giphy.com/media/1/giphy.gif';
    const { asked, outbound } = network((at) => (at === ADDRESS ? redirect(other) : picture()));
    expect((await outbound.picture(ADDRESS)).bytes).toEqual(GIF);
    expect(asked).toEqual([ADDRESS, other]);
    const loop = network(() => redirect(ADDRESS));
    await expect(loop.outbound.picture(ADDRESS)).rejects.toThrow('too many redirects');
    expect(loop.asked).toHaveLength(4);
  });

  it.each([
    ['a page', () => picture(GIF, { 'content-type': 'text/html' })],
    ['a vector image, which may hold scripts', () => picture('<svg/>', { 'content-type': 'image/svg+xml' })],
    ['a page that says it is a GIF', () => picture('<html>')],
    ['one that says it is too large', () => picture(GIF, { 'content-length': String(8 * 1024 ** 2 + 1) })],
    ['one that is too large and does not say so', () => picture(Buffer.concat([GIF, Buffer.alloc(8 * 1024 ** 2)]))],
    ['a refusal', () => new Response('no', { status: 403 })],
  ])('takes no picture from %s', async (_, answer) => {
    await expect(network(answer).outbound.picture(ADDRESS)).rejects.toThrow(ProviderFailure);
  });

  it('says nothing of the address, which may hold the key, when nobody answers', async () => {
    const outbound = new Outbound(() => Promise.reject(new Error(`cannot reach ${ADDRESS}`)));
    await expect(outbound.picture(ADDRESS)).rejects.toThrow(/^no answer$/);
  });
});
