import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LinkFailure, LinkOutbound } from './outbound.ts';
import { type LinkAnswer, LinkTransport } from './link-transport.ts';
import { isPublicAddress, publicLookup } from './public-addresses.ts';

const PAGE = 'https://news.example.org/kilns';

function answer(body: string | Buffer, headers: Record<string, string> = {}, status = 200): LinkAnswer {
  async function* parts() {
    await Promise.resolve();
    yield Buffer.from(body);
  }
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: parts(),
    close: () => undefined,
  };
}
const redirect = (location: string) => answer('', { location }, 302);

/** Answers each address as `of` says, and remembers which were asked. */
function network(of: (address: string) => LinkAnswer = () => answer('<title>Kilns</title>')) {
  const asked: string[] = [];
  const transport = new LinkTransport();
  transport.send = (url) => {
    asked.push(url.href);
    return Promise.resolve(of(url.href));
  };
  return { asked, outbound: new LinkOutbound(transport) };
}

const HOSTILE = [
  ...['', 'news.example.org', '//news.example.org/a', '/a', 'ftp://news.example.org/a', 'file:///etc/passwd'],
  ...[
    'data:text/html,a',
    'javascript:alert(1)',
    'gopher://news.example.org/',
    'ws://news.example.org/',
    'https:/news.example.org',
  ],
  ...[
    'https:news.example.org',
    'https:///news.example.org',
    'https:\\\\news.example.org\\a',
    'https://news.example.org\\@evil.org/',
  ],
  ...['https://user@news.example.org/', 'https://user:pass@news.example.org/', 'https://:@news.example.org/'],
  ...[
    'https://news.example.org:8080/',
    'https://news.example.org:22/',
    'http://news.example.org:443/',
    'https://news.example.org:80/',
  ],
  ...[
    'https://localhost/',
    'http://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://api/',
    'https://redis/',
  ],
  ...[
    'https://db.internal/',
    'https://printer.local/',
    'https://router.lan/',
    'https://nas.home/',
    'https://x.home.arpa/',
  ],
  ...[
    'https://a.localhost/',
    'https://wiki.corp/',
    'https://wiki.intranet/',
    'https://a.test/',
    'https://a.example/',
    'https://a.onion/',
  ],
  ...[
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
  ],
  ...[
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
  ],
  ...[
    'http://100.64.0.1/',
    'http://8.8.8.8/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
  ],
  ...[
    'http://[fc00::1]/',
    'http://[2001:4860:4860::8888]/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'https://news.example.org\t/',
  ],
  ...[
    'https://news.example.org/a b',
    ' https://news.example.org/',
    'https://news.example.org/\r\nHost: evil.org',
    'https://-a.org/',
  ],
  ...[
    `https://news.example.org/${'a'.repeat(2000)}`,
    'https://news_example.org/',
    'https://.org/',
    'https://a..org/',
    'https://1.2.3/',
  ],
];

describe('links of members (promise 36)', () => {
  it('has many hostile addresses to try', () => expect(new Set(HOSTILE).size).toBeGreaterThan(60));

  it.each(HOSTILE)('opens no connection for %j', async (address) => {
    const { asked, outbound } = network();
    await expect(outbound.page(address)).rejects.toThrow(LinkFailure);
    await expect(outbound.picture(address)).rejects.toThrow(LinkFailure);
    expect(asked).toEqual([]);
  });

  const elsewhere = HOSTILE.filter((address) => /^(?:https?|ftp|file|data|javascript|gopher|ws):/.test(address));
  it.each(elsewhere)('follows no redirect to %j', async (target) => {
    const { asked, outbound } = network((at) => (at === PAGE ? redirect(target) : answer('')));
    await outbound.page(PAGE).catch((error: unknown) => expect(error).toBeInstanceOf(LinkFailure));
    // What the URL standard reads as an address of the same site is one.
    expect(asked.filter((address) => new URL(address).hostname !== 'news.example.org')).toEqual([]);
  });

  it('follows a redirect to another public site, three times at most', async () => {
    const { asked, outbound } = network((at) => (at === PAGE ? redirect('https://www.example.org/') : answer('here')));
    expect(await outbound.page(PAGE)).toEqual({ html: 'here', url: 'https://www.example.org/' });
    expect(asked).toEqual([PAGE, 'https://www.example.org/']);
    const loop = network(() => redirect(PAGE));
    await expect(loop.outbound.page(PAGE)).rejects.toThrow('too many redirects');
    expect(loop.asked).toHaveLength(4);
  });

  it('reads the beginning of a large page, and no large picture', async () => {
    const large = Buffer.alloc(5 * 1024 ** 2, 'a');
    expect((await network(() => answer(large)).outbound.page(PAGE)).html).toHaveLength(512 * 1024);
    const picture = network(() => answer(large, { 'content-type': 'image/png' })).outbound;
    await expect(picture.picture(PAGE)).rejects.toThrow('too large');
  });

  it.each([
    ['a file', { 'content-type': 'application/octet-stream' }, 200],
    ['a vector image', { 'content-type': 'image/svg+xml' }, 200],
    ['a refusal', {}, 403],
  ])('takes neither page nor picture from %s', async (_, headers, status) => {
    const { outbound } = network(() => answer('x', headers, status));
    await expect(outbound.page(PAGE)).rejects.toThrow(LinkFailure);
    await expect(outbound.picture(PAGE)).rejects.toThrow(LinkFailure);
  });
});

describe('the servers that names lead to', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.31.255.255',
      '192.168.0.1',
      '169.254.169.254',
      '100.127.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ],
    ...[
      '255.255.255.255',
      '198.18.0.1',
      '203.0.113.9',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'ff02::1', 'nothing'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  const looked = (...addresses: string[]) =>
    new Promise((done) => {
      const find = () => Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
      publicLookup(find)('news.example.org', {}, (error, address) => done(error?.message ?? address));
    });

  it('are connected to only if all of a name’s addresses are public', async () => {
    expect(await looked('93.184.215.14')).toBe('93.184.215.14');
    expect(await looked('93.184.215.14', '127.0.0.1')).toBe('not a public server');
    expect(await looked()).toBe('not a public server');
  });

  it('are never this machine, even where a name resolves to it', async () => {
    const seen: string[] = [];
    const server = createServer((request, reply) => {
      seen.push(request.url ?? '');
      reply.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://localhost:${port}/`);
    await expect(new LinkTransport().send(url, '*/*', AbortSignal.timeout(2000))).rejects.toThrow(
      'not a public server',
    );
    expect(seen).toEqual([]);
    await new Promise((done) => server.close(done));
  });
});
