import { startApi, type TestApi } from '../../support/servers/api.ts';
import { type Mail, mailsTo, mailTo, tokenIn } from '../../support/mails.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterAll(() => api.close());

const add = (body: { email: string; first_name?: string; locale?: 'nl' | 'en' }) =>
  admin.call('POST /api/v4/admin/members', { body: { ...body, reason: 'Joins the class' } });

/** Added and let in: a browser with their session. */
async function invited(): Promise<Persona> {
  const email = `invited-${(serial += 1)}@elsewhere.test`;
  await add({ email });
  const token = tokenIn(await mailTo(admin, email, 'You are invited'));
  const browser = api.guest();
  const { status } = await browser.call('POST /api/v4/auth/invitation', { body: { token } });
  expect(status).toBe(200);
  await browser.csrfToken();
  return browser;
}
const profileOf = async (who: Persona) => (await who.call('GET /api/v3/profile/me')).body.data;

describe('a member whom an administrator adds', () => {
  it('comes in once by the link of the mail, in their language, with an address that is confirmed by it', async () => {
    const email = 'noor@elsewhere.test';
    expect((await add({ email, first_name: 'Noor', locale: 'nl' })).status).toBe(201);
    const mail = await mailTo(admin, email, 'Je bent uitgenodigd');
    const token = tokenIn(mail);
    const first = api.guest();
    const { status, body } = await first.call('POST /api/v4/auth/invitation', { body: { token } });
    expect([status, body.data]).toMatchObject([200, { first_name: 'Noor', verified: true, onboarded: false }]);
    expect((await first.call('GET /api/v3/profile/me')).status).toBe(200);
    const again = await api.guest().call('POST /api/v4/auth/invitation', { body: { token } });
    expect([again.status, again.body.errors]).toEqual([422, { token: [expect.any(String)] }]);
  });

  it('has said who they are when they have, and chooses a password without having had one', async () => {
    const member = await invited();
    expect(await profileOf(member)).toMatchObject({ onboarded: false, password_changed_at: null });
    const names = { first_name: 'Noor', last_name: 'Wit', username: '@noorwit', hidden: false as const };
    const told = await member.call('PATCH /api/v4/users/me/account', { body: names });
    expect(told.body.data).toMatchObject({ onboarded: true, username: 'noorwit', name: 'Noor Wit' });
    const password = 'een-lang-geheim';
    const chosen = await member.call('POST /api/v4/users/password', {
      body: { password, password_confirmation: password },
    });
    expect(chosen.status).toBe(200);
    const login = await api.guest().call('POST /api/v4/auth/login', { body: { login: 'noorwit', password } });
    expect(login.body.data).toMatchObject({ onboarded: true, password_changed_at: expect.any(String) });
  });

  it('is not let in any more when they were banned meanwhile', async () => {
    const email = 'gone@elsewhere.test';
    const { id } = (await add({ email })).body.data;
    const token = tokenIn(await mailTo(admin, email, 'You are invited'));
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id }, body: { reason: 'A mistake' } });
    expect((await api.guest().call('POST /api/v4/auth/invitation', { body: { token } })).status).toBe(422);
  });

  it('is mailed the invitation again by administrators, with a reason, until they accept it', async () => {
    const email = 'again@elsewhere.test';
    const { id } = (await add({ email })).body.data;
    await mailTo(admin, email, 'You are invited');
    const about = { params: { id }, body: { reason: 'The first one was lost' } };
    const sent = await admin.call('POST /api/v4/admin/members/{id}/invitation', about);
    expect([sent.status, sent.body.data.invited]).toEqual([200, true]);
    const invitations = await until('a second invitation', async () => {
      const mails = (await mailsTo(admin, email)).filter(({ subject }) => subject.startsWith('You are invited'));
      return mails.length === 2 && mails;
    });
    const tokens = (invitations as Mail[]).map(tokenIn);
    expect(new Set(tokens).size).toBe(2);
    const { body } = await admin.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'member', id } });
    expect(body.data).toContainEqual(
      expect.objectContaining({ type: 'MemberInvitationSent', reason: 'The first one was lost' }),
    );
    expect((await api.guest().call('POST /api/v4/auth/invitation', { body: { token: tokens[1]! } })).status).toBe(200);
    expect((await admin.call('POST /api/v4/admin/members/{id}/invitation', about)).status).toBe(409);
  });

  it('is mailed a link for a new password by administrators, a few times at most', async () => {
    const member = await api.member('vergeten');
    const about = { params: { id: member.id }, body: { reason: 'Forgot it' } };
    const send = async (by: Persona) => (await by.call('POST /api/v4/admin/members/{id}/password-mail', about)).status;
    expect(await send(await api.member('modesty', 'moderator'))).toBe(403);
    expect(await send(admin)).toBe(200);
    const token = tokenIn(await mailTo(admin, 'vergeten@example.test', 'Choose a new password'));
    const password = 'een-ander-geheim';
    const reset = await api.guest().call('POST /api/v4/auth/reset-password', {
      body: { token, password, password_confirmation: password },
    });
    expect(reset.status).toBe(200);
    const answers: number[] = [];
    while (answers.length < 50 && answers.at(-1) !== 429) answers.push(await send(admin));
    expect(answers.at(-1)).toBe(429);
  });

  it('is one, however many administrators add the same address', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ email: 'one@elsewhere.test' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({ email: [expect.any(String)] });
  });

  it('is asked nothing that whoever registered has answered', async () => {
    const member = await api.member('registered');
    expect(await profileOf(member)).toMatchObject({ onboarded: true, password_changed_at: expect.any(String) });
  });
});
