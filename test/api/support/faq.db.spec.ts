import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const category = (who: Persona, name: string, more: object = {}) =>
  who.call('POST /api/v4/admin/faq-categories', { body: { name, ...more } });
const write = (who: Persona, faq_category_id: number, question: string, answer = '<p>Ja.</p>') =>
  who.call('POST /api/v4/admin/faqs', { body: { faq_category_id, question, answer } });
const namesTold = async (who: Persona) =>
  ((await who.call('GET /api/v3/faq-categories')).body.data as { name: string }[]).map(({ name }) => name);
const asked = async (who: Persona, query: object = {}) =>
  ((await who.call('GET /api/v3/faqs', { query })).body.data as { question: string }[]).map(({ question }) => question);

describe('what is asked often (part 3 §7)', () => {
  it('is written by administrators, read by everybody, in its order, and cleaned', async () => {
    const moderator = await api.member('toezicht', 'moderator');
    expect((await category(moderator, 'Betalen')).status).toBe(403);
    const paying = (await category(admin, 'Betalen')).body.data.id as number;
    const clay = (await category(admin, 'Klei')).body.data.id as number;
    expect((await category(admin, 'betalen')).status).toBe(422);
    expect(await namesTold(api.guest())).toEqual(['Betalen', 'Klei']);

    await write(admin, clay, 'Welke klei?', '<p onclick="x()">Steengoed.<script>x()</script></p>');
    await write(admin, paying, 'Hoe betaal ik?');
    await write(admin, paying, 'Krijg ik een factuur?');
    expect(await asked(api.guest())).toEqual(['Hoe betaal ik?', 'Krijg ik een factuur?', 'Welke klei?']);
    expect(await asked(api.guest(), { where: `faq_category_id:${clay}` })).toEqual(['Welke klei?']);
    const [shown] = (await admin.call('GET /api/v3/faqs', { query: { where: `faq_category_id:${clay}` } })).body.data;
    expect(shown.answer).toBe('<p>Steengoed.</p>');

    const change = { name: 'Betalen', index: 9, version: 1 };
    const params = { id: paying };
    expect((await admin.call('PUT /api/v4/admin/faq-categories/{id}', { params, body: change })).status).toBe(200);
    expect((await admin.call('PUT /api/v4/admin/faq-categories/{id}', { params, body: change })).status).toBe(409);
    expect(await namesTold(api.guest())).toEqual(['Klei', 'Betalen']);
    expect(await asked(api.guest())).toEqual(['Welke klei?', 'Hoe betaal ik?', 'Krijg ik een factuur?']);
  });

  it('keeps a category while it holds a question, also one that is written at that moment', async () => {
    const { id } = (await category(admin, 'Oven')).body.data as { id: number };
    const params = { id };
    const remove = () => admin.call('DELETE /api/v4/admin/faq-categories/{id}', { params });
    const [removed, written] = await Promise.all([remove(), write(admin, id, 'Hoe heet?')]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, written.status]);
    if (written.status === 201) {
      const entry = { id: written.body.data.id as number };
      expect((await remove()).status).toBe(409);
      expect((await admin.call('DELETE /api/v4/admin/faqs/{id}', { params: entry })).status).toBe(200);
      expect((await admin.call('DELETE /api/v4/admin/faqs/{id}', { params: entry })).status).toBe(404);
      expect((await remove()).status).toBe(200);
    }
    expect((await write(admin, id, 'Nog een?')).status).toBe(422);
    expect((await remove()).status).toBe(404);
  });

  it('is not there without the plugin', async () => {
    await withoutPlugin(admin, 'support', async () => {
      for (const path of ['/api/v3/faqs', '/api/v3/faq-categories', '/api/v4/admin/contact-requests']) {
        expect((await admin.send('GET', path)).status).toBe(404);
      }
      expect((await admin.call('POST /contact', { body: { title: 'Hallo', content: 'Help' } })).status).toBe(404);
    });
    expect((await admin.send('GET', '/api/v3/faqs')).status).toBe(200);
  });
});
