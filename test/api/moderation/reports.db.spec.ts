import { moderation } from '@lyceum/contracts';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { channels } from '@lyceum/contracts/realtime';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { withoutPlugin } from '../../support/content/plugins.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let author: Persona;
let reader: Persona;
let boardId: number;
let staffBoard: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  [author, reader] = [await api.member('author'), await api.member('reader')];
  boardId = await makeBoard(admin, 'Praten');
  staffBoard = await makeBoard(admin, 'Bestuur', 'admin', 'admin');
  await admin.call('PUT /api/v4/admin/settings', { body: { hide_after_reports: 0, reason: 'Proef' } });
});
afterEach(disconnectAll);
afterAll(() => api.close());

type Thing = { kind: moderation.ReportedKind; id: number };

const topicBy = async (who: Persona, title: string): Promise<Thing> => ({
  kind: 'topic',
  id: (await makeTopic(who, boardId, title)).id,
});
async function commentBy(who: Persona, topic: Thing, text: string): Promise<Thing> {
  const body = { content: `<p>${text}</p>` };
  const made = await who.call('POST /api/v3/topics/{id}/comments', { params: { id: topic.id }, body });
  return { kind: 'comment', id: made.body.data.id as number };
}
const report = (who: Persona, thing: Thing, more: { reason?: string; text?: string } = {}) =>
  who.call('POST /api/v4/reports', { body: { ...thing, reason: 'spam', text: 'Dit is reclame', ...more } });
const decide = (who: Persona, id: number, decision: moderation.ReviewDecision, more: { until?: string } = {}) =>
  who.call('PUT /api/v4/admin/review-items/{id}', { params: { id }, body: { decision, reason: 'Bekeken', ...more } });
const queue = async (who: Persona, where?: string): Promise<moderation.ReviewItem[]> => {
  const answer = await who.call('GET /api/v4/admin/review-items', {
    query: { size: 100, ...(where && { where }) },
  });
  return moderation.listReviewItems.output.parse(answer.body).data;
};
const decisionsFor = async (who: Persona, id: number): Promise<moderation.ReviewDecision[]> =>
  (await who.call('GET /api/v4/admin/review-items/{id}', { params: { id } })).body.data.decisions;
const itemOf = async (thing: Thing): Promise<moderation.ReviewItem> =>
  (await queue(admin)).find((item) => item.kind === thing.kind && item.thing_id === thing.id)!;
async function bell(who: Persona, type: 'report' | 'report_decided') {
  const { body } = await who.call('GET /api/v3/notifications', { query: { limit: 100 } });
  return (body.data as { type: string }[]).filter((notification) => notification.type === type);
}
const rings = (who: Persona, type: 'report' | 'report_decided', times: number) =>
  until(`${times} notifications`, async () => {
    const shown = await bell(who, type);
    return shown.length === times ? shown : null;
  });

describe('a report', () => {
  it('joins those of other members, and a member has one open report of a thing, also if they send it twice at once', async () => {
    const topic = await topicBy(author, 'Koop dit');
    const others = await Promise.all(Array.from({ length: 5 }, (_, n) => api.member(`melder${n}`)));
    const answers = await Promise.all([...others, ...others].map((who) => report(who, topic)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    await report(reader, topic, { reason: 'off_topic', text: '' });
    const item = await itemOf(topic);
    expect(item).toMatchObject({
      ...{ state: 'open', decision: null, report_count: 6, reasons: ['off_topic', 'spam'], title: 'Koop dit' },
      ...{ user: { id: author.id }, board: { id: boardId }, deleted: false },
    });
    expect((await queue(admin)).filter(({ thing_id }) => thing_id === topic.id)).toHaveLength(1);
    const one = await moderator.call('GET /api/v4/admin/review-items/{id}', { params: { id: item.id } });
    const { reports } = moderation.showReviewItem.output.parse(one.body).data;
    expect(reports[0]).toMatchObject({ reporter: { id: reader.id }, reason: 'off_topic', open: true });
    expect(reports).toHaveLength(6);
  });

  it('is for those who may read the post, never about one’s own, and says what is wrong if nothing fits', async () => {
    const topic = await topicBy(author, 'Mijn eigen verhaal');
    expect((await report(author, topic)).status).toBe(403);
    expect((await report(api.guest(), topic)).status).toBe(401);
    const hidden = { kind: 'topic', id: (await makeTopic(admin, staffBoard, 'Onder ons')).id } as const;
    expect((await report(reader, hidden)).status).toBe(404);
    expect((await report(reader, { kind: 'comment', id: 999_999 })).status).toBe(404);
    const vague = await report(reader, topic, { reason: 'other', text: ' ' });
    expect([vague.status, vague.body.errors]).toEqual([422, { text: ['Please say what is wrong.'] }]);
    expect(await itemOf(topic)).toBeUndefined();
  });

  it('is shown to moderators who may read the post, and never to its author', async () => {
    const staffTopic = { kind: 'topic', id: (await makeTopic(admin, staffBoard, 'Geheim plan')).id } as const;
    const second = await api.member('adminus', 'admin');
    await report(second, staffTopic);
    expect(await itemOf(staffTopic)).toBeUndefined();
    const { id } = (await queue(second)).find(({ thing_id }) => thing_id === staffTopic.id)!;
    expect((await queue(moderator)).map(({ title }) => title)).not.toContain('Geheim plan');
    for (const who of [moderator, admin]) {
      expect((await who.call('GET /api/v4/admin/review-items/{id}', { params: { id } })).status).toBe(404);
      expect((await decide(who, id, 'removed')).status).toBe(404);
    }
    const history = await moderator.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'review-item', id },
    });
    expect(history.status).toBe(404);
  });
});

describe('a decision', () => {
  it('removes the post for everyone, and closes all its reports', async () => {
    const topic = await topicBy(author, 'Een gesprek');
    const comment = await commentBy(author, topic, 'Koop nu bij mij');
    await report(reader, comment);
    const item = await itemOf(comment);
    const answer = await decide(moderator, item.id, 'removed');
    expect(moderation.decideReviewItem.output.parse(answer.body).data).toMatchObject({
      ...{ state: 'decided', decision: 'removed', decided_by: { id: moderator.id }, deleted: true },
      reports: [{ open: false }],
    });
    const comments = await reader.call('GET /api/v3/topics/{id}/comments', { params: { id: topic.id } });
    expect(JSON.stringify(comments.body.data)).not.toContain('Koop nu');
    expect((await queue(moderator, 'state:open')).map(({ id }) => id)).not.toContain(item.id);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'review-item', id: item.id },
    });
    expect(history.body.data).toMatchObject([{ type: 'PostReported' }, { type: 'ReportsDecided', reason: 'Bekeken' }]);
    const deletion = await admin.call('GET /api/v4/admin/history/{kind}/{id}', {
      params: { kind: 'comment', id: comment.id },
    });
    expect(deletion.body.data.at(-1)).toMatchObject({ type: 'CommentDeleted', reason: 'Bekeken' });
  });

  it('is made once, of fifty at the same moment', async () => {
    const topic = await topicBy(author, 'Wie is de eerste');
    await report(reader, topic);
    const { id } = await itemOf(topic);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => decide(n % 2 ? admin : moderator, id, n % 3 ? 'kept' : 'removed')),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(49).fill(409)]);
    const { decision, deleted } = await itemOf(topic);
    expect(deleted).toBe(decision === 'removed');
  });

  it('leaves the post in place, and a later report opens the item again', async () => {
    const topic = await topicBy(author, 'Niets mis mee');
    await report(reader, topic);
    const { id } = await itemOf(topic);
    expect((await decide(admin, id, 'kept')).body.data).toMatchObject({ decision: 'kept', deleted: false });
    expect((await decide(moderator, id, 'removed')).status).toBe(409);
    await report(reader, topic, { reason: 'hate', text: 'Toch wel' });
    expect(await itemOf(topic)).toMatchObject({
      id,
      state: 'open',
      decision: null,
      report_count: 1,
      reasons: ['hate'],
    });
  });

  it('closes the reports of a post that its author deleted meanwhile', async () => {
    const topic = await topicBy(author, 'Al weg');
    await report(reader, topic);
    const { id } = await itemOf(topic);
    await author.call('DELETE /conversations/{id}', { params: { id: topic.id } });
    expect(await itemOf(topic)).toMatchObject({ state: 'open', deleted: true });
    expect((await decide(moderator, id, 'removed')).body.data).toMatchObject({ state: 'decided', deleted: true });
  });
});

describe('members, groups and events', () => {
  it('a reported member is suspended until the moment that was chosen, and learns the reason, not who reported', async () => {
    const rude = await api.member('onbeleefd');
    await rude.call('PUT /api/v3/profile', {
      body: { first_name: 'On', last_name: 'Beleefd', profile: 'Ik <img src=x>' },
    });
    const thing = { kind: 'member', id: rude.id } as const;
    expect((await report(rude, thing)).status).toBe(403);
    expect((await report(reader, { kind: 'member', id: 999_999 })).status).toBe(404);
    await report(reader, thing, { reason: 'harassment' });
    const item = await itemOf(thing);
    expect(item).toMatchObject({ board: null, path: '/profile/onbeleefd', user: { id: rude.id } });
    expect(await decisionsFor(moderator, item.id)).toEqual(['kept', 'warned', 'silenced', 'suspended']);
    const whole = await moderator.call('GET /api/v4/admin/review-items/{id}', { params: { id: item.id } });
    expect(whole.body.data.content).toBe('<p>Ik &#60;img src=x&#62;</p>');
    expect((await decide(moderator, item.id, 'removed')).status).toBe(403);
    expect((await decide(moderator, item.id, 'suspended', { until: '2020-01-01T00:00:00.000Z' })).status).toBe(422);
    expect(await itemOf(thing)).toMatchObject({ state: 'open' });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const { data } = (await decide(moderator, item.id, 'suspended', { until })).body;
    expect(data).toMatchObject({ state: 'decided', decision: 'suspended', deleted: true });
    expect((await rude.call('GET /api/v3/notifications')).status).toBe(401);
    const other = await api.member();
    await report(other, thing);
    expect((await decide(admin, item.id, 'kept')).status).toBe(200);
  });

  it('the author of a post is suspended together with its deletion, or neither', async () => {
    const spammer = await api.member('reclame');
    const topic = await topicBy(spammer, 'Koop alles');
    await report(reader, topic);
    const { id } = await itemOf(topic);
    expect((await decide(moderator, id, 'suspended')).body.data).toMatchObject({
      decision: 'suspended',
      deleted: true,
      author_record: { suspended: 0 },
    });
    expect((await spammer.call('GET /api/v3/notifications')).status).toBe(401);
    const byStaff = { kind: 'topic', id: (await makeTopic(admin, boardId, 'Van een beheerder')).id } as const;
    const second = await api.member('tweede', 'admin');
    await report(reader, byStaff);
    const { id: theirs } = (await queue(second)).find(({ thing_id }) => thing_id === byStaff.id)!;
    expect((await decide(moderator, theirs, 'suspended')).status).toBe(409);
    expect((await queue(second)).find((item) => item.id === theirs)).toMatchObject({ state: 'open', deleted: false });
  });

  it('a group is closed by administrators, and reported by those who may know of it', async () => {
    const founder = await api.member();
    const group = await makeGroup(founder, { name: 'Rare groep', status: 'private' });
    const hidden = await makeGroup(founder, { name: 'Geheime groep', status: 'secret' });
    expect((await report(reader, { kind: 'group', id: hidden.id })).status).toBe(404);
    const thing = { kind: 'group', id: group.id } as const;
    await report(reader, thing);
    const item = await itemOf(thing);
    expect(item).toMatchObject({ title: 'Rare groep', path: `/groups/${group.slug}`, user: { id: founder.id } });
    expect(await decisionsFor(moderator, item.id)).toEqual(['kept']);
    expect((await decide(moderator, item.id, 'removed')).status).toBe(403);
    expect((await decide(admin, item.id, 'removed')).body.data).toMatchObject({ decision: 'removed', deleted: true });
    await withoutPlugin(admin, 'groups', async () => {
      expect((await queue(admin)).map(({ id }) => id)).not.toContain(item.id);
      expect((await report(founder, { kind: 'group', id: group.id })).status).toBe(404);
    });
  });

  it('an event is cancelled, and reported by those who may read it', async () => {
    const event = await makeEvent(admin, { title: 'Vreemd feest' });
    const hidden = await makeEvent(admin, { title: 'Besloten feest', status: 'private' });
    expect((await report(reader, { kind: 'event', id: hidden.id })).status).toBe(404);
    const thing = { kind: 'event', id: event.id } as const;
    await report(reader, thing);
    const item = (await queue(moderator)).find(({ kind, thing_id }) => kind === 'event' && thing_id === event.id)!;
    const heard = await listen(connect(reader), channels.events);
    expect((await decide(moderator, item.id, 'removed')).body.data).toMatchObject({ deleted: true, board: null });
    const shown = await reader.call('GET /api/v3/events/{id}', { params: { id: event.id } });
    expect(shown.body.data.cancelled_at).not.toBeNull();
    await until('it was told', () => heard.some(({ name }) => name === 'events-changed'));
  });
});

describe('notifications', () => {
  it('tell staff of the first report, and each reporter of the decision, once', async () => {
    const first = await api.member('eerste');
    const topic = await topicBy(author, 'Vervelend');
    const before = (await bell(moderator, 'report')).length;
    await report(first, topic);
    await report(reader, topic);
    const { id } = await itemOf(topic);
    const [alert] = await rings(moderator, 'report', before + 1);
    expect(alert).toMatchObject({ item: { id, title: 'Vervelend' }, user: { id: moderator.id } });
    await decide(moderator, id, 'removed');
    expect(await rings(first, 'report_decided', 1)).toMatchObject([{ decision: 'removed', user: { id: first.id } }]);
    await rings(moderator, 'report', before);
    expect([...(await bell(author, 'report')), ...(await bell(author, 'report_decided'))]).toEqual([]);
  });
});

describe('an erased member', () => {
  it('leaves no word of their reports, and takes them along before', async () => {
    const leaving = await api.member('vertrekt');
    const topic = await topicBy(author, 'Voor de vertrekker');
    await report(leaving, topic, { text: 'Mijn eigen woorden' });
    const { id } = await itemOf(topic);
    expect(JSON.stringify(await takenAlong(api, leaving))).toContain('Mijn eigen woorden');
    await api.settled();
    const erased = await admin.call('POST /api/v4/admin/members/{id}/erase', {
      params: { id: leaving.id },
      body: { reason: 'Op verzoek' },
    });
    expect(erased.status).toBe(200);
    await api.app.get(Erasure).finish();
    const one = await moderator.call('GET /api/v4/admin/review-items/{id}', { params: { id } });
    expect(JSON.stringify(one.body)).not.toContain('Mijn eigen woorden');
    expect(one.body.data.reports).toHaveLength(1);
  });
});
