import { community, type media } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { docx, pdf } from '../../../support/content/documents.ts';
import { wav } from '../../../support/content/pictures.ts';
import { ids, pictures, seen, uploaded } from '../../../support/content/uploads.ts';

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

describe('files of a comment', () => {
  const say = (who: Persona, topicId: number, body: object) =>
    who.call('POST /api/v3/topics/{id}/comments', {
      params: { id: topicId },
      body: { content: '<p>Kijk</p>', ...body },
    });

  it('come with it and with a reply, four at most, and never without a word', async () => {
    const { id } = await makeTopic(author, boardId, 'Om te reageren');
    const upload_uuids = [...(await pictures(other, 1)), await uploaded(other, wav(), 'lied.wav')];
    expect((await say(other, id, { content: '<p></p>', upload_uuids })).body.errors).toHaveProperty('content');
    const said = await say(other, id, { upload_uuids, upload_alts: ['Gras'] });
    const comment = community.editComment.output.parse(said.body).data;
    expect(comment.attachments).toMatchObject([
      { alt: 'Gras', width: 20 },
      { name: 'lied.wav', alt: null },
    ]);
    const reply = await say(author, id, { in_reply_to: comment.id, upload_uuids: await pictures(author, 1) });
    expect(reply.body.data.attachments).toHaveLength(1);
    expect((await say(other, id, { upload_uuids: await pictures(other, 5) })).body.errors).toHaveProperty(
      'upload_uuids',
    );
    await api.settled();
    const list = await api.guest().call('GET /api/v3/topics/{id}/comments', { params: { id } });
    expect(list.body.data[0].attachments).toEqual(comment.attachments);
    expect(list.body.data[0].replies[0].attachments).toEqual(reply.body.data.attachments);
    for (const file of comment.attachments) expect(await seen(api.guest(), file)).toBe(200);
  });

  it('may be documents, which only readers of the comment can download', async () => {
    const board = await makeBoard(admin, 'Voor leden', 'member');
    const { id } = await makeTopic(author, board, 'Met papier');
    const upload_uuids = [await uploaded(other, docx(), 'brief.docx'), await uploaded(other, pdf(), 'folder.pdf')];
    const comment = (await say(other, id, { upload_uuids })).body.data as community.Comment;
    expect(comment.attachments).toMatchObject([
      { name: 'brief.docx', size: docx().length, width: null, thumbnail: null },
      { name: 'folder.pdf', size: pdf().length, filetype: 'application/pdf' },
    ]);
    await api.settled();
    const list = await author.call('GET /api/v3/topics/{id}/comments', { params: { id } });
    expect(list.body.data[0].attachments).toEqual(comment.attachments);
    const [file] = comment.attachments as [media.Attachment];
    const all = async () => [await seen(author, file), await seen(other, file), await seen(api.guest(), file)];
    expect(await all()).toEqual([200, 200, 404]);
    await other.call('DELETE /comments/{id}', { params: { id: comment.id } });
    expect(await all()).toEqual([404, 404, 404]);
  });

  it('change with its edit, twice like once, and are gone with it until it is restored', async () => {
    const { id } = await makeTopic(author, boardId, 'Nog een');
    const comment = (await say(other, id, { upload_uuids: await pictures(other, 2) })).body.data as community.Comment;
    const [first, second] = comment.attachments as [media.Attachment, media.Attachment];
    const change = (who: Persona, body: object) =>
      who.call('PUT /api/v4/comments/{id}', {
        params: { id: comment.id },
        body: { content: comment.content, ...body },
      });
    const changes = { attachments: [{ id: second.id }], upload_uuids: await pictures(other, 1) };
    expect((await change(author, changes)).status).toBe(403);
    const after = (await change(other, changes)).body.data as community.Comment;
    expect(ids(after.attachments)).toEqual([second.id, expect.any(Number)]);
    const before = await api.eventCount();
    expect((await change(other, changes)).body.data.attachments).toEqual(after.attachments);
    expect(await api.eventCount()).toBe(before);
    expect([await seen(other, first), await seen(api.guest(), second)]).toEqual([404, 200]);
    expect((await change(other, { content: '<p>Alleen tekst</p>' })).body.data.attachments).toEqual(after.attachments);
    const byPost = { params: { id: comment.id }, body: { content: '<p>Leeg</p>', attachments: [] } };
    expect((await other.call('PUT /comments/{id}', byPost)).status).toBe(200);
    expect(await seen(api.guest(), second)).toBe(404);
  });
});
