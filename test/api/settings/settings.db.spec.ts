import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import { wav } from '../../support/content/pictures.ts';
import { get, send, uploaded } from '../../support/content/uploads.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let boardId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  boardId = await makeBoard(admin, 'Ovens');
});
afterAll(() => api.close());

const start = async () => (await api.guest().call('GET /api/v3/settings')).body;
const change = (body: object) => admin.call('PUT /api/v4/admin/settings', { body });

describe('settings', () => {
  it('begin with the highest plan, all plugins and Amsterdam', async () => {
    const { data, plugins, locale } = await start();
    expect(data).toMatchObject({
      plan: 10,
      time_zone: 'Europe/Amsterdam',
      show_topic_preview: '0',
      submit_on_enter: '0',
      version: 0,
    });
    expect(plugins).toEqual(expect.arrayContaining(['community', 'groups', 'events', 'gamification']));
    expect(locale).toBe('en');
  });

  it('are changed with a reason, field by field, and grow a version', async () => {
    const done = await change({ community_name: 'De Klei', accent: '#7A5AA6', reason: 'A new name' });
    expect(done.status).toBe(200);
    const { data } = await start();
    expect(data).toMatchObject({ community_name: 'De Klei', accent: '#7A5AA6', plan: 10, version: 1 });
    const again = await change({ community_name: 'De Klei' });
    expect(again.body.data.version).toBe(1);
  });

  it('keep who changed them, what they were and why; administrators alone may read it', async () => {
    const path = { params: { kind: 'settings', id: 1 } } as const;
    const { body } = await admin.call('GET /api/v4/admin/history/{kind}/{id}', path);
    expect(body.data[0]).toMatchObject({
      type: 'SettingsChanged',
      reason: 'A new name',
      actor: { name: expect.any(String) },
      data: { changed: { community_name: 'De Klei' } },
    });
    const moderator = await api.member('modder', 'moderator');
    expect((await moderator.call('GET /api/v4/admin/history/{kind}/{id}', path)).status).toBe(403);
  });

  it('tell whoever comes who stands behind the community, each line by itself', async () => {
    await change({
      company_name: ' Klei BV ',
      company_city: 'Delft',
      company_email: 'post@klei.example',
      reason: 'Ours',
    });
    await change({ company_city: 'Gouda', reason: 'Moved' });
    const nothing = { address: '', zipcode: '', vat: '', kvk: '', iban: '' };
    expect((await start()).data.company).toEqual({
      ...{ company: 'Klei BV', city: 'Gouda', email: 'post@klei.example' },
      ...nothing,
    });
    expect((await change({ company_email: 'no address' })).status).toBe(422);
  });

  it('refuse what cannot be, and who was second', async () => {
    for (const wrong of [
      { accent: 'red' },
      { time_zone: 'Mars/Olympus' },
      { plan: 11 },
      { plugins: ['nothing'] },
      { community_name: ' ' },
    ]) {
      expect([wrong, (await change(wrong)).status]).toEqual([wrong, 422]);
    }
    const { version } = (await admin.call('GET /api/v4/admin/settings')).body.data;
    expect((await change({ onfire_count: 5, version })).status).toBe(200);
    expect((await change({ onfire_count: 6, version })).status).toBe(409);
  });
});

describe('the logo', () => {
  const logo = async (): Promise<string> => (await start()).data.logo;
  const icon = async (): Promise<string> => {
    const { body } = await api.guest().send('GET', '/', undefined, { accept: 'text/html' });
    return /<link rel="icon" href="([^"]*)"/.exec(body as string)![1]!;
  };

  it('is a picture that everyone sees, also as the icon of the document', async () => {
    expect([await logo(), await icon()]).toEqual(['', '/favicon.svg']);
    expect((await change({ logo_uuid: await uploaded(admin), reason: 'Ours' })).status).toBe(200);
    const first = await logo();
    expect(await icon()).toBe(first);
    expect((await get(api.guest(), first)).status).toBe(200);
    await change({ logo_uuid: await uploaded(admin) });
    expect(await logo()).not.toBe(first);
    expect((await get(api.guest(), first)).status).toBe(404);
    await change({ logo_uuid: null });
    expect([await logo(), await icon()]).toEqual(['', '/favicon.svg']);
  });

  it('is refused if it is a sound, of another member, or chosen on an outdated page, and the old one stays', async () => {
    await change({ logo_uuid: await uploaded(admin) });
    const [first, { version }] = [await logo(), (await start()).data];
    const sound = (await send(admin, wav(), 'a.wav')).body.data.uuid as string;
    expect((await change({ logo_uuid: sound })).body.errors).toHaveProperty('logo_uuid');
    expect((await change({ logo_uuid: await uploaded(member) })).status).toBe(422);
    expect((await change({ logo_uuid: await uploaded(admin), version: version - 1 })).status).toBe(409);
    expect(await logo()).toBe(first);
    expect((await get(api.guest(), first)).status).toBe(200);
  });

  it('is not set by an address of its own', async () => {
    const before = await logo();
    await change({ logo: 'https://elsewhere.example/logo.png' });
    expect(await logo()).toBe(before);
  });
});

describe('plans (decisions 6)', () => {
  const post = () =>
    member.call('POST /conversations', {
      body: { title: 'Een vraag', content: '<p>Hoe warm?</p>', channel_id: boardId },
    });

  it('below the number of a feature refuse it, and write nothing', async () => {
    expect((await post()).status).toBe(201);
    await change({ plan: 2 });
    const before = await api.eventCount();
    expect((await post()).status).toBe(403);
    expect(await api.eventCount()).toBe(before);
    await change({ plan: 3 });
    expect((await post()).status).toBe(201);
  });
});

describe('the community’s own words', () => {
  const own = (locale: string, key: string, text: string | null) =>
    admin.call('PUT /api/v4/admin/translations', { body: { locale, key, text } });
  const ask = async (hash?: string) =>
    (await api.guest().call('GET /api/v3/settings', { query: { group: 'translations', ...(hash && { hash }) } })).body
      .data;

  it('stand with their reason in the history of the settings', async () => {
    const body = { locale: 'en', key: 'nav.home', text: 'Workshop', reason: 'We call it that' };
    expect((await admin.call('PUT /api/v4/admin/translations', { body })).status).toBe(200);
    const told = await admin.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'settings', id: 1 } });
    expect(told.body.data.at(-1)).toMatchObject({
      type: 'TranslationChanged',
      reason: body.reason,
      data: { key: body.key },
    });
    await own('en', 'nav.home', null);
  });

  it('come by hash, and only when they are others', async () => {
    const before = (await start()).data.translations_hash;
    expect((await own('nl', 'app.home', 'Voorpagina')).status).toBe(200);
    const { translations_hash } = (await start()).data;
    expect(translations_hash).not.toBe(before);
    expect(await ask(before)).toEqual({ hash: translations_hash, texts: { nl: { 'app.home': 'Voorpagina' } } });
    expect(await ask(translations_hash)).toEqual({ hash: translations_hash, texts: null });
    await own('nl', 'app.home', null);
    expect((await ask()).texts).toEqual({});
  });

  it('are an administrator’s to choose, under keys that can be', async () => {
    const body = { locale: 'nl', key: 'app.home', text: 'x' };
    expect((await member.call('PUT /api/v4/admin/translations', { body })).status).toBe(403);
    expect((await own('nl', '__proto__', 'x')).status).toBe(422);
    expect((await own('de', 'app.home', 'x')).status).toBe(422);
  });
});
