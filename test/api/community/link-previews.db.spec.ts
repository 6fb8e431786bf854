import sharp from 'sharp';
import { type LinkAnswer, LinkTransport } from '../../../apps/api/src/modules/links/network/link-transport.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { comment, edit } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

const LINK = 'https://news.example.org/kilns?a=1&b=2';
const HTML = `<title>x</title><meta property="og:title" content="Kilns today">
  <meta property="og:description" content="What is hot"><meta property="og:image" content="/kiln.png">`;

let api: TestApi;
let admin: Persona;
let author: Persona;
let reader: Persona;
let board: number;
const asked: string[] = [];
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  author = await api.member('auteur');
  reader = await api.member('lezer');
  board = await makeBoard(admin, 'Nieuws');
  const picture = await sharp({ create: { width: 1300, height: 650, channels: 3, background: '#0F6B5C' } })
    .png()
    .toBuffer();
  api.app.get(LinkTransport).send = (url) => {
    asked.push(url.href);
    const isPicture = url.pathname.endsWith('.png');
    return Promise.resolve(answer(isPicture ? picture : HTML, isPicture ? 'image/png' : 'text/html'));
  };
});
afterAll(() => api.close());

function answer(body: string | Buffer, type: string): LinkAnswer {
  async function* parts() {
    await Promise.resolve();
    yield Buffer.from(body);
  }
  return { status: 200, headers: { 'content-type': type }, body: parts(), close: () => undefined };
}
const turn = (link_previews: '0' | '1') => admin.call('PUT /api/v4/admin/settings', { body: { link_previews } });
const linked = (link = LINK) => `<p>Lees <a href="${link.replaceAll('&', '&amp;')}">dit</a></p>`;
const previews = async (who: Persona, ...ids: number[]) =>
  (await who.call('GET /api/v4/posts/link-previews', { query: { ids: ids.join() } })).body.data;
/** Waits for the job of a post. */
const fetched = (post: number) =>
  until('the link was fetched', async () => {
    const { rows } = await api.kernel.db.pool.query('select 1 from community.link_preview where post_id = $1', [post]);
    return rows.length > 0;
  });

describe('previews of links', () => {
  it('ask no other server while they are turned off, which they are at first', async () => {
    const { post_id } = await makeTopic(author, board, 'Uit', linked());
    await api.settled();
    await until('no effect waits', async () => {
      const { rows } = await api.kernel.db.pool.query(`select 1 from events.job where effect = 'preview-links'`);
      return rows.length === 0;
    });
    expect(asked).toEqual([]);
    expect(await previews(reader, post_id)).toEqual([{ id: post_id, previews: [] }]);
  });

  it('are shown to readers of a topic and of a comment, with a picture from this server', async () => {
    await turn('1');
    const { id, post_id } = await makeTopic(author, board, 'Aan', linked());
    const said = (await comment(reader, id, linked())).body.data.id as number;
    await fetched(post_id);
    await fetched(said);
    const shown = await previews(api.guest(), post_id, said);
    const page = { url: LINK, title: 'Kilns today', description: 'What is hot', site: 'news.example.org' };
    expect(shown).toEqual([post_id, said].map((post) => ({ id: post, previews: [expect.objectContaining(page)] })));
    const { image } = shown[0].previews[0] as { image: string };
    expect(image).toMatch(/^\/links\/picture\?id=/);
    const picture = await fetch(api.url + image);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([picture.headers.get('content-type'), (await sharp(bytes).metadata()).width]).toEqual(['image/webp', 640]);
    expect((await fetch(`${api.url + image}x`)).status).toBe(404);
  });

  it('are hidden from members who may not read the post', async () => {
    const { post_id } = await makeTopic(admin, await makeBoard(admin, 'Staf', 'admin', 'admin'), 'Geheim', linked());
    await fetched(post_id);
    expect([await previews(reader, post_id), (await previews(admin, post_id))[0].previews.length]).toEqual([[], 1]);
  });

  it('are removed by the author alone, for good, and go with their link', async () => {
    const other = 'https://news.example.org/other';
    const { id, post_id } = await makeTopic(author, board, 'Weg ermee', linked() + linked(other));
    await until('both are there', async () => (await previews(reader, post_id))[0].previews.length === 2);
    const remove = (who: Persona) =>
      who.call('DELETE /api/v4/posts/{id}/link-previews', { params: { id: post_id }, query: { url: LINK } });
    expect([(await remove(reader)).status, (await remove(admin)).status, (await remove(author)).status]).toEqual([
      403, 403, 200,
    ]);
    const urls = async () => (await previews(reader, post_id))[0].previews.map(({ url }: { url: string }) => url);
    expect(await urls()).toEqual([other]);
    await edit(author, id, { content: `${linked()}<p>Toch</p>` });
    await api.settled();
    expect(await urls()).toEqual([]);
  });
});
