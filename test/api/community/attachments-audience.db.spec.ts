import { community, type media } from '@lyceum/contracts';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { pdf } from '../../support/content/documents.ts';
import { bmp } from '../../support/content/pictures.ts';
import { get, look, send, uploaded } from '../../support/content/uploads.ts';

let api: TestApi;
let admin: Persona;
let author: Persona;
let reader: Persona;
let open: number;
let closed: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  author = await api.member('beeldend');
  reader = await api.member('lezer');
  open = await makeBoard(admin, 'Open');
  closed = await makeBoard(admin, 'Gesloten', 'admin', 'admin');
});
afterAll(() => api.close());

const imagePost = async (who: Persona, fields: object = {}) => {
  const body = { title: 'Beeld', content: '', channel_id: open, post_type: 'image', ...fields };
  const answer = await who.call('POST /conversations', { body: { ...body, upload_uuids: [await uploaded(who)] } });
  const topic = community.editTopic.output.parse(answer.body).data;
  return { topic, file: topic.attachments[0]! };
};
/** The lasting address of a public file; null where there is none for a guest. */
const addressOf = async (file: media.Attachment): Promise<string | null> => {
  const opened = await look(api.guest(), file.source);
  return opened.status === 302 ? opened.headers.get('location') : null;
};
const seenBy = async (file: media.Attachment, ...who: Persona[]): Promise<boolean[]> => {
  const answers = [];
  for (const one of who) answers.push((await get(one, file.source)).status === 200);
  return answers;
};

/** What makes a public picture private, and what makes it public again. */
const CHANGES: [what: string, away: (t: community.Topic) => object, back: ((t: community.Topic) => object) | null][] = [
  ['moved to a board of staff', () => ({ channel_id: closed }), () => ({ channel_id: open })],
  [
    'taken back until a date',
    () => ({ release_date: '01-01-2090 10:00' }),
    () => ({ release_date: '01-01-2020 10:00' }),
  ],
];

describe('the pictures of a topic are seen by whoever may read it, and by nobody else', () => {
  it.each(CHANGES)(
    'also once it is %s: the lasting address stops answering, and answers again',
    async (_, away, back) => {
      const { topic, file } = await imagePost(author);
      const address = (await addressOf(file))!;
      expect(address).toMatch(/^\/files\/[^?]+$/);
      const change = (body: object) => admin.call('PUT /api/v4/topics/{id}', { params: { id: topic.id }, body });
      expect((await change(away(topic))).status).toBe(200);
      expect([(await get(api.guest(), address)).status, await addressOf(file)]).toEqual([404, null]);
      expect(await seenBy(file, reader, admin)).toEqual([false, true]);
      if (back) await change(back(topic));
      expect((await get(api.guest(), address)).status).toBe(200);
    },
  );

  it('also when its board opens for fewer, or for a level; signed for five minutes, as what is saved', async () => {
    const board = await makeBoard(admin, 'Wisselend');
    const { file } = await imagePost(author, { channel_id: board });
    const address = (await addressOf(file))!;
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id as number;
    const change = async (body: object) => {
      const { data } = (await admin.call('GET /api/v4/admin/boards/{id}', { params: { id: board } })).body;
      const answer = await admin.call('PUT /api/v4/admin/boards/{id}', {
        params: { id: board },
        body: { ...data, ...body },
      });
      expect(answer.status).toBe(200);
    };
    await change({ read_by: 'member' });
    expect([(await get(api.guest(), address)).status, await addressOf(file)]).toEqual([404, null]);
    const signed = (await look(reader, file.source)).headers.get('location')!;
    expect(signed).toContain('?until=');
    const served = await get(api.guest(), signed);
    expect([served.status, served.headers.get('cache-control'), served.headers.get('x-content-type-options')]).toEqual([
      200,
      'private, no-store',
      'nosniff',
    ]);
    await change({ read_by: 'guest', level_ids: [level] });
    expect(await seenBy(file, api.guest(), reader, admin)).toEqual([false, false, true]);
    await change({ read_by: 'guest', level_ids: [] });
    expect((await get(api.guest(), address)).status).toBe(200);
  });

  it('also of one that is scheduled, deleted, or restored', async () => {
    const waiting = await imagePost(admin, { release_date: '01-01-2090 10:00' });
    expect(await seenBy(waiting.file, api.guest(), reader, admin)).toEqual([false, false, true]);
    const { topic, file } = await imagePost(author);
    const address = (await addressOf(file))!;
    await author.call('DELETE /conversations/{id}', { params: { id: topic.id } });
    expect(await seenBy(file, api.guest(), reader, author)).toEqual([false, false, false]);
    expect((await get(api.guest(), address)).status).toBe(404);
    await author.call('POST /api/v4/topics/{id}/restore', { params: { id: topic.id } });
    expect((await get(api.guest(), address)).status).toBe(200);
  });

  it('also of a ticket: its author and administrators, not moderators (decisions 21)', async () => {
    const moderator = await api.member('toezicht', 'moderator');
    const board = { name: 'Hulp', type: 'helpdesk', color: '#0F6B5C', read_by: 'guest', write_by: 'member' };
    const { data } = (await admin.call('POST /api/v4/admin/boards', { body: board })).body as { data: { id: number } };
    const ticket = {
      title: 'Bewijs',
      content: '<p>Zie het papier</p>',
      channel_id: data.id,
      post_type: 'text',
      upload_uuids: [await uploaded(author, pdf(), 'bewijs.pdf')],
    };
    const sent = community.editTopic.output.parse(
      (await author.call('POST /conversations', { body: ticket })).body,
    ).data;
    expect(sent.attachments).toMatchObject([{ name: 'bewijs.pdf', size: pdf().length }]);
    const { file: picture } = await imagePost(author, { channel_id: data.id });
    for (const file of [picture, sent.attachments[0]!]) {
      const seen = await seenBy(file, api.guest(), reader, moderator, author, admin);
      expect(seen).toEqual([false, false, false, true, true]);
      expect(await addressOf(file)).toBeNull();
    }
  });

  it('and so are those of its comments, which go with what they hang under', async () => {
    const { topic } = await imagePost(author);
    const say = async (body: object) => {
      const upload_uuids = [await uploaded(reader)];
      const params = { id: topic.id };
      const sent = { content: '<p>Kijk</p>', upload_uuids, ...body };
      return (await reader.call('POST /api/v3/topics/{id}/comments', { params, body: sent })).body
        .data as community.Comment;
    };
    const comment = await say({});
    const reply = await say({ in_reply_to: comment.id });
    const files = [comment.attachments[0]!, reply.attachments[0]!];
    const seen = async (who: Persona) => [await seenBy(files[0]!, who), await seenBy(files[1]!, who)].flat();
    expect(await seen(api.guest())).toEqual([true, true]);
    await reader.call('DELETE /comments/{id}', { params: { id: comment.id } });
    expect(await seen(reader)).toEqual([false, false]);
    await reader.call('POST /api/v4/comments/{id}/restore', { params: { id: comment.id } });
    expect(await seen(api.guest())).toEqual([true, true]);
    await admin.call('PUT /api/v4/topics/{id}', { params: { id: topic.id }, body: { channel_id: closed } });
    expect([await seen(reader), await seen(admin)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('and are not opened by being used again in something public (promise 35)', async () => {
    const upload_uuids = [await uploaded(admin)];
    const hidden = { title: 'Geheim', content: '', channel_id: closed, post_type: 'image', upload_uuids };
    const { body } = await admin.call('POST /conversations', { body: hidden });
    const file = body.data.attachments[0] as media.Attachment;
    const again = await admin.call('POST /conversations', { body: { ...hidden, channel_id: open } });
    expect(again.status).toBe(422);
    const { topic } = await imagePost(author);
    const elsewhere = { params: { id: topic.id }, body: { attachments: [{ id: file.id }] } };
    expect((await author.call('PUT /api/v4/topics/{id}', elsewhere)).status).toBe(422);
    expect(await seenBy(file, api.guest(), author)).toEqual([false, false]);
  });
});

describe('somebody who is erased', () => {
  it('leaves neither files nor their names, nor a video (promise 42)', async () => {
    const leaver = await api.member('weg');
    const uuid = (await send(leaver, bmp(), 'kanarie-bestand.bmp')).body.data.uuid as string;
    const fields = { title: 'Weg', content: '', channel_id: open };
    const image = await leaver.call('POST /conversations', {
      body: { ...fields, post_type: 'image', upload_uuids: [uuid], upload_alts: ['kanarie-tekst'] },
    });
    const topic = image.body.data as community.Topic;
    const film = { ...fields, post_type: 'video', video_url: 'https://vimeo.com/76979871' };
    const video = (await leaver.call('POST /conversations', { body: film })).body.data as community.Topic;
    const { rows } = await api.kernel.db.pool.query(
      `select data::text as data from events.event where type = 'TopicPosted'`,
    );
    expect(rows.some(({ data }) => /kanarie|76979871/.test(data as string))).toBe(false);
    const asked = await leaver.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
    expect(asked.status).toBeLessThan(300);
    await api.app.get(Erasure).finish();
    const after = (await api.guest().call('GET /api/v3/topics/{id}', { params: { id: String(topic.id) } })).body.data;
    expect(after).toMatchObject({ attachments: [], title: '…' });
    expect((await get(admin, topic.attachments[0]!.source)).status).toBe(404);
    const shown = await api.guest().call('GET /api/v3/topics/{id}', { params: { id: String(video.id) } });
    expect(shown.body.data).toMatchObject({ video_url: null, video_id: null });
  });
});
