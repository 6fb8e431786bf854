import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

jest.setTimeout(90_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  const words = { title_en: 'Cookies', text_en: 'We ask.', title_nl: 'Koekjes', text_nl: 'We vragen het.' };
  await admin.call('PUT /api/v4/admin/cookie-package', { body: { active: true, variant: 'simple', ...words } });
});
afterAll(() => api.close());

const NOTHING = { tracked: false, session_id: null };
const visit = async (who: Persona, path = '/', session_id: string | null = null, event = 'page_view') =>
  (await who.call('POST /api/v3/track', { body: { url: `${api.url}${path}`, session_id, event } })).body.data;
const allows = async (who: Persona, items: ('functional' | 'analytics')[]) => {
  const { version } = (await who.call('GET /get_cookie_package_version')).body.data;
  await who.call('POST /api/v4/consents', { body: { version, items } });
};
const figures = async () => (await admin.call('GET /api/v4/admin/visits')).body.data;
/** As if the visits of a session had been so many minutes ago. */
const ago = (session: string, minutes: number) =>
  api.kernel.db.pool.query(
    `update consent.visit_session set last_at = last_at - make_interval(mins => $2) where id = $1`,
    [session, minutes],
  );

describe('POST /api/v3/track (part 1 §6)', () => {
  it('keeps nothing of whoever has not allowed analytics, or has taken it back', async () => {
    const guest = api.guest();
    expect(await visit(guest)).toEqual(NOTHING);
    await allows(guest, ['functional']);
    expect(await visit(guest)).toEqual(NOTHING);
    await allows(guest, ['functional', 'analytics']);
    expect(await visit(guest)).toMatchObject({ tracked: true });
    await guest.call('POST /api/v4/consents/withdrawal');
    expect(await visit(guest)).toEqual(NOTHING);
    expect(await figures()).toMatchObject({ sessions: 1, visits: 1 });
  });

  it('goes on with a session for half an hour, by the server’s clock', async () => {
    const guest = api.guest();
    await allows(guest, ['functional', 'analytics']);
    const { session_id: first } = await visit(guest, '/boards/crafts?q=1');
    expect(first).toEqual(expect.any(String));
    await ago(first!, 29);
    expect((await visit(guest, '/boards/crafts', first)).session_id).toBe(first);
    await ago(first!, 31);
    const { session_id: second } = await visit(guest, '/', first);
    expect(second).not.toBe(first);
    // What was never given begins one, too.
    expect((await visit(guest, '/', 'not-a-session')).session_id).not.toBe('not-a-session');
  });

  it('counts by day, page and event for staff, and knows nobody', async () => {
    const guest = api.guest();
    await allows(guest, ['functional', 'analytics']);
    await visit(guest, '/support', null, 'sign_up');
    expect(
      (await guest.call('POST /api/v3/track', { body: { url: 'https://elsewhere.test/', event: 'page_view' } })).body
        .data,
    ).toEqual(NOTHING);
    const { days, pages, events } = await figures();
    expect(days).toHaveLength(30);
    expect(days.at(-1)!.visits).toBeGreaterThan(0);
    expect(pages).toContainEqual({ path: '/support', visits: 1 });
    expect(pages).toContainEqual({ path: '/boards', visits: 2 });
    expect(events).toContainEqual({ event: 'sign_up', visits: 1 });
    const { rows } = await api.kernel.db.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'consent' and table_name like 'visit%' order by 1`,
    );
    expect(rows.map(({ column_name }) => column_name)).toEqual([
      ...['at', 'began_at', 'event', 'id', 'last_at', 'path', 'session_id'],
    ]);
  });
});
