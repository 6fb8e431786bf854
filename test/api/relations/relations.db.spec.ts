import { Relations } from '../../../apps/api/src/modules/relations/index.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let anna: Persona;
let bo: Persona;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
beforeEach(async () => {
  serial += 1;
  anna = await api.member(`anna${serial}`);
  bo = await api.member(`bo${serial}`);
});
afterAll(() => api.close());

type Doing = 'follow' | 'block';
const params = (of: Persona) => ({ params: { id: of.id } });
const does = (who: Persona, what: Doing, to: Persona) => who.call(`POST /api/v4/users/{id}/${what}`, params(to));
const undoes = (who: Persona, what: Doing, to: Persona) => who.call(`DELETE /api/v4/users/{id}/${what}`, params(to));
const statusOf = async (who: Persona, of: Persona): Promise<unknown> =>
  (await who.call('GET /api/v3/users/{id}', params(of))).body.data.follow_status;
const namesIn = (answer: { body: { data: { username: string }[] } }) =>
  answer.body.data.map(({ username }) => username);
const followersOf = async (of: Persona, as: Persona) =>
  namesIn(await as.call('GET /api/v4/users/{id}/followers', params(of)));
const followedBy = async (by: Persona, as: Persona) =>
  namesIn(await as.call('GET /api/v4/users/{id}/following', params(by)));
const events = async (who: Persona): Promise<{ type: string }[]> => (await takenAlong(api, who)).events;

describe('following a member', () => {
  it('stands on the profile for whoever follows, and in the lists of both', async () => {
    expect((await does(anna, 'follow', bo)).body.data).toEqual({ id: bo.id, follow_status: 'following' });
    expect([await statusOf(anna, bo), await statusOf(bo, anna), await statusOf(api.guest(), bo)]).toEqual([
      ...['following', 'none', 'none'],
    ]);
    const byName = await anna.call('GET /api/v3/profile/{username}', { params: { username: bo.username } });
    expect(byName.body.data.follow_status).toBe('following');
    expect([await followersOf(bo, admin), await followedBy(anna, admin)]).toEqual([[anna.username], [bo.username]]);
    expect((await undoes(anna, 'follow', bo)).body.data.follow_status).toBe('none');
    expect([await followersOf(bo, admin), await followedBy(anna, admin)]).toEqual([[], []]);
  });

  it('twice, also at the same moment, is once', async () => {
    const answers = await Promise.all([does(anna, 'follow', bo), does(anna, 'follow', bo), does(anna, 'follow', bo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await events(anna)).filter(({ type }) => type === 'MemberFollowed')).toHaveLength(1);
  });

  it('is nobody’s doing with themselves, nor with nobody', async () => {
    expect((await does(anna, 'follow', anna)).status).toBe(409);
    expect((await does(anna, 'block', anna)).status).toBe(409);
    const nobody = { params: { id: 999_999 } };
    expect((await anna.call('POST /api/v4/users/{id}/follow', nobody)).status).toBe(404);
    expect((await anna.call('GET /api/v4/users/{id}/followers', nobody)).status).toBe(404);
  });

  it('leaves out of lists who is suspended, who is found again afterwards', async () => {
    await does(anna, 'follow', bo);
    await admin.call('POST /api/v4/admin/members/{id}/ban', { ...params(anna), body: { reason: 'For now' } });
    expect(await followersOf(bo, bo)).toEqual([]);
    await admin.call('POST /api/v4/admin/members/{id}/unban', { ...params(anna), body: { reason: 'Back' } });
    expect(await followersOf(bo, bo)).toEqual([anna.username]);
  });

  it('is listed to its end by the cursor, newest first', async () => {
    for (let n = 0; n < 5; n += 1) await does(await api.member(`lezer${serial}x${n}`), 'follow', bo);
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: object = { limit: 2, ...(cursor && { cursor }) };
      const answer = await anna.call('GET /api/v4/users/{id}/followers', { ...params(bo), query });
      names.push(...namesIn(answer));
      cursor = answer.body.meta.next_cursor as string | null;
    }
    expect(names).toEqual([4, 3, 2, 1, 0].map((n) => `lezer${serial}x${n}`));
  });
});

describe('blocking a member', () => {
  it('ends both follows, and nothing that the one who is blocked can ask tells them so', async () => {
    await does(anna, 'follow', bo);
    await does(bo, 'follow', anna);
    expect((await does(anna, 'block', bo)).body.data.follow_status).toBe('blocked');
    expect([await followersOf(bo, admin), await followersOf(anna, admin)]).toEqual([[], []]);
    // He follows still, as far as he can see, and may begin anew: it leads to nothing.
    expect([await statusOf(bo, anna), await followersOf(anna, bo)]).toEqual(['following', [bo.username]]);
    expect((await undoes(bo, 'follow', anna)).body.data.follow_status).toBe('none');
    expect((await does(bo, 'follow', anna)).body.data.follow_status).toBe('following');
    const relations = api.app.get(Relations);
    expect([await relations.followersOf(anna.id), await relations.followedBy(bo.id, [anna.id])]).toEqual([
      [],
      new Set(),
    ]);
    expect((await events(bo)).map(({ type }) => type)).not.toContain('MemberBlocked');
    expect((await bo.call('GET /api/v4/users/me/blocked')).body.data).toEqual([]);
    const history = await admin.call('GET /api/v4/admin/history/{kind}/{id}' as never, {
      params: { kind: 'relation', id: anna.id },
    });
    expect(history.status).toBe(404);
  });

  it('is known to whoever did it: in their list, their export, and before they follow', async () => {
    await does(anna, 'block', bo);
    expect(namesIn(await anna.call('GET /api/v4/users/me/blocked'))).toEqual([bo.username]);
    expect((await events(anna)).map(({ type }) => type)).toContain('MemberBlocked');
    expect(await statusOf(anna, bo)).toBe('blocked');
    expect((await does(anna, 'follow', bo)).status).toBe(409);
  });

  it('is not shown to an administrator who looks as they do', async () => {
    await does(anna, 'block', bo);
    const acting = await api.member(`acting${serial}`, 'admin');
    await acting.call('POST /api/v4/admin/members/{id}/impersonate', { ...params(anna), body: { reason: 'To look' } });
    expect(await statusOf(acting, bo)).toBe('none');
    expect((await acting.call('GET /api/v4/users/me/blocked')).status).toBe(403);
  });

  it('keeps both from hearing of each other until it is lifted; what it ended does not come back', async () => {
    const relations = api.app.get(Relations);
    await does(bo, 'follow', anna);
    await does(anna, 'block', bo);
    // Whether they are staff is asked of the directory.
    await api.settled();
    const between = async () => [
      [...(await relations.blockedBetween(anna.id, [bo.id, admin.id]))],
      [...(await relations.blockedBetween(bo.id, [anna.id, admin.id]))],
    ];
    expect(await between()).toEqual([[bo.id], [anna.id]]);
    expect((await undoes(anna, 'block', bo)).body.data.follow_status).toBe('none');
    expect(await between()).toEqual([[], []]);
    expect(await relations.followersOf(anna.id)).toEqual([]);
    await undoes(bo, 'follow', anna);
    await does(bo, 'follow', anna);
    expect(await relations.followersOf(anna.id)).toEqual([bo.id]);
  });

  it('is not done to staff; of who becomes staff afterwards one hears again', async () => {
    const moderator = await api.member(`mod${serial}`, 'moderator');
    expect((await does(anna, 'block', moderator)).status).toBe(409);
    await does(anna, 'block', bo);
    await admin.call('POST /api/v4/admin/members/{id}/role', {
      ...params(bo),
      body: { role: 'moderator', reason: 'Joins us' },
    });
    await api.settled();
    expect(await api.app.get(Relations).blockedBetween(anna.id, [bo.id])).toEqual(new Set());
  });

  it('and a follow at the same moment end in one order: none reaches', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => [
        await api.member(`een${serial}x${n}`),
        await api.member(`twee${serial}x${n}`),
      ]),
    );
    const answers = await Promise.all(
      pairs.flatMap(([one, two]) => [does(one!, 'block', two!), does(two!, 'follow', one!)]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const [one] of pairs) expect(await api.app.get(Relations).followersOf(one!.id)).toEqual([]);
  });
});
