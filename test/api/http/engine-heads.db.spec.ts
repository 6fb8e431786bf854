import sharp from 'sharp';
import { z } from 'zod';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { courseOf } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { uploaded } from '../../support/content/uploads.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

let api: TestApi;
let admin: Persona;
let topic: { id: number; slug: string };
const HOSTILE = '</script><script>alert(1)</script>';

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  const ovens = await makeBoard(admin, 'Ovens');
  const staff = await makeBoard(admin, 'Kanariebeheer', 'admin', 'admin');
  topic = await makeTopic(admin, ovens, `Biscuit ${HOSTILE}`, '<p>Over het stoken</p>');
  await admin.call('POST /api/v3/topics/{id}/comments', {
    params: { id: topic.id },
    body: { content: `<p>Mooi &lt;/script&gt;</p>` },
  });
  await makeTopic(admin, staff, 'Kanarie topic');
  await makeEvent(admin, { title: 'Zomerfeest', status: 'public', description: '<p>Kom</p>' });
  await makeEvent(admin, { title: 'Kanarie secret', status: 'secret' });
  await makeEvent(admin, { title: 'Kanarie private', status: 'private' });
  await makeGroup(admin, { name: 'Stokers' });
  await makeGroup(admin, { name: 'Kanarie groep', status: 'secret' });
  const quiz = await admin.call('POST /api/v3/quiz-maker/quizzes', { body: { title: 'Toets', reason: 'A test' } });
  await courseOf(admin, [{ name: 'Een' }, { name: 'Toets', content_kind: 'quiz', quiz_id: quiz.body.data.id }], {
    name: 'Draaien',
    visibility: 'public',
  });
  await courseOf(admin, [{ name: 'Een' }], { name: 'Kanarie cursus', visibility: 'member' });
  const category = await admin.call('POST /api/v4/admin/faq-categories', { body: { name: 'Algemeen' } });
  await admin.call('POST /api/v4/admin/faqs', {
    body: { faq_category_id: category.body.data.id, question: 'Hoe heet?', answer: '<p>Duizend graden</p>' },
  });
  await api.settled();
});
afterAll(() => api.close());

const thing = z.looseObject({ '@type': z.string() });
const address = z.url({ protocol: /^https?$/ });
const person = z.looseObject({ '@type': z.literal('Person'), name: z.string().min(1), url: address });
const comment = z.looseObject({
  '@type': z.literal('Comment'),
  text: z.string().min(1),
  datePublished: z.iso.datetime({ offset: true }),
  author: person,
  url: address,
});
/** What engines require of each type. */
const REQUIRED: Record<string, z.ZodType> = {
  DiscussionForumPosting: z.looseObject({
    headline: z.string().min(1),
    text: z.string().min(1),
    url: address,
    author: person,
    datePublished: z.iso.datetime({ offset: true }),
    image: z.array(address),
    comment: z.array(comment),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.int().min(1), name: z.string().min(1), item: address }))
      .nonempty(),
  }),
  Event: z.looseObject({
    name: z.string(),
    startDate: z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
    endDate: z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
    location: thing,
    eventStatus: address,
    url: address,
  }),
  Course: z.looseObject({
    name: z.string(),
    description: z.string().min(1),
    provider: z.looseObject({ '@type': z.literal('Organization'), name: z.string(), url: address }),
  }),
  FAQPage: z.looseObject({
    mainEntity: z.array(
      z.looseObject({ name: z.string(), acceptedAnswer: z.looseObject({ text: z.string().min(1) }) }),
    ),
  }),
  ProfilePage: z.looseObject({ mainEntity: person }),
};
type Thing = z.output<typeof thing>;

async function open(path: string, who = api.guest()) {
  const { status, body } = await who.send('GET', path, undefined, { accept: 'text/html', 'accept-language': 'nl' });
  const html = body as string;
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const things = json ? (JSON.parse(json) as { '@graph': Thing[] })['@graph'] : [];
  for (const each of things) REQUIRED[each['@type']]!.parse(each);
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null;
  return { status, html, things, types: things.map((each) => each['@type']), contentOf };
}
const setEngines = (search_engines: '0' | '1') =>
  admin.call('PUT /api/v4/admin/settings', { body: { search_engines } });
const pathOf = (url: string | null) => new URL(url!).pathname;

describe('structured data', () => {
  it.each([
    ['/boards/ovens', ['BreadcrumbList']],
    ['/events/zomerfeest', ['Event', 'BreadcrumbList']],
    ['/resources/draaien', ['Course', 'BreadcrumbList']],
    ['/groups/stokers', ['BreadcrumbList']],
    ['/support', ['FAQPage']],
    ['/profile/adminna', ['ProfilePage']],
  ])('of %s is %j', async (path, types) => {
    expect((await open(path)).types).toEqual(types);
  });

  it('of a topic has its comments, and no text ends its block', async () => {
    const { things, html } = await open(`/conversations/${topic.slug}`);
    expect(things[0]).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: `Biscuit ${HOSTILE}`,
      text: 'Over het stoken',
      comment: [{ text: 'Mooi </script>' }],
    });
    expect(html).not.toContain('<script>alert');
  });

  it('of a course names its quizzes, without their questions', async () => {
    const { things } = await open('/resources/draaien');
    expect(things[0]!.hasPart).toEqual([
      expect.objectContaining({
        '@type': 'Quiz',
        name: 'Toets',
        url: expect.stringMatching(/^http.*\/resources\/draaien\//),
      }),
    ]);
  });

  it('is not for members, whose pages may hold more', async () => {
    expect((await open('/events/zomerfeest', admin)).types).toEqual([]);
  });
});

describe('previews of links', () => {
  it.each([
    ['/events/zomerfeest', '/link-previews/events/zomerfeest.png'],
    ['/resources/draaien', '/link-previews/courses/draaien.png'],
  ])('of %s have a drawn picture', async (path, picture) => {
    const { contentOf } = await open(path);
    expect([pathOf(contentOf('og:image')), contentOf('twitter:card')]).toEqual([picture, 'summary_large_image']);
    const answer = await fetch(api.url + picture);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it('draw any title', async () => {
    expect((await fetch(`${api.url}/link-previews/topics/${topic.slug}.png`)).status).toBe(200);
  });

  it('have the topic’s own picture if it has one', async () => {
    const { body } = await admin.call('POST /conversations', {
      body: {
        title: 'Met beeld',
        content: '',
        channel_id: (await admin.call('GET /api/v4/community/channels')).body.data.find(
          ({ slug }: { slug: string }) => slug === 'ovens',
        ).id,
        post_type: 'image',
        upload_uuids: [await uploaded(admin)],
      },
    });
    const { contentOf, things } = await open(`/conversations/${body.data.slug}`);
    expect(pathOf(contentOf('og:image'))).toBe(body.data.attachments[0].source);
    expect(things[0]!.image).toHaveLength(1);
    expect((await fetch(api.url + pathOf(contentOf('og:image')))).status).toBe(200);
  });

  it.each([
    'topics/kanarie-topic',
    'events/kanarie-secret',
    'events/kanarie-private',
    'courses/kanarie-cursus',
    'members/adminna',
    'topics/nowhere',
  ])('draw nothing for %s, not even for its readers', async (name) => {
    for (const who of [api.guest(), admin]) {
      expect((await who.send('GET', `/link-previews/${name}.png`)).status).toBe(404);
    }
  });
});

describe('the head of a document', () => {
  it('links feeds', async () => {
    const linksIn = (html: string) =>
      [...html.matchAll(/<link rel="alternate" .*?href="([^"]*)"/g)].map(([, path]) => path);
    expect(linksIn((await open('/')).html)).toEqual(['/feeds/community.rss', '/feeds/community.atom']);
    expect(linksIn((await open('/boards/ovens')).html)).toEqual([
      '/feeds/boards/ovens.rss',
      '/feeds/boards/ovens.atom',
    ]);
    expect(linksIn((await open('/events')).html)).toEqual(['/events.ics']);
    expect(linksIn((await open('/boards/kanariebeheer', admin)).html)).toEqual([]);
  });

  it('has the title of a list in the reader’s language', async () => {
    expect((await open('/events')).html).toContain('<title>Evenementen · Lyceum</title>');
  });

  it.each([
    '/conversations/kanarie-topic',
    '/boards/kanariebeheer',
    '/events/kanarie-secret',
    '/groups/kanarie-groep',
    '/resources/kanarie-cursus',
  ])('of %s says nothing to guests', async (path) => {
    const { status, html, types } = await open(path);
    expect([status, types]).toEqual([404, []]);
    expect(html).not.toContain('Kanarie');
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('says noindex and has no feeds and data if the community is closed to engines', async () => {
    await setEngines('0');
    for (const path of ['/', '/boards/ovens', '/events/zomerfeest', '/login']) {
      const { html, types } = await open(path);
      expect([path, types]).toEqual([path, []]);
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toMatch(/rel="(?:alternate|canonical)"/);
    }
    await setEngines('1');
    expect((await open('/')).html).toContain('rel="canonical"');
  });
});

describe('without JavaScript', () => {
  /** What a browser without scripts shows behind the rendered screen. */
  const plain = async (path: string, who = api.guest()) => {
    const { html, status } = await open(path, who);
    const [, inside = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    const relOf = (rel: string) => new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(inside)?.[1] ?? null;
    const titles = [...inside.matchAll(/<h2><a href="([^"]*)"/g)].map(([, address]) => address!);
    const inHead = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? null;
    return { status, html, inside, titles, relOf, inHead };
  };
  let board: number;
  let long: { id: number; slug: string };
  beforeAll(async () => {
    board = await makeBoard(admin, 'Glazuren');
    for (let index = 1; index <= 21; index += 1) await makeTopic(admin, board, `Glazuur ${index}`);
    long = await makeTopic(admin, board, 'Lang gesprek');
    for (let index = 1; index <= 11; index += 1) {
      await admin.call('POST /api/v3/topics/{id}/comments', {
        params: { id: long.id },
        body: { content: `<p>Reactie <strong>${index}</strong></p>` },
      });
    }
    await api.settled();
  });

  it('a board has numbered pages that name each other', async () => {
    const first = await plain('/boards/glazuren');
    expect([first.titles.length, first.relOf('prev'), first.relOf('next')]).toEqual([
      20,
      null,
      '/boards/glazuren?page=2',
    ]);
    expect(pathOf(`http://x${first.inHead('next')}`)).toBe('/boards/glazuren');
    const second = await plain(first.relOf('next')!);
    expect([second.titles.length, second.relOf('prev'), second.relOf('next')]).toEqual([2, '/boards/glazuren', null]);
    expect(new Set([...first.titles, ...second.titles]).size).toBe(22);
    expect(second.inHead('prev')).toBe('/boards/glazuren');
    expect(second.inHead('canonical')).toMatch(/\/boards\/glazuren\?page=2$/);
    expect(second.html).toContain('<div id="root"></div>');
  });

  it('home and the comments of a topic have them too', async () => {
    expect((await plain('/?page=2')).titles.length).toBeGreaterThan(0);
    const path = `/conversations/${long.slug}`;
    expect((await plain(path)).relOf('next')).toBe(`${path}?page=2`);
    const second = await plain(`${path}?page=2`);
    expect(second.inside).toContain('<p>Reactie <strong>11</strong></p>');
    expect(second.inside).not.toContain('<strong>10</strong>');
  });

  it.each(['/?page=99', '/boards/glazuren?page=3', '/boards/kanariebeheer?page=1'])('%s is missing', async (path) => {
    expect((await plain(path)).status).toBe(404);
  });

  it('no page shows what guests may not read', async () => {
    for (const path of ['/', '/?page=2', '/boards/ovens']) {
      expect((await plain(path)).inside).not.toContain('Kanarie');
    }
    expect((await plain('/', admin)).html).toContain('Kanarie');
  });

  it('every screen says what cannot work', async () => {
    for (const path of ['/', '/events', '/login']) {
      expect((await plain(path)).inside).toContain('Schrijven en instellingen wijzigen hebben JavaScript nodig.');
    }
  });
});
