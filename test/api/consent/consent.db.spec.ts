import { createHash } from 'node:crypto';
import { readConsent } from '@lyceum/contracts/consent/cookie';
import { verifyProjection } from '@lyceum/kernel';
import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(90_000);

let api: TestApi;
let admin: Persona;
const words = { title_en: 'Cookies', text_en: 'We ask.', title_nl: 'Koekjes', text_nl: 'We vragen het.' };
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const publish = (body: object) =>
  admin.call('PUT /api/v4/admin/cookie-package', { body: { active: true, variant: 'advanced', ...words, ...body } });
const shown = async (who: Persona) => (await who.call('GET /get_cookie_package')).body.data;
const decide = async (who: Persona, items: string[], version?: number) =>
  who.call('POST /api/v4/consents', { body: { version: version ?? (await shown(who)).version, items } });
const storedOf = (who: Persona) => readConsent(who.cookies.get('consent'));
const ledger = async () => (await admin.call('GET /api/v4/admin/consents')).body.data as Record<string, unknown>[];
const verified = async () => (await admin.call('GET /api/v4/admin/consents/verification')).body.data;

describe('what visitors are asked (part 1 §2)', () => {
  it('is nothing before an administrator has switched it on, and answers all the same', async () => {
    const guest = api.guest();
    expect((await guest.call('GET /get_cookie_package_version')).body).toEqual({ data: { version: 0, active: false } });
    expect(await shown(guest)).toMatchObject({ version: 0, active: false, required_items: ['functional'] });
    expect((await decide(guest, ['functional'])).status).toBe(409);
  });

  it.each([
    ['advanced', 'bottom-checkboxes'],
    ['simple', 'simple'],
    ['blocking', 'blocking'],
    ['friendly', 'friendly-popup'],
  ])('comes as %s in the theme %s, each a version of its own', async (variant, theme) => {
    const guest = api.guest();
    const before = await shown(guest);
    expect((await publish({ variant })).status).toBe(200);
    const after = await shown(guest);
    expect(after).toMatchObject({ variant, theme, version: before.version + 1, active: true, active_items: [] });
    expect(after.categories.map((each: { name: string; required: boolean }) => [each.name, each.required])).toEqual([
      ['functional', true],
      ['analytics', false],
      ['marketing', false],
    ]);
    expect(after.choices.map((each: { items: string[] }) => each.items.length)).toEqual([1, 2, 3]);
    expect(after).toMatchObject({
      buttons: { accept: 'To the content!' },
      policy_url: '/about/policies/privacy-policy',
    });
    // The same again publishes nothing, and switching it off asks nobody anew.
    await publish({ variant });
    await publish({ variant, active: false });
    expect((await guest.call('GET /get_cookie_package_version')).body.data).toEqual({
      version: after.version,
      active: false,
    });
  });

  it('is changed by whoever saw the newest version, and by administrators alone', async () => {
    const { version } = (await admin.call('GET /api/v4/admin/cookie-package')).body.data;
    expect((await publish({ version, text_en: 'We ask again.' })).status).toBe(200);
    expect((await publish({ version, text_en: 'And again.' })).status).toBe(409);
    const member = await api.member('nieuwsgierig');
    expect((await member.call('GET /api/v4/admin/consents')).status).toBe(403);
  });

  it('is not there without its plugin', async () => {
    const asked = () => api.guest().call('GET /get_cookie_package');
    await withoutPlugin(admin, 'consent', async () => expect((await asked()).status).toBe(404));
  });
});

describe('the ledger of decisions (decisions 10)', () => {
  it('keeps what a guest decided, in which words, and nothing of who they are', async () => {
    const guest = api.guest();
    const asked = await shown(guest);
    expect((await decide(guest, ['analytics'])).body.errors).toEqual({ items: ['Required items must be accepted'] });
    const answer = await decide(guest, ['analytics', 'functional']);
    expect(answer.body.data).toMatchObject({
      version: asked.version,
      items: ['functional', 'analytics'],
      decision: { number: 1, text_hash: asked.text_hash, withdrawn: false },
    });
    expect(storedOf(guest)).toMatchObject({ version: asked.version, items: ['functional', 'analytics'] });
    expect(answer.headers.get('set-cookie')).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
    expect((await shown(guest)).active_items).toEqual(['functional', 'analytics']);
    // Twice is once.
    expect((await decide(guest, ['functional', 'analytics'])).body.data.decision.number).toBe(1);
    const [line] = await ledger();
    expect(line).toMatchObject({ subject: storedOf(guest)!.subject, member: null, number: 1 });
    const { rows } = await api.kernel.db.pool.query<{ meta: object; data: object }>(
      `select meta, data from events.event where stream_id = $1`,
      [`consent-${storedOf(guest)!.subject}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.meta).toMatchObject({ actor_id: null });
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|user.?agent/i);
    const text = await admin.call('GET /api/v4/admin/consent-texts/{hash}', { params: { hash: asked.text_hash } });
    expect(text.body.data).toMatchObject({
      version: asked.version,
      wording: { title: 'Cookies', text: 'We ask again.' },
    });
    // Whoever doubts the words can hash them anew.
    const hash = createHash('sha256').update(JSON.stringify(text.body.data.wording)).digest('base64url');
    expect(hash).toBe(asked.text_hash);
  });

  it('takes a withdrawal as a line, after which only what is required is allowed', async () => {
    const guest = api.guest();
    expect((await guest.call('POST /api/v4/consents/withdrawal')).status).toBe(404);
    await decide(guest, ['functional', 'marketing']);
    for (const _ of [1, 2]) {
      expect((await guest.call('POST /api/v4/consents/withdrawal')).body.data.decision).toMatchObject({
        ...{ number: 2, withdrawn: true, items: ['functional'] },
      });
    }
    expect(storedOf(guest)!.items).toEqual(['functional']);
  });

  it('refuses words that are no longer shown', async () => {
    const guest = api.guest();
    const { version } = await shown(guest);
    await publish({ variant: 'simple', text_en: 'Other words.' });
    expect((await decide(guest, ['functional'], version)).status).toBe(409);
    expect((await decide(guest, ['functional'])).status).toBe(200);
  });

  it('has one line of two that are sent at once', async () => {
    const guest = api.guest();
    await decide(guest, ['functional']);
    const all = ['functional', 'analytics', 'marketing'];
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(guest, all)));
    expect(answers.map(({ body }) => body.data.decision.number)).toEqual([2, 2, 2, 2]);
  });

  it('is filled anew from its events as it is', async () => {
    const { kernel } = api;
    for (const projection of kernel.projections.filter(({ name }) => name.startsWith('consent.'))) {
      for (const { onlyLive, onlyRebuilt } of await verifyProjection(kernel.db, kernel.store, projection)) {
        expect({ onlyLive, onlyRebuilt }).toEqual({ onlyLive: 0, onlyRebuilt: 0 });
      }
    }
  });

  it('verifies end to end, and names the one row that was changed', async () => {
    const guest = api.guest();
    for (const items of [['functional'], ['functional', 'analytics'], ['functional', 'marketing']]) {
      await decide(guest, items);
    }
    expect(await verified()).toMatchObject({ lines: expect.any(Number), broken: [] });
    const { subject } = storedOf(guest)!;
    const { pool } = api.kernel.db;
    const set = (items: string[]) =>
      pool.query('update consent.decision set items = $2 where subject = $1 and number = 2', [subject, items]);
    await set(['functional', 'marketing']);
    expect((await verified()).broken).toEqual([{ subject, number: 2, fault: 'changed' }]);
    await set(['functional', 'analytics']);
    // The last row: no later one tells of it, but what was recorded does.
    const gone = await pool.query('delete from consent.decision where subject = $1 and number = 3 returning *', [
      subject,
    ]);
    expect((await verified()).broken).toEqual([{ subject, number: 3, fault: 'missing' }]);
    const row = gone.rows[0] as Record<string, unknown>;
    const names = Object.keys(row);
    await pool.query(
      `insert into consent.decision (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    );
    expect((await verified()).broken).toEqual([]);
  });
});

describe('a member’s decisions', () => {
  const own = async (who: Persona) =>
    (await who.call('GET /api/v4/users/me/consents')).body.data as { number: number; items: string[] }[];

  it('are theirs once they log in, taken along, and nobody’s when they are erased', async () => {
    const member = await api.member('kiest');
    const guest = api.guest();
    await decide(guest, ['functional', 'analytics']);
    member.cookies.set('consent', guest.cookies.get('consent')!);
    expect(await own(member)).toEqual([]);
    for (const _ of [1, 2]) {
      expect((await member.call('POST /api/v4/users/me/consents')).body.data).toEqual({ linked: true });
    }
    await decide(member, ['functional']);
    expect((await own(member)).map(({ items }) => items.length)).toEqual([1, 2]);
    expect((await ledger())[0]).toMatchObject({ member: { username: 'kiest' } });
    expect((await takenAlong(api, member)).kept['decisions on cookies']).toHaveLength(2);

    // Whoever comes next in this browser is somebody else, and is asked for themselves.
    const other = await api.member('volgende');
    other.cookies.set('consent', member.cookies.get('consent')!);
    expect((await other.call('POST /api/v4/users/me/consents')).body.data).toEqual({ linked: false });
    other.cookies.set('consent', member.cookies.get('consent')!);
    await decide(other, ['functional']);
    expect(storedOf(other)!.subject).not.toBe(storedOf(member)!.subject);

    const { subject } = storedOf(member)!;
    await member.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
    const links = () => api.kernel.db.pool.query('select 1 from consent.link where subject = $1', [subject]);
    await until('they are nobody’s', async () => (await links()).rowCount === 0);
    expect((await verified()).broken).toEqual([]);
  });
});

describe('the privacy policy', () => {
  it('says that there is none, then what administrators write, cleaned', async () => {
    const guest = api.guest();
    const read = async () => (await guest.call('GET /api/v4/policies/privacy-policy')).body.data;
    expect(await read()).toMatchObject({ title: 'Privacy policy', updated_at: null });
    const body = { title: 'What we keep', content: '<h2>Little</h2><script>x</script><p>Your name.</p>', version: 0 };
    expect((await admin.call('PUT /api/v4/admin/policies/privacy-policy', { body })).status).toBe(200);
    expect(await read()).toMatchObject({ title: 'What we keep', content: '<h2>Little</h2><p>Your name.</p>' });
    expect(
      (await admin.call('PUT /api/v4/admin/policies/privacy-policy', { body: { ...body, title: 'Again' } })).status,
    ).toBe(409);
    const told = await admin.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'policy', id: 1 } });
    expect(told.body.data).toMatchObject([{ type: 'PolicyWritten' }]);
  });
});

describe('a decision that is sent again', () => {
  it.each(['member', 'guest'])(
    'under the same Idempotency-Key has one line, and sets its cookie again: %s',
    async (kind) => {
      await publish({ active: true });
      const who = kind === 'member' ? await api.member() : api.guest();
      await who.csrfToken();
      const { version } = await shown(who);
      const before = (await ledger()).length;
      const send = (path: string, body: object, key: string) =>
        who.send('POST', path, body, { 'idempotency-key': key });
      const decision = () => send('/api/v4/consents', { version, items: ['functional', 'analytics'] }, 'besluit-1');
      expect((await decision()).status).toBe(200);
      const stored = who.cookies.get('consent');
      // The answer was lost on its way.
      who.cookies.delete('consent');
      expect((await decision()).status).toBe(200);
      expect(who.cookies.get('consent')).toBe(stored);
      expect((await send('/api/v4/consents/withdrawal', {}, 'intrekken-1')).status).toBe(200);
      expect((await ledger()).length).toBe(before + 2);
    },
  );
});
