import { randomUUID } from 'node:crypto';
import { community, type media } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import type { Answer, Persona } from '../../support/persona.ts';
import { jpegWithPlace, wav } from '../../support/content/pictures.ts';
import { edit, show } from '../../support/content/topics.ts';
import { get, ids, pictures, seen, uploaded } from '../../support/content/uploads.ts';

const FEED_BYTES = 40_000;
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

let api: TestApi;
let admin: Persona;
let author: Persona;
let other: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  author = await api.member('beeldend');
  other = await api.member('otto');
  boardId = await makeBoard(admin, 'Beelden');
});
afterAll(() => api.close());

const post = (who: Persona, fields: object): Promise<Answer> =>
  who.call('POST /conversations', { body: { title: 'Beeld', content: '', channel_id: boardId, ...fields } });
const imagePost = async (who: Persona, count = 1, fields: object = {}): Promise<community.Topic> => {
  const { status, body } = await post(who, { post_type: 'image', upload_uuids: await pictures(who, count), ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return community.topic.parse(body.data);
};
const rowOf = async (uuid: string) =>
  (await api.kernel.db.pool.query('select * from media.upload where uuid = $1', [uuid])).rows[0] as {
    id: number;
    owner_kind: string | null;
    removed_at: Date | null;
  };

describe('an image post', () => {
  it('shows its pictures in their order, each with size, thumbnail and what it shows, wherever the topic is told of', async () => {
    const upload_uuids = [
      await uploaded(author, await jpegWithPlace(640, 480), 'pot.jpg'),
      ...(await pictures(author, 3)),
    ];
    const { body } = await post(author, { post_type: 'image', upload_uuids, upload_alts: ['Een pot', null] });
    const topic = community.editTopic.output.parse(body).data;
    const { id } = topic.attachments[0]!;
    expect(topic.attachments[0]).toEqual({
      id,
      source: `/media/${id}/full`,
      thumbnail: `/media/${id}/320`,
      name: 'pot.jpg',
      filetype: 'image/jpeg',
      width: 480,
      height: 640,
      alt: 'Een pot',
    });
    expect(topic.attachments.map(({ name }) => name).slice(1)).toEqual(['beeld 0.png', 'beeld 1.png', 'beeld 2.png']);
    await api.settled();
    const feed = await api.guest().call('GET /api/v3/topics', { query: { board_id: boardId } });
    expect(feed.body.data[0].attachments).toEqual(topic.attachments);
    expect(Buffer.byteLength(JSON.stringify(feed.body.data[0])) * community.COMMUNITY_LIMITS.feedPage).toBeLessThan(
      FEED_BYTES,
    );
    expect((await show(api.guest(), topic.id)).body.data.attachments).toEqual(topic.attachments);
    const served = await get(api.guest(), topic.attachments[0]!.thumbnail!);
    // Not for ever: the board may be closed tomorrow.
    expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  });

  it('has one picture at least and four at most; a sound beside them, or beside a text, is welcome', async () => {
    expect((await post(author, { post_type: 'image' })).body.errors).toEqual({
      upload_uuids: ['A picture is required.'],
    });
    const sound = await uploaded(author, wav(), 'liedje.wav');
    expect((await post(author, { post_type: 'image', upload_uuids: [sound] })).status).toBe(422);
    const five = await pictures(author, 5);
    expect((await post(author, { post_type: 'image', upload_uuids: five })).body.errors).toEqual({
      upload_uuids: ['A post can have up to 4 pictures.'],
    });
    // What was refused has taken nothing into use.
    const with4 = await post(author, { post_type: 'image', upload_uuids: [...five.slice(1), sound] });
    expect(with4.body.data.attachments).toHaveLength(5);
    const spoken = await uploaded(author, wav(), 'gesproken.wav');
    expect((await post(author, { content: '<p>Hm</p>', upload_uuids: [spoken] })).status).toBe(422);
    const text = await post(author, { content: '<p>Luister eens</p>', upload_uuids: [spoken] });
    expect(text.body.data.attachments).toMatchObject([
      { name: 'gesproken.wav', filetype: 'audio/wav', thumbnail: null, width: null, height: null },
    ]);
  });

  it('is edited by its author alone: pictures go, come, change places and words; one stays', async () => {
    const topic = await imagePost(author, 3);
    const [first, second, third] = topic.attachments as [media.Attachment, media.Attachment, media.Attachment];
    const fresh = await uploaded(author);
    const changes = { attachments: [{ id: third.id, alt: 'De derde' }, { id: first.id }], upload_uuids: [fresh] };
    for (const who of [other, admin]) expect((await edit(who, topic.id, changes)).status).not.toBe(200);
    expect((await edit(admin, topic.id, { attachments: [{ id: first.id }] })).status).toBe(403);
    const { body } = await edit(author, topic.id, { ...changes, version: topic.version });
    const after = body.data.attachments as media.Attachment[];
    expect(ids(after).slice(0, 2)).toEqual([third.id, first.id]);
    expect(after.map(({ alt }) => alt)).toEqual(['De derde', null, null]);
    expect([await seen(api.guest(), second), await seen(api.guest(), after[2]!)]).toEqual([404, 200]);
    const before = await api.eventCount();
    expect((await edit(author, topic.id, changes)).body.data.attachments).toEqual(after);
    expect(await api.eventCount()).toBe(before);
    expect((await edit(author, topic.id, { attachments: [] })).body.errors).toHaveProperty('upload_uuids');
    expect((await edit(author, topic.id, { attachments: [{ id: second.id }] })).body.errors).toHaveProperty(
      'attachments',
    );
    expect(ids((await show(author, topic.id)).body.data.attachments)).toEqual(ids(after));
  });

  it('takes new pictures in any place, and tells an edit that came second that it did, whatever was taken off', async () => {
    const topic = await imagePost(author, 2);
    const [one, two] = topic.attachments as [media.Attachment, media.Attachment];
    const fresh = await uploaded(author);
    const { id } = await rowOf(fresh);
    const among = { upload_uuids: [fresh], attachments: [{ id: two.id }, { id, alt: 'Ertussen' }, { id: one.id }] };
    const { body } = await edit(author, topic.id, { ...among, version: topic.version });
    const after = (body.data as community.Topic).attachments;
    expect(after.map((file) => [file.id, file.alt])).toEqual([
      [two.id, null],
      [id, 'Ertussen'],
      [one.id, null],
    ]);
    const [foreign] = await pictures(other, 1);
    const stolen = { attachments: [{ id: one.id }, { id: (await rowOf(foreign!)).id }] };
    expect((await edit(author, topic.id, stolen)).status).toBe(422);

    const taken = { attachments: [{ id: one.id }], version: body.data.version };
    expect((await edit(author, topic.id, taken)).status).toBe(200);
    const late = { attachments: [{ id: two.id }, { id: one.id }] };
    expect((await edit(author, topic.id, { ...late, version: body.data.version })).status).toBe(409);
    expect((await edit(author, topic.id, late)).status).toBe(422);
  });

  it('changed by two edits at once keeps both or tells one, and every file that it shows', async () => {
    const topic = await imagePost(author, 2);
    const [one, two] = await pictures(author, 2);
    const answers = await Promise.all(
      [one, two].map((uuid) => edit(author, topic.id, { upload_uuids: [uuid], version: topic.version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { attachments } = (await show(author, topic.id)).body.data as community.Topic;
    expect(attachments).toHaveLength(3);
    for (const file of attachments) expect(await seen(api.guest(), file)).toBe(200);
    const left = await Promise.all([one!, two!].map(rowOf));
    expect(left.map(({ owner_kind }) => owner_kind).sort()).toEqual([null, 'topic'].sort());
  });
});

describe('an upload', () => {
  it('of somebody else, in use elsewhere, or unknown is refused, and nothing is posted', async () => {
    const foreign = await uploaded(other);
    const [used] = await pictures(author, 1);
    await post(author, { post_type: 'image', upload_uuids: [used] });
    const own = await uploaded(author);
    const before = await api.eventCount();
    for (const uuid of [foreign, used, randomUUID()]) {
      const answer = await post(author, { post_type: 'image', upload_uuids: [own, uuid] });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { upload_uuids: ['One of the files is no longer there. Please add it again.'] },
      ]);
    }
    expect((await post(author, { post_type: 'image', upload_uuids: [own, own] })).status).toBe(422);
    expect(await api.eventCount()).toBe(before);
    expect((await rowOf(own)).owner_kind).toBeNull();
    expect((await rowOf(foreign)).owner_kind).toBeNull();
  });

  it('becomes one topic’s, also when two are posted with it at once; a repeated request is the same topic', async () => {
    const upload_uuids = await pictures(author, 1);
    const both = await Promise.all([1, 2, 3].map(() => post(author, { post_type: 'image', upload_uuids })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const body = {
      ...{ title: 'Nog eens', content: '', channel_id: boardId, post_type: 'image' },
      upload_uuids: await pictures(author, 1),
    };
    const key = { 'idempotency-key': randomUUID() };
    const sent = [
      await author.send('POST', '/conversations', body, key),
      await author.send('POST', '/conversations', body, key),
    ];
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(sent[0]!.body.data.id).toBe(sent[1]!.body.data.id);
  });

  it('is let go again when its post does not come to be', async () => {
    const staff = await makeBoard(admin, 'Alleen lezen', 'guest', 'admin');
    const uuid = await uploaded(author);
    const refused = await post(author, { post_type: 'image', channel_id: staff, upload_uuids: [uuid] });
    expect(refused.status).toBe(403);
    expect((await rowOf(uuid)).owner_kind).toBeNull();
    expect((await post(author, { post_type: 'image', upload_uuids: [uuid] })).status).toBe(201);
  });

  it('in a post cannot be removed by itself, and is gone with an edit that leaves it out', async () => {
    const topic = await imagePost(author, 2);
    const [kept, gone] = topic.attachments as [media.Attachment, media.Attachment];
    const remove = await author.call('DELETE /uploader/{id}/delete', { params: { id: String(gone.id) } });
    expect(remove.status).toBe(409);
    await edit(author, topic.id, { attachments: [{ id: kept.id }] });
    expect([await seen(author, kept), await seen(author, gone)]).toEqual([200, 404]);
  });
});

describe('a video post', () => {
  const videoPost = (video_url: string | null, more: object = {}) =>
    post(author, { title: 'Film', post_type: 'video', video_url, ...more });

  it('has a link of YouTube, as embed address where its id has 11 characters, or of Vimeo', async () => {
    const { body } = await videoPost('https://youtu.be/aqz-KE-bpKQ?t=3');
    expect(body.data).toMatchObject({ post_type: 'video', video_url: YOUTUBE, video_id: 'aqz-KE-bpKQ' });
    await api.settled();
    const feed = await api.guest().call('GET /api/v3/topics', { query: { board_id: boardId } });
    expect(feed.body.data[0]).toMatchObject({ video_url: YOUTUBE, video_id: 'aqz-KE-bpKQ', attachments: [] });
    const short = 'https://www.youtube.com/watch?v=short';
    expect((await videoPost(short)).body.data).toMatchObject({ video_url: short, video_id: null });
    expect((await videoPost('https://vimeo.com/76979871')).body.data).toMatchObject({ video_id: '76979871' });
  });

  it('is refused without one, or with another address; and no other post has a video', async () => {
    for (const wrong of [null, '', 'https://evil-youtube.com/watch?v=aqz-KE-bpKQ', 'http://youtu.be/aqz-KE-bpKQ']) {
      const answer = await videoPost(wrong);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { video_url: ['A YouTube or Vimeo link is required.'] },
      ]);
    }
    expect((await post(author, { content: '<p>Lees dit</p>', video_url: YOUTUBE })).status).toBe(422);
    expect((await post(author, { content: '<p>Lees dit</p>', video_url: '' })).status).toBe(201);
  });

  it('changes its link with an edit of its author, by the older call too', async () => {
    const { id, post_id } = (await videoPost(YOUTUBE)).body.data as community.Topic;
    const video_url = 'https://vimeo.com/76979871';
    const byPost = (who: Persona, body: object) => who.call('PUT /comments/{id}', { params: { id: post_id }, body });
    expect((await byPost(admin, { video_url })).status).toBe(403);
    expect((await byPost(author, { video_url: '' })).status).toBe(422);
    expect((await byPost(author, { video_url, title: 'Andere film' })).status).toBe(200);
    expect((await show(author, id)).body.data).toMatchObject({ video_url, video_id: '76979871', title: 'Andere film' });
    const before = await api.eventCount();
    await edit(author, id, { video_url: `${video_url}?share=copy` });
    expect(await api.eventCount()).toBe(before);
  });
});
