import { decisions, moderation } from '@lyceum/contracts';
import { Erasure } from '../../../apps/api/src/modules/identity/index.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { comment } from '../../support/content/topics.ts';
import { mailTo, mailsTo, tokenIn } from '../../support/mails.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { until } from '../../support/until.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let reader: Persona;
let boardId: number;
let topicId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  reader = await api.member('reader');
  boardId = await makeBoard(admin, 'Praten');
  topicId = (await makeTopic(admin, boardId, 'Van de beheerder')).id;
});
afterAll(() => api.close());

/** A member with a confirmed address: no one else gets mails. */
async function mailed(name: string): Promise<Persona> {
  const member = await api.member(name);
  const letter = await mailTo(admin, `${name}@example.test`, 'Confirm your e-mail address');
  await member.call('POST /api/v4/auth/verify-email', { body: { token: tokenIn(letter) } });
  return member;
}
const about = ({ id }: Persona) => ({ params: { id } });
const warn = (by: Persona, whom: Persona, reason = 'Rustig aan') =>
  by.call('POST /api/v4/admin/members/{id}/warnings', { ...about(whom), body: { reason, rule: 'harassment' } });
const silence = (by: Persona, whom: Persona, end = inDays(1)) =>
  by.call('POST /api/v4/admin/members/{id}/silence', { ...about(whom), body: { reason: 'Afkoelen', until: end } });
const own = async (who: Persona): Promise<decisions.Decision[]> =>
  decisions.listDecisions.output.parse((await who.call('GET /api/v4/decisions')).body).data;
const profile = async (who: Persona) => (await who.call('GET /api/v3/profile/me')).body.data;
const appeal = (who: Persona, id: number, text = 'Dit klopt niet') =>
  who.call('POST /api/v4/decisions/{id}/appeal', { params: { id }, body: { text } });
const queue = async (who: Persona, kind: moderation.ReviewedKind): Promise<moderation.ReviewItem[]> => {
  const query = { size: 100, where: `kind:${kind}` };
  return moderation.listReviewItems.output.parse((await who.call('GET /api/v4/admin/review-items', { query })).body)
    .data;
};
const itemOf = async (who: Persona, kind: moderation.ReviewedKind, thing: number) =>
  (await queue(who, kind)).find(({ thing_id }) => thing_id === thing)!;
const decide = (who: Persona, id: number, decision: moderation.ReviewDecision, more: object = {}) =>
  who.call('PUT /api/v4/admin/review-items/{id}', {
    params: { id },
    body: { decision, reason: 'Bekeken', ...more },
  });
const bell = async (who: Persona) => {
  const { body } = await who.call('GET /api/v3/notifications', { query: { limit: 100 } });
  return (body.data as { type: string; decision: { kind: string; outcome: string | null } }[]).filter(
    ({ type }) => type === 'decision',
  );
};
const report = (who: Persona, kind: 'topic' | 'comment', id: number) =>
  who.call('POST /api/v4/reports', { body: { kind, id, reason: 'spam', text: '' } });
const commentBy = async (who: Persona, text: string): Promise<number> =>
  (await comment(who, topicId, `<p>${text}</p>`)).body.data.id as number;
const texts = async (who: Persona): Promise<string> =>
  JSON.stringify((await who.call('GET /api/v3/topics/{id}/comments', { params: { id: topicId } })).body.data);

describe('a warning', () => {
  it('waits for its member until they confirm it, once', async () => {
    const rude = await api.member('onbeleefd');
    expect((await warn(moderator, rude)).status).toBe(201);
    const [warning] = await own(rude);
    expect(warning).toMatchObject({ kind: 'warned', statement: 'Rustig aan', rule: 'harassment', thing: null });
    expect((await profile(rude)).open_warnings).toEqual([warning!.id]);
    const confirm = (who: Persona) =>
      who.call('PUT /api/v4/decisions/{id}/confirmation', { params: { id: warning!.id } });
    expect((await confirm(reader)).status).toBe(404);
    expect((await confirm(rude)).body.data.confirmed_at).not.toBeNull();
    expect((await confirm(rude)).status).toBe(200);
    expect((await profile(rude)).open_warnings).toEqual([]);
  });

  it('is mailed with its reason, the rule, who decided and how to appeal', async () => {
    const rude = await mailed('brieflezer');
    await warn(moderator, rude, 'Niet zo fel');
    const { text } = await mailTo(admin, 'brieflezer@example.test', 'A decision by the moderators');
    for (const part of ['warned you', 'Bullying or harassment', 'Niet zo fel', 'A person took', 'appeal once']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('modesty');
    await api.settled();
    // With the one that asked to confirm the address.
    expect(await mailsTo(admin, 'brieflezer@example.test')).toHaveLength(2);
    expect(await until('a notification', async () => (await bell(rude))[0])).toMatchObject({
      decision: { kind: 'warned', outcome: null },
    });
  });

  it('is for members alone, by staff', async () => {
    expect((await warn(admin, moderator)).status).toBe(409);
    expect((await warn(moderator, moderator)).status).toBe(409);
    expect((await silence(moderator, admin)).status).toBe(409);
    expect((await warn(reader, reader)).status).toBe(403);
    expect((await warn(moderator, { id: 999_999 } as Persona)).status).toBe(404);
  });
});

describe('a silence', () => {
  it('lets its member read and write nothing, and ends by itself or by staff', async () => {
    const loud = await api.member('luid');
    const id = await commentBy(loud, 'Nog een woord');
    expect((await silence(moderator, loud, new Date(0).toISOString())).status).toBe(422);
    const end = inDays(3);
    expect((await silence(moderator, loud, end)).status).toBe(200);
    expect((await profile(loud)).silenced_until).not.toBeNull();
    const tries = [
      comment(loud, topicId),
      loud.call('POST /conversations', { body: { title: 'Toch', content: '<p>Toch wel</p>', channel_id: boardId } }),
      loud.call('PUT /api/v4/posts/{id}/like', { params: { id } }),
      loud.call('PUT /api/v4/comments/{id}', { params: { id }, body: { content: '<p>Anders</p>' } }),
      loud.call('POST /api/v4/inbox', { body: { user_ids: [reader.id], content: '<p>Hoi</p>' } }),
      loud.call('POST /api/v3/groups', { body: { name: 'Luid', status: 'public' } }),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(403);
      expect(body.message).toMatch(/until .*20\d\d/);
    }
    expect((await loud.call('GET /api/v3/topics/{id}', { params: { id: topicId } })).status).toBe(200);
    expect((await loud.call('DELETE /comments/{id}', { params: { id } })).status).toBe(200);
    // The same end again is no second decision.
    await silence(moderator, loud, end);
    expect(await own(loud)).toHaveLength(1);
    const lift = { ...about(loud), body: { reason: 'Besproken' } };
    expect((await moderator.call('POST /api/v4/admin/members/{id}/unsilence', lift)).status).toBe(200);
    expect((await comment(loud, topicId)).status).toBe(201);
    expect((await own(loud))[0]!.ended_at).not.toBeNull();
  });

  it('ends when the member joins the staff', async () => {
    const rising = await api.member('rijzend');
    await silence(moderator, rising);
    await admin.call('POST /api/v4/admin/members/{id}/role', { ...about(rising), body: { role: 'moderator' } });
    expect((await comment(rising, topicId)).status).toBe(201);
    await admin.call('POST /api/v4/admin/members/{id}/role', { ...about(rising), body: { role: 'member' } });
    expect((await profile(rising)).silenced_until).toBeNull();
  });
});

describe('a decision on a reported post', () => {
  it('removes it and warns or silences its author, in one decision that they read', async () => {
    const author = await api.member('schrijver');
    for (const [decision, more] of [
      ['warned', {}],
      ['silenced', { until: inDays(1) }],
    ] as const) {
      const id = await commentBy(author, `Fout ${decision}`);
      await report(reader, 'comment', id);
      const item = await itemOf(moderator, 'comment', id);
      if (decision === 'silenced') expect((await decide(moderator, item.id, decision)).status).toBe(422);
      expect((await decide(moderator, item.id, decision, { rule: 'spam', ...more })).status).toBe(200);
      expect(await texts(reader)).not.toContain(`Fout ${decision}`);
      expect((await own(author))[0]).toMatchObject({
        ...{ kind: decision, rule: 'spam', statement: 'Bekeken' },
        thing: { kind: 'comment', title: 'Van de beheerder' },
      });
    }
    expect(await own(author)).toHaveLength(2);
    expect((await comment(author, topicId)).status).toBe(403);
  });

  it('is recorded for a suspension as well, and mailed although the member can’t log in', async () => {
    const gone = await mailed('weg');
    const body = { reason: 'Herhaald', until: null };
    await moderator.call('POST /api/v4/admin/members/{id}/ban', { ...about(gone), body });
    const { text } = await mailTo(admin, 'weg@example.test', 'A decision by the moderators');
    expect(text).toContain('suspended your account');
    const listed = await admin.call('GET /api/v4/admin/members/{id}/decisions', about(gone));
    expect(decisions.listMemberDecisions.output.parse(listed.body).data).toMatchObject([
      { kind: 'suspended', statement: 'Herhaald', decided_by: { id: moderator.id } },
    ]);
  });
});

describe('an appeal', () => {
  it('is made once, is decided by someone else, and restores the post', async () => {
    const author = await api.member('bezwaar');
    const id = await commentBy(author, 'Ten onrechte weg');
    await report(reader, 'comment', id);
    await decide(moderator, (await itemOf(moderator, 'comment', id)).id, 'silenced', { until: inDays(2) });
    const [made] = await own(author);
    expect((await appeal(reader, made!.id)).status).toBe(404);
    const tries = await Promise.all([1, 2, 3].map(() => appeal(author, made!.id)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const item = await itemOf(admin, 'appeal', made!.id);
    expect(item).toMatchObject({ state: 'open', excerpt: 'Dit klopt niet', user: { id: author.id } });
    expect((await decide(moderator, item.id, 'granted')).status).toBe(403);
    expect((await reader.call('GET /api/v4/admin/review-items', { query: { where: 'kind:appeal' } })).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(admin, item.id, 'granted')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await texts(reader)).toContain('Ten onrechte weg');
    expect((await comment(author, topicId)).status).toBe(201);
    expect((await own(author))[0]).toMatchObject({ appeal: { outcome: 'granted', answer: 'Bekeken' } });
    expect((await own(author))[0]!.ended_at).not.toBeNull();
    await until('the outcome', async () => (await bell(author)).some(({ decision }) => decision.outcome === 'granted'));
  });

  it('leaves the decision as it is, if it is not granted', async () => {
    const author = await api.member('vergeefs');
    await warn(moderator, author);
    const [made] = await own(author);
    await appeal(author, made!.id, 'Nee <b>hoor</b>');
    const item = await itemOf(admin, 'appeal', made!.id);
    const whole = await admin.call('GET /api/v4/admin/review-items/{id}', { params: { id: item.id } });
    expect(whole.body.data.content).toBe('<p>Nee &#60;b&#62;hoor&#60;/b&#62;</p>');
    expect((await decide(admin, item.id, 'kept')).status).toBe(200);
    expect((await own(author))[0]).toMatchObject({ ended_at: null, appeal: { outcome: 'kept' } });
    expect((await profile(author)).open_warnings).toEqual([made!.id]);
  });

  it('of an earlier silence does not end a later one', async () => {
    const author = await api.member('tweemaal');
    await silence(moderator, author, inDays(1));
    const [first] = await own(author);
    await silence(moderator, author, inDays(3));
    const until = (await profile(author)).silenced_until as string;
    await appeal(author, first!.id);
    const item = await itemOf(admin, 'appeal', first!.id);
    expect((await decide(admin, item.id, 'granted')).status).toBe(200);
    expect((await profile(author)).silenced_until).toBe(until);
    expect((await own(author)).map(({ ended_at }) => ended_at !== null)).toEqual([false, true]);
    expect((await comment(author, topicId)).status).toBe(403);
  });

  it('publishes a post that was rejected', async () => {
    await admin.call('PUT /api/v4/admin/settings', { body: { held_words: ['twijfelwoord'], reason: 'Proef' } });
    const author = await api.member('afgewezen');
    await comment(author, topicId, '<p>Een twijfelwoord</p>');
    const held = (await queue(moderator, 'held')).find(({ user }) => user.id === author.id)!;
    await decide(moderator, held.id, 'removed');
    const [made] = await own(author);
    expect(made).toMatchObject({ kind: 'rejected' });
    await appeal(author, made!.id);
    expect((await decide(admin, (await itemOf(admin, 'appeal', made!.id)).id, 'granted')).status).toBe(200);
    expect(await texts(reader)).toContain('twijfelwoord');
    expect((await author.call('GET /api/v4/held-posts')).body.data).toEqual([]);
  });
});

describe('a post with enough reports', () => {
  const reporters = (count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => api.member(`${name}${n}`)));

  it('is hidden for all but its author and staff, until it is kept', async () => {
    const author = await api.member('verborgen');
    const topic = await makeTopic(author, boardId, 'Kanariegeel');
    const [first, second, ...others] = await reporters(5, 'geel');
    await Promise.all([first!, second!].map((who) => report(who, 'topic', topic.id)));
    expect((await reader.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(200);
    const statuses = (await Promise.all(others.map((who) => report(who, 'topic', topic.id)))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(201);
    await api.settled();
    for (const who of [api.guest(), reader, first!, author]) {
      for (const path of [
        '/api/v3/topics',
        '/api/v3/search?query=kanariegeel',
        '/',
        '/sitemap.xml',
        '/feeds/community.rss',
      ]) {
        const { body } = await who.send('GET', path, undefined, { accept: '*/*' });
        expect(JSON.stringify(body)).not.toMatch(/kanariegeel/i);
      }
      expect((await who.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(404);
    }
    const held = moderation.listHeldPosts.output.parse((await author.call('GET /api/v4/held-posts')).body).data;
    expect(held).toMatchObject([{ kind: 'topic', title: 'Kanariegeel', state: 'hidden' }]);
    expect(await own(author)).toMatchObject([{ kind: 'hidden', automated: true, appealable_until: null }]);
    const item = await itemOf(moderator, 'topic', topic.id);
    expect(item).toMatchObject({ state: 'open', hidden: true });
    expect((await decide(moderator, item.id, 'kept')).status).toBe(200);
    expect((await reader.call('GET /api/v3/topics/{id}', { params: { id: topic.id } })).status).toBe(200);
    expect((await own(author))[0]!.ended_at).not.toBeNull();
    expect(await itemOf(moderator, 'topic', topic.id)).toMatchObject({ hidden: false, decision: 'kept' });
  });

  it('stays, if administrators chose never, and if staff wrote it', async () => {
    const author = await api.member('blijvend');
    const mine = await commentBy(author, 'Blijft staan');
    await admin.call('PUT /api/v4/admin/settings', { body: { hide_after_reports: 0, reason: 'Proef' } });
    const others = await reporters(4, 'blijf');
    for (const who of others) await report(who, 'comment', mine);
    await admin.call('PUT /api/v4/admin/settings', { body: { hide_after_reports: 3, reason: 'Proef' } });
    for (const who of others) await report(who, 'topic', topicId);
    expect(await texts(reader)).toContain('Blijft staan');
  });
});

describe('reasons for reports', () => {
  it('are the list of administrators, and reports keep theirs when it changes', async () => {
    const set = (report_reasons: string[]) =>
      admin.call('PUT /api/v4/admin/settings', { body: { report_reasons, reason: 'Eigen regels' } });
    const author = await api.member('regelaar');
    const id = await commentBy(author, 'Verkoop');
    expect((await set([])).status).toBe(422);
    expect((await set(['Handel in paarden', 'other'])).status).toBe(200);
    const { body } = await api.guest().call('GET /api/v3/settings');
    expect(body.data.report_reasons).toEqual(['Handel in paarden', 'other']);
    expect((await report(reader, 'comment', id)).status).toBe(422);
    const own = { kind: 'comment' as const, id, reason: 'Handel in paarden' };
    expect((await reader.call('POST /api/v4/reports', { body: own })).status).toBe(201);
    await set(['spam', 'other']);
    const item = await itemOf(moderator, 'comment', id);
    expect(item.reasons).toEqual(['Handel in paarden']);
    expect((await decide(moderator, item.id, 'removed', { rule: 'Handel in paarden' })).status).toBe(200);
  });
});

describe('notes about a member', () => {
  it('are for staff alone, and are erased with the member', async () => {
    const noted = await api.member('genoteerd');
    const add = (by: Persona, text: string) =>
      by.call('POST /api/v4/admin/members/{id}/notes', { ...about(noted), body: { text } });
    const [note] = decisions.addMemberNote.output.parse((await add(moderator, 'Notitiekanarie')).body).data;
    expect(note).toMatchObject({ text: 'Notitiekanarie', author: { id: moderator.id } });
    expect((await add(noted, 'Over mij')).status).toBe(403);
    const ofAdmin = await moderator.call('GET /api/v4/admin/members/{id}/notes', about(admin));
    expect(ofAdmin.status).toBe(403);
    const other = await api.member('modder', 'moderator');
    const params = { id: noted.id, note_id: note!.id };
    expect((await other.call('DELETE /api/v4/admin/members/{id}/notes/{note_id}', { params })).status).toBe(403);
    expect(JSON.stringify(await takenAlong(api, moderator))).not.toContain('Notitiekanarie');
    await api.settled();
    await admin.call('POST /api/v4/admin/members/{id}/erase', { ...about(noted), body: { reason: 'Zelf' } });
    await api.app.get(Erasure).finish();
    const { rows } = await api.kernel.db.pool.query('select text from moderation.note where id = $1', [note!.id]);
    expect(rows).toEqual([{ text: '…' }]);
  });
});
