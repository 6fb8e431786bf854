import { messageReports } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { bodiesOf, edit, threadOf, sent, begin } from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';
import { pictures, seen } from '../../support/content/uploads.ts';

let api: TestApi;
let ann: Persona;
let bob: Persona;
let admin: Persona;
let moderator: Persona;
beforeAll(async () => {
  api = await startApi();
  [ann, bob] = [await api.member('ann'), await api.member('bob')];
  [admin, moderator] = [await api.member('adminna', 'admin'), await api.member('modesty', 'moderator')];
});
afterAll(() => api.close());

const report = (who: Persona, id: number) =>
  who.call('POST /api/v4/inbox/messages/{id}/report', { params: { id }, body: { reason: 'Hij dreigt' } });
const open = (who: Persona, id: number) =>
  who.call('POST /api/v4/admin/message-reports/{id}/open', { params: { id }, body: { reason: 'Er is gemeld' } });
const close = (who: Persona, id: number, outcome: 'deleted' | 'kept') =>
  who.call('PUT /api/v4/admin/message-reports/{id}', { params: { id }, body: { outcome, reason: 'Bekeken' } });
const reports = async (who: Persona) => (await who.call('GET /api/v4/admin/message-reports')).body.data;
const remove = (who: Persona, id: number) => who.call('DELETE /api/v4/inbox/messages/{id}', { params: { id } });

async function reported(words: string) {
  const thread = await threadOf(ann, [bob]);
  const ids: number[] = [];
  for (const n of [1, 2, 3, 4]) ids.push(await sent(ann, thread, `<p>voor ${n}</p>`));
  const id = await sent(bob, thread, `<p>${words}</p>`);
  for (const n of [1, 2, 3, 4]) ids.push(await sent(ann, thread, `<p>na ${n}</p>`));
  await api.settled();
  expect((await report(ann, id)).status).toBe(201);
  const [{ id: reportId }] = await reports(moderator);
  return { thread, id, reportId: reportId as number };
}

describe('a reported message', () => {
  it('is listed without its words, and read with its neighbours by whoever says why, which is recorded first', async () => {
    const { id, reportId } = await reported('Pas maar op');
    const [listed] = await reports(moderator);
    expect(messageReports.messageReport.parse(listed)).toMatchObject({
      ...{ id: reportId, message_id: id, state: 'open', outcome: null, reason: 'Hij dreigt', read_count: 0 },
      ...{ reporter: { id: ann.id }, user: { id: bob.id } },
    });
    const one = await moderator.call('GET /api/v4/admin/message-reports/{id}', { params: { id: reportId } });
    expect(one.body.data).toEqual(listed);
    expect(JSON.stringify(await reports(moderator))).not.toContain('Pas maar op');
    const opened = await open(moderator, reportId);
    const shown = messageReports.openReport.output.parse(opened.body).data;
    expect(shown.messages.map(({ body }) => body)).toEqual(
      ['voor 2', 'voor 3', 'voor 4', 'Pas maar op', 'na 1', 'na 2', 'na 3'].map((text) => `<p>${text}</p>`),
    );
    expect(shown.read_count).toBe(1);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'message-report', id: reportId },
    });
    expect(history.body.data).toMatchObject([
      { type: 'MessageReported', actor: { id: ann.id } },
      { type: 'ReportOpened', actor: { id: moderator.id }, reason: 'Er is gemeld' },
    ]);
    expect(JSON.stringify(history.body)).not.toContain('Pas maar op');
  });

  it('is one report, however often it is made, at once too', async () => {
    const thread = await threadOf(ann, [bob]);
    const id = await sent(bob, thread, '<p>Nog eens</p>');
    await api.settled();
    const before = (await reports(admin)).length as number;
    const made = await Promise.all([report(ann, id), report(ann, id), report(ann, id)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await reports(admin)).toHaveLength(before + 1);
    expect((await report(bob, id)).status).toBe(403);
    expect((await report(moderator, id)).status).toBe(404);
  });

  it('can be read by staff after its writer has deleted it, until somebody has decided', async () => {
    const [uuid] = await pictures(bob, 1);
    const begun = await begin(bob, [ann], '<p>Met beeld</p>', { upload_uuids: [uuid] });
    const message = begun.body.data.messages[0];
    await api.settled();
    await report(ann, message.id);
    const [{ id: reportId }] = await reports(moderator);
    expect(await seen(moderator, message.attachments[0])).toBe(404);
    await remove(bob, message.id);
    expect((await open(moderator, reportId)).body.data.messages.at(-1)).toMatchObject({
      body: '<p>Met beeld</p>',
      deleted_at: expect.any(String),
    });
    expect(await seen(moderator, message.attachments[0])).toBe(200);
    expect([await seen(admin, message.attachments[0]), await seen(ann, message.attachments[0])]).toEqual([404, 404]);
    expect((await close(moderator, reportId, 'kept')).body.data).toMatchObject({ state: 'closed', outcome: 'kept' });
    expect(await seen(moderator, message.attachments[0])).toBe(404);
    expect((await open(moderator, reportId)).status).toBe(403);
  });

  it('shows the text that the reporter read, and its neighbours as they were, whatever is edited since', async () => {
    const thread = await threadOf(ann, [bob]);
    const before = await sent(ann, thread, '<p>Ervoor</p>');
    const id = await sent(bob, thread, '<p>Dreigend</p>');
    await api.settled();
    // Edited between reading and reporting: version 1 is on the reporter's screen.
    await edit(bob, id, '<p>Vriendelijk</p>');
    await api.settled();
    await ann.call('POST /api/v4/inbox/messages/{id}/report', {
      params: { id },
      body: { reason: 'Hij dreigt', version: 1 },
    });
    await edit(bob, id, '<p>Nog vriendelijker</p>');
    await edit(ann, before, '<p>Anders</p>');
    const [{ id: reportId }] = await reports(moderator);
    const shown = (await open(moderator, reportId)).body.data.messages as { body: string; version: number }[];
    expect(shown.slice(-2).map(({ body, version }) => [body, version])).toEqual([
      ['<p>Ervoor</p>', 1],
      ['<p>Dreigend</p>', 1],
    ]);
    await close(moderator, reportId, 'kept');
    await ann.call('POST /api/v4/inbox/messages/{id}/report', { params: { id }, body: { reason: 'Toch' } });
    const [again] = await reports(moderator);
    expect((await open(moderator, again.id)).body.data.messages.at(-1)).toMatchObject({
      body: '<p>Nog vriendelijker</p>',
      version: 3,
    });
  });

  it('goes for everybody where staff decide so, once', async () => {
    const { thread, reportId } = await reported('Weg ermee');
    const both = await Promise.all([close(moderator, reportId, 'deleted'), close(admin, reportId, 'deleted')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bodiesOf(ann, thread)).not.toContain('<p>Weg ermee</p>');
    expect((await close(admin, reportId, 'kept')).status).toBe(409);
  });

  it('is not for whoever wrote it to judge, nor for members', async () => {
    const message = await sent(moderator, await threadOf(moderator, [ann]), '<p>Van een moderator</p>');
    await api.settled();
    await report(ann, message);
    const [{ id, message_id }] = await reports(admin);
    expect([message_id, (await reports(moderator)).some((each: { id: number }) => each.id === id)]).toEqual([
      message,
      false,
    ]);
    expect([(await open(moderator, id)).status, (await close(moderator, id, 'kept')).status]).toEqual([404, 404]);
    expect([(await open(ann, id)).status, (await open(admin, id)).status]).toEqual([403, 200]);
  });
});
