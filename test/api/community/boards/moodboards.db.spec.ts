import { admin as contract, community } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { animatedGif, jpegWithPlace, pngWithPlace } from '../../../support/content/pictures.ts';
import { send } from '../../../support/content/uploads.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let member: Persona;
let wall: number;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  member = await api.member('memo');
  wall = await moodboard({});
});
afterAll(() => api.close());

async function moodboard(fields: object): Promise<number> {
  const body = {
    name: `Muur ${(serial += 1)}`,
    color: '#0F6B5C',
    type: 'moodboard',
    read_by: 'guest',
    write_by: 'member',
  };
  const answer = await admin.call('POST /api/v4/admin/boards', {
    body: contract.boardInput.parse({ ...body, ...fields }),
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data.id as number;
}

const uploaded = async (who: Persona, bytes: Buffer, name: string): Promise<string> =>
  (await send(who, bytes, name)).body.data.uuid as string;

async function post(who: Persona, fields: object = {}) {
  const upload_uuids = [await uploaded(who, await jpegWithPlace(640, 480), 'kom.jpg')];
  const body = { title: 'Een kom', content: '<p>Van boven gezien</p>', channel_id: wall, post_type: 'image' as const };
  return who.call('POST /conversations', { body: { ...body, upload_uuids, upload_alts: ['Een kom'], ...fields } });
}

describe('a moodpost (part 1 §5)', () => {
  it('is one picture with a title and a text, and knows its size before it loads', async () => {
    const { status, body } = await post(member);
    expect(status).toBe(201);
    const [picture] = community.editTopic.output.parse(body).data.attachments;
    expect(picture).toMatchObject({ width: 480, height: 640, alt: 'Een kom', filetype: 'image/jpeg' });
    expect(picture!.thumbnail).toEqual(expect.stringContaining('/media/'));
    await api.settled();
    const feed = await api.guest().call('GET /api/v3/topics', { query: { board_id: wall } });
    expect(feed.body.data[0]).toMatchObject({ board_type: 'moodboard', attachments: [picture] });
  });

  it.each([
    ['without a picture', { upload_uuids: [] }, 'upload_uuids'],
    ['of another kind', { post_type: 'text', upload_uuids: [] }, 'post_type'],
    ['without a title', { title: ' ' }, 'title'],
    ['without a text', { content: '' }, 'content'],
    ['with a text of four signs', { content: '<p>Kort</p>' }, 'content'],
  ])('%s is refused, and nothing is kept', async (_, fields, field) => {
    const before = await api.eventCount();
    const { status, body } = await post(member, fields);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
    expect(await api.eventCount()).toBe(before);
  });

  it('that is no JPG or PNG, or two, is refused', async () => {
    const gif = await uploaded(member, await animatedGif(), 'kom.gif');
    expect((await post(member, { upload_uuids: [gif] })).body.errors).toEqual({
      upload_uuids: ['The picture must be a JPG or PNG.'],
    });
    const two = [
      await uploaded(member, await pngWithPlace(), 'a.png'),
      await uploaded(member, await pngWithPlace(), 'b.png'),
    ];
    expect((await post(member, { upload_uuids: two })).status).toBe(422);
  });

  it('keeps a text of five signs when it is edited, and no other topic is moved in between the pictures', async () => {
    const { id } = (await post(member)).body.data as { id: number };
    const edit = (body: object) => member.call('PUT /api/v4/topics/{id}', { params: { id }, body });
    expect((await edit({ content: '<p>Kort</p>' })).status).toBe(422);
    expect((await edit({ content: '<p>Van onderen gezien</p>' })).status).toBe(200);
    const other = await makeTopic(member, await makeBoard(admin, 'Woorden'), 'Zonder beeld');
    const moved = await admin.call('PUT /api/v4/topics/{id}', { params: { id: other.id }, body: { channel_id: wall } });
    expect(moved.body.errors).toEqual({ channel_id: ['Only pictures can be posted on a moodboard.'] });
  });
});

it('what hangs on a wall stays one picture, JPG or PNG, with a text: by an edit as by a move', async () => {
  const { id, attachments } = (await post(member)).body.data as community.Topic;
  const put = (who: Persona, topicId: number, body: object) =>
    who.call('PUT /api/v4/topics/{id}', { params: { id: topicId }, body });
  const another = await uploaded(member, await jpegWithPlace(320, 240), 'nog een.jpg');
  const kept = attachments.map((file) => ({ id: file.id }));
  const second = await put(member, id, { attachments: kept, upload_uuids: [another] });
  expect(second.body.errors).toEqual({ upload_uuids: ['A moodboard post has exactly one picture.'] });
  const gif = await put(member, id, {
    attachments: [],
    upload_uuids: [await uploaded(member, await animatedGif(), 'draait.gif')],
  });
  expect(gif.body.errors).toEqual({ upload_uuids: ['The picture must be a JPG or PNG.'] });
  expect((await put(member, id, { attachments: [], upload_uuids: [another] })).status).toBe(200);

  const words = await makeBoard(admin, 'Beeld bij woorden');
  const two = [await uploaded(member, await jpegWithPlace(320, 240), 'a.jpg')];
  two.push(await uploaded(member, await pngWithPlace(), 'b.png'));
  const pair = (await post(member, { channel_id: words, upload_uuids: two, upload_alts: [] })).body
    .data as community.Topic;
  const moved = await put(admin, pair.id, { channel_id: wall });
  expect(moved.body.errors).toEqual({ upload_uuids: ['A moodboard post has exactly one picture.'] });

  // Elsewhere a picture speaks for itself: it is moved with a text alone, and what is moved stays as it is.
  const wordless = await post(member, { channel_id: words, content: '' });
  const { id: silent } = wordless.body.data as community.Topic;
  const refused = await put(admin, silent, { channel_id: wall });
  expect([refused.status, refused.body.errors]).toEqual([422, { content: ['Add a text to your picture.'] }]);
  expect((await put(member, silent, { content: '<p>Kort</p>' })).status).toBe(422);
  expect((await put(admin, silent, { channel_id: wall })).status).toBe(422);
  expect((await put(member, silent, { content: '<p>Van onderen</p>' })).status).toBe(200);
  expect((await put(admin, silent, { channel_id: wall })).status).toBe(200);
});

describe('a restricted moodboard (part 1 §6)', () => {
  it('takes pictures of moderators too, and of no member; a board of words does not', async () => {
    const restricted = await moodboard({ write_by: 'admin' });
    const [byMember, byModerator] = [
      await post(member, { channel_id: restricted }),
      await post(moderator, { channel_id: restricted }),
    ];
    expect([byMember.status, byModerator.status]).toEqual([403, 201]);
    const rightsOf = async (who: Persona, id: number) =>
      ((await who.call('GET /api/v4/community/channels', {})).body.data as community.Board[]).find(
        (each) => each.id === id,
      )?.permissions;
    expect([await rightsOf(member, restricted), await rightsOf(moderator, restricted)]).toEqual([
      ['READ'],
      ['READ', 'WRITE'],
    ]);
    const words = await makeBoard(admin, 'Mededelingen', 'guest', 'admin');
    expect(await rightsOf(moderator, words)).toEqual(['READ']);
    const hidden = await moodboard({ read_by: 'admin', write_by: 'admin' });
    expect((await post(moderator, { channel_id: hidden })).status).toBe(404);
  });
});
