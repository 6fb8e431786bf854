import { drafts } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let member: Persona;
let other: Persona;
beforeAll(async () => {
  api = await startApi();
  member = await api.member('memo');
  other = await api.member('otto');
});
afterAll(() => api.close());

const save = (persona: Persona, key: string, content: unknown) =>
  persona.call('PUT /api/v4/drafts/{key}', { params: { key }, body: { content } });
const read = async (persona: Persona, key: string) =>
  (await persona.call('GET /api/v4/drafts/{key}', { params: { key } })).body.data as drafts.Draft | null;

describe('drafts', () => {
  it('follow their member to another device, and are nobody else’s', async () => {
    expect(await read(member, 'comment:12')).toBeNull();
    const { key, version } = (await save(member, 'comment:12', '<p>Half</p>')).body.data as drafts.Draft;
    expect(key).toBe('comment:12');
    const elsewhere = api.guest();
    await elsewhere.login('memo');
    expect(await read(elsewhere, 'comment:12')).toMatchObject({ version, content: '<p>Half</p>' });
    expect(await read(other, 'comment:12')).toBeNull();
    await other.call('DELETE /api/v4/drafts/{key}', { params: { key: 'comment:12' } });
    expect(await read(member, 'comment:12')).not.toBeNull();
  });

  it('of one place written at once are one, and each write raises the version', async () => {
    const content = { title: 'Een', content: '<p>twee</p>', channel_id: 3 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(member, 'new:home', content)));
    const versions = answers.map(({ body }) => body.data.version as number);
    expect(new Set(versions).size).toBe(10);
    expect(await read(member, 'new:home')).toMatchObject({ version: Math.max(...versions), content });
  });

  it('begun anew after one was posted are newer than what another device still holds of that', async () => {
    const before: drafts.Draft[] = [];
    for (const words of ['Een', 'Een twee']) before.push((await save(member, 'comment:7', words)).body.data);
    await member.call('DELETE /api/v4/drafts/{key}', { params: { key: 'comment:7' } });
    const { body } = await save(member, 'comment:7', 'Iets anders');
    expect(body.data.version).toBeGreaterThan(before[1]!.version);
  });

  it('are listed for their member, the newest first, with the beginning of their texts', async () => {
    const lister = await api.member('lieve');
    const list = async () => (await lister.call('GET /api/v4/drafts')).body.data as drafts.DraftLine[];
    expect(await list()).toEqual([]);
    await save(lister, 'comment:12', '<p>Half a <b>comment</b></p>');
    await save(lister, 'new:home', { title: 'A title', content: '<p>Text</p>', channel_id: 3 });
    await save(lister, 'new:event', { colours: ['red'] });
    const shown = (await list()).map(({ key, title, excerpt }) => [key, title, excerpt]);
    expect(shown).toEqual([
      ['new:event', '', ''],
      ['new:home', 'A title', 'Text'],
      ['comment:12', '', 'Half a comment'],
    ]);
  });

  it('are forgotten when posted; forgetting twice is no fault', async () => {
    await save(member, 'reply:3', 'x');
    for (const _ of [1, 2]) {
      const answer = await member.call('DELETE /api/v4/drafts/{key}', { params: { key: 'reply:3' } });
      expect(answer.status).toBe(200);
    }
    expect(await read(member, 'reply:3')).toBeNull();
  });

  it.each([
    ['comment:12', 'x'.repeat(drafts.DRAFT_LIMITS.content)],
    ['comment:12', null],
    ['no key', 'x'],
    [`comment:${'1'.repeat(61)}`, 'x'],
  ])('refuse %s with what is too long or nothing', async (key, content) => {
    expect((await save(member, encodeURIComponent(key), content)).status).toBe(422);
  });

  it('are bounded in number: the one left longest goes', async () => {
    const keeper = await api.member('bewaarder');
    const most = drafts.DRAFT_LIMITS.perMember;
    for (let n = 0; n <= most; n += 1) await save(keeper, `comment:${n}`, 'x');
    expect([await read(keeper, 'comment:0'), (await read(keeper, `comment:${most}`))?.content]).toEqual([null, 'x']);
  });
});
