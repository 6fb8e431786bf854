import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeHelpdesk } from '../../support/content/boards.ts';
import { mailTo, tokenIn } from '../../support/mails.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(90_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  const token = tokenIn(await mailTo(admin, `${admin.username}@example.test`, 'Confirm'));
  await admin.call('POST /api/v4/auth/verify-email', { body: { token } });
});
afterAll(() => api.close());

const contact = (who: Persona, body: object) => who.call('POST /contact', { body });
interface Mail {
  id: number;
  subject: string;
  reply_to: string | null;
}
const mailsAbout = async (title: string): Promise<Mail[]> =>
  (
    await api.kernel.db.pool.query<Mail>(
      `select id, subject, reply_to from mail.message where member_id = $1 and subject like '%' || $2 || '%'`,
      [admin.id, title],
    )
  ).rows;
const requests = async (query: object = {}) =>
  (await admin.call('GET /api/v4/admin/contact-requests', { query })).body.data as {
    id: number;
    title: string;
    email: string;
  }[];
const tickets = async (who: Persona): Promise<string[]> =>
  ((await who.call('GET /api/v3/topics', { query: { type: 'helpdesk' } })).body.data as { title: string }[]).map(
    ({ title }) => title,
  );

describe('a letter to the staff (part 3 §7)', () => {
  it('of a guest needs an address, reaches administrators by mail, who answer to it, and the console alone', async () => {
    const guest = api.guest();
    expect((await contact(guest, { title: 'Sleutel', content: 'Kwijt' })).body.errors).toEqual({
      email: ['Enter an e-mail address so we can answer.'],
    });
    const email = 'gast@example.test';
    const answer = await contact(guest, { title: 'Sleutel kwijt', content: 'Wie heeft hem?', email });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.any(String), data: { message: expect.any(String) } },
    });
    await until('it is mailed', async () => (await mailsAbout('Sleutel kwijt')).length > 0);
    await api.settled();
    expect(await mailsAbout('Sleutel kwijt')).toMatchObject([{ reply_to: email }]);

    const [request] = await requests();
    expect(request).toMatchObject({ title: 'Sleutel kwijt', email, member: null, handled_at: null });
    const moderator = await api.member('toezicht', 'moderator');
    expect((await moderator.call('GET /api/v4/admin/contact-requests')).status).toBe(403);
    const handled = { params: { id: request!.id }, body: { handled: true, reason: 'Gebeld' } };
    for (const _ of [1, 2]) {
      expect((await admin.call('POST /api/v4/admin/contact-requests/{id}/handled', handled)).body.data).toMatchObject({
        content: 'Wie heeft hem?',
        handled_at: expect.any(String),
      });
    }
    expect(await requests({ state: 'open' })).toEqual([]);
    expect(await requests({ state: 'handled' })).toHaveLength(1);
  });

  it('of a guest is one request under one Idempotency-Key, and two under one key of two browsers', async () => {
    const body = { title: 'Herhaald', content: 'Twee keer gestuurd', email: 'gast@example.test' };
    const key = { 'idempotency-key': 'gast-1' };
    const [guest, other] = [api.guest(), api.guest()];
    for (const who of [guest, other]) await who.csrfToken();
    const send = (who: Persona, more: object = {}) => who.send('POST', '/contact', { ...body, ...more }, key);
    const answers = [
      ...(await Promise.all([send(guest), send(guest), send(guest)])),
      await send(guest),
      await send(other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await send(guest, { content: 'Iets anders' })).body.errors).toHaveProperty('Idempotency-Key');
    expect((await requests()).filter(({ title }) => title === 'Herhaald')).toHaveLength(2);
  });

  it('of a member is answered at their own address, whatever they send, and is a ticket of theirs, once', async () => {
    const member = await api.member('vraagt');
    await makeHelpdesk(admin, 'Hulp');
    const key = { 'idempotency-key': 'brief-1' };
    const body = { title: 'De oven', content: 'Hij is koud.\n\nWat nu?', email: 'iemand@elders.test' };
    await member.csrfToken();
    for (const _ of [1, 2]) expect((await member.send('POST', '/contact', body, key)).status).toBe(200);
    await until('there is a ticket', async () => (await tickets(member)).includes('De oven'));
    await until('it is mailed', async () => (await mailsAbout('De oven')).length > 0);
    await api.settled();
    expect(await tickets(member)).toEqual(['De oven']);
    expect(await mailsAbout('De oven')).toMatchObject([{ reply_to: 'vraagt@example.test' }]);
    const mine = (await requests()).filter(({ title }) => title === 'De oven');
    expect(mine).toMatchObject([{ email: 'vraagt@example.test', member: { username: 'vraagt' } }]);
    expect(JSON.stringify(await takenAlong(api, member))).toContain('Hij is koud.');
  });

  it('is no ticket where there is no helpdesk, and none is taken where the community wants none', async () => {
    const member = await api.member('zonder');
    const set = (body: object) => admin.call('PUT /api/v4/admin/settings', { body });
    await set({ support_helpdesk: '0' });
    await contact(member, { title: 'Alleen per mail', content: 'Dank' });
    await until('it is mailed', async () => (await mailsAbout('Alleen per mail')).length > 0);
    await api.settled();
    expect(await tickets(member)).toEqual([]);
    await set({ support_helpdesk: '1', support_contact: '0' });
    expect((await contact(member, { title: 'Dicht', content: 'Dank' })).status).toBe(403);
    expect((await member.call('GET /api/v3/settings')).body.data.support).toEqual({ contact: '0', helpdesk: '1' });
    await set({ support_contact: '1' });
  });

  it('of a program that fills everything is thanked, and reaches nobody', async () => {
    const before = await requests();
    const filled = { title: 'Koop nu', content: 'Goedkoop', email: 'robot@example.test', website: 'https://x.test' };
    expect((await contact(api.guest(), filled)).status).toBe(200);
    expect(await requests()).toEqual(before);
  });

  it('comes five times an hour from one address or member', async () => {
    const limited = await startApi({ CONTACTS_PER_HOUR: '2' }, api);
    try {
      const guest = limited.guest();
      const body = { title: 'Nog eens', content: 'Help', email: 'gast@example.test' };
      const statuses: number[] = [];
      for (const _ of [1, 2, 3]) statuses.push((await contact(guest, body)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });

  it('leaves nothing of a member who is erased', async () => {
    const member = await api.member('vertrekt');
    await contact(member, { title: 'Een laatste vraag', content: 'Zeg niets verder' });
    await until('it is mailed', async () => (await mailsAbout('Een laatste vraag')).length > 0);
    await api.settled();
    const { status } = await member.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
    expect(status).toBe(200);
    await until('it is gone', async () => (await requests()).every(({ title }) => title !== 'Een laatste vraag'));
    await until('the mail is gone', async () => (await mailsAbout('Een laatste vraag')).length === 0);
  });
});
