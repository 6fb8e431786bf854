import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { PublicAddresses } from '../../../apps/api/src/modules/discovery/index.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { courseOf } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let topic: { id: number; slug: string };
/** In every text that guests may not read. */
const CANARY = 'Kanarie';

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  const ovens = await makeBoard(admin, 'Ovens');
  const staff = await makeBoard(admin, 'Kanariebeheer', 'admin', 'admin');
  const members = await makeBoard(admin, 'Kanarieleden', 'member');
  topic = await makeTopic(admin, ovens, 'Biscuit & <stook> ]]>', '<p>Over </script> en &amp; tekens</p>');
  for (const board of [staff, members]) await makeTopic(admin, board, `Kanarie ${board}`);
  await makeEvent(admin, { title: 'Zomerfeest', status: 'public' });
  for (const status of ['private', 'secret'] as const) await makeEvent(admin, { title: `Kanarie ${status}`, status });
  await makeGroup(admin, { name: 'Stokers' });
  for (const status of ['private', 'secret'] as const) await makeGroup(admin, { name: `Kanarie ${status}`, status });
  await courseOf(admin, [{ name: 'Een' }], { name: 'Draaien', visibility: 'public' });
  await courseOf(admin, [{ name: 'Een' }], { name: 'Kanarie lid', visibility: 'member' });
  await courseOf(admin, [{ name: 'Een' }], { name: 'Kanarie verborgen', visibility: 'public', hidden: true });
  await api.settled();
});
afterAll(() => api.close());

const setEngines = (search_engines: '0' | '1') =>
  admin.call('PUT /api/v4/admin/settings', { body: { search_engines, reason: 'A choice' } });
const textOf = async (path: string, who = api.guest()): Promise<string> => {
  const { status, body } = await who.send('GET', path, undefined, { accept: '*/*' });
  expect([path, status]).toEqual([path, 200]);
  return body as string;
};
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'url', 'sitemap', 'link'].includes(name),
});
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any document
const parsed = (xml: string): any => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
};
const pathsOf = (xml: string): string[] =>
  (parsed(xml).urlset.url as { loc: string }[]).map(({ loc }) => new URL(loc).pathname);

describe('sitemaps', () => {
  it('list what guests may read, in one sitemap for each kind of page', async () => {
    const robots = await textOf('/robots.txt');
    const [, index] = /^Sitemap: (\S+)$/m.exec(robots)!;
    const { sitemapindex } = parsed(await textOf(new URL(index!).pathname));
    const found: Record<string, string[]> = {};
    for (const { loc, lastmod } of sitemapindex.sitemap as { loc: string; lastmod: string }[]) {
      const { pathname } = new URL(loc);
      expect([pathname, Date.parse(lastmod)]).toEqual([pathname, expect.any(Number)]);
      found[pathname] = pathsOf(await textOf(pathname));
    }
    expect(found).toEqual({
      '/sitemaps/topics/1.xml': [`/conversations/${topic.slug}`],
      '/sitemaps/boards/1.xml': expect.arrayContaining(['/boards/ovens']),
      '/sitemaps/events/1.xml': ['/events/zomerfeest'],
      '/sitemaps/groups/1.xml': ['/groups/stokers'],
      '/sitemaps/courses/1.xml': ['/resources/draaien'],
    });
  });

  it('are the same for members, who may read more', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/topics/1.xml', '/sitemaps/events/1.xml', '/feeds/community.rss']) {
      expect(await textOf(path, admin)).toBe(await textOf(path));
    }
  });

  it.each(['/sitemaps/topics/2.xml', '/sitemaps/topics/0.xml', '/sitemaps/topics/x.xml', '/sitemaps/members/1.xml'])(
    'don’t exist at %s',
    async (path) => {
      expect((await api.guest().send('GET', path)).status).toBe(404);
    },
  );

  it('are counted once for an index that is asked for often', async () => {
    const before = await textOf('/sitemap.xml');
    const { body } = await admin.call('GET /api/v4/community/channels');
    const ovens = (body.data as { id: number; slug: string }[]).find(({ slug }) => slug === 'ovens')!;
    const later = await makeTopic(admin, ovens.id, 'Later');
    expect(await textOf('/sitemap.xml')).toBe(before);
    // The sitemap itself has the new page at once.
    expect(pathsOf(await textOf('/sitemaps/topics/1.xml'))).toContain(`/conversations/${later.slug}`);
    await admin.call('DELETE /conversations/{id}', { params: { id: later.id }, body: {} });
  });

  it('are cut into pieces, each with its own addresses', async () => {
    await makeTopic(admin, await makeBoard(admin, 'Glazuren'), 'Tweede');
    const addresses = api.app.get(PublicAddresses);
    const pieces = (await addresses.pieces(1)).filter(({ name }) => name === 'topics');
    expect(pieces.map(({ number }) => number)).toEqual([1, 2]);
    const paths = await Promise.all(pieces.map(({ number }) => addresses.piece('topics', number, 1)));
    expect(paths.flat().map((each) => each!.path)).toEqual([`/conversations/${topic.slug}`, '/conversations/tweede']);
  });
});

describe('feeds', () => {
  it.each(['/feeds/community.rss', '/feeds/boards/ovens.rss'])('are RSS at %s', async (path) => {
    const { channel } = parsed(await textOf(path)).rss;
    const [item] = channel.item.slice(-1);
    expect(item).toMatchObject({ title: 'Biscuit & <stook> ]]>', category: 'Ovens', 'dc:creator': 'adminna Example' });
    expect(new URL(item.link as string).pathname).toBe(`/conversations/${topic.slug}`);
    expect(Date.parse(item.pubDate as string)).not.toBeNaN();
    expect(new URL(channel['atom:link']['@_href'] as string).pathname).toBe(path);
  });

  it.each(['/feeds/community.atom', '/feeds/boards/ovens.atom'])('are Atom at %s', async (path) => {
    const { feed } = parsed(await textOf(path));
    expect(new URL(feed.id as string).pathname).toBe(path);
    const [entry] = feed.entry.slice(-1);
    expect(entry).toMatchObject({ title: 'Biscuit & <stook> ]]>', author: { name: 'adminna Example' } });
    expect(Date.parse(entry.updated as string)).not.toBeNaN();
  });

  it.each(['kanariebeheer', 'kanarieleden', 'nowhere'])('don’t exist for the board %s', async (slug) => {
    for (const form of ['rss', 'atom']) {
      const { status } = await admin.send('GET', `/feeds/boards/${slug}.${form}`);
      expect([form, status]).toEqual([form, 404]);
    }
  });

  it('don’t show previews of topics that guests may not read', async () => {
    await admin.call('PUT /api/v4/admin/settings', { body: { show_topic_preview: '1' } });
    expect((await admin.send('GET', '/feeds/boards/kanarieleden.rss')).status).toBe(404);
    expect(await textOf('/feeds/community.rss')).not.toContain(CANARY);
    await admin.call('PUT /api/v4/admin/settings', { body: { show_topic_preview: '0' } });
  });

  it('include the calendar of public events', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await textOf('/events.ics', admin)) as unknown[]);
    const titles = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'));
    expect(titles).toEqual(['Zomerfeest']);
  });
});

const EVERYTHING = [
  '/robots.txt',
  '/sitemap.xml',
  ...['topics', 'boards', 'events', 'groups', 'courses'].map((name) => `/sitemaps/${name}/1.xml`),
  ...['rss', 'atom'].map((form) => `/feeds/community.${form}`),
  '/events.ics',
];

it('nothing for engines contains what guests may not read', async () => {
  for (const path of EVERYTHING) {
    expect([path, (await textOf(path)).toLowerCase()]).not.toEqual([
      path,
      expect.stringContaining(CANARY.toLowerCase()),
    ]);
  }
});

it('one setting closes the community to engines', async () => {
  await setEngines('0');
  expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  for (const path of EVERYTHING.slice(1)) {
    expect([path, (await api.guest().send('GET', path)).status]).toEqual([path, 404]);
  }
  await setEngines('1');
  await textOf('/sitemap.xml');
});
