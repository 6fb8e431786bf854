import { AccountMail } from '../../../apps/api/src/modules/identity/account/account.mail.ts';
import { Jobs } from '../../../apps/api/src/platform/jobs/jobs.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import * as mails from '../../support/mails.ts';
import { tokenIn } from '../../support/mails.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterAll(() => api.close());

const NEW = 'another long password';
const mailsTo = (address: string) => mails.mailsTo(admin, address);
const mail = (address: string, subject: string) => mails.mailTo(admin, address, subject);
const forgot = (email: string) => api.guest().call('POST /api/v4/auth/forgot-password', { body: { email } });
const reset = (token: string, more: object = {}) =>
  api.guest().call('POST /api/v4/auth/reset-password', {
    body: { token, password: NEW, password_confirmation: NEW, ...more },
  });
const verify = (token: string) => api.guest().call('POST /api/v4/auth/verify-email', { body: { token } });
const me = async (persona: Persona) => (await persona.call('GET /api/v3/profile/me')).body.data;

describe('a new member’s address', () => {
  it('is confirmed by the link of a mail, once, in the member’s language', async () => {
    const persona = api.guest();
    await persona.call('POST /api/v4/auth/register', {
      body: {
        email: 'nieuw@example.test',
        password: PASSWORD,
        first_name: 'https://evil.example',
        last_name: '<b>x</b>',
        username: 'nieuw',
        locale: 'nl',
      },
    });
    await persona.csrfToken();
    const letter = await mail('nieuw@example.test', 'Bevestig je e-mailadres');
    expect(letter.html.match(/href=/g)).toHaveLength(1);
    expect(letter.text + letter.html).not.toContain('evil.example');
    expect((await me(persona)).verified).toBe(false);
    const token = tokenIn(letter);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await me(persona)).verified).toBe(true);
    expect((await persona.call('POST /api/v4/users/me/verification')).status).toBe(409);
    expect(await mailsTo('nieuw@example.test')).toHaveLength(1);
  });

  it('is asked for once more on demand; the token lies nowhere but in the mail', async () => {
    const persona = await api.member('oncemore');
    await mail('oncemore@example.test', 'Confirm');
    expect((await persona.call('POST /api/v4/users/me/verification')).status).toBe(200);
    await until('a second mail', async () => (await mailsTo('oncemore@example.test')).length === 2);
    const [newest] = await mailsTo('oncemore@example.test');
    const token = tokenIn(newest!);
    const { rows } = await api.kernel.db.pool.query(
      `select t::text from identity.token t union all select data::text from events.event
       union all select data::text from bullmq.job`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await verify(token)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is chosen anew with the link of a mail, which ends every session', async () => {
    const persona = await api.member('forgetful');
    expect((await forgot('FORGETFUL@example.test')).status).toBe(200);
    const token = tokenIn(await mail('forgetful@example.test', 'Choose a new password'));
    expect((await reset(token)).status).toBe(200);
    expect((await persona.call('GET /api/v3/profile/me')).status).toBe(401);
    expect((await api.guest().login('forgetful', NEW)).status).toBe(200);
    expect((await api.guest().login('forgetful')).status).toBe(422);
    await mail('forgetful@example.test', 'Your password was changed');
  });

  it('answers the same for an address that nobody has, and mails nobody', async () => {
    await api.member('somebody');
    const [known, unknown] = [await forgot('somebody@example.test'), await forgot('nobody@example.test')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mail('somebody@example.test', 'Choose a new password');
    expect(await mailsTo('nobody@example.test')).toEqual([]);
  });

  it('takes a token once, of two at the same moment too, and a refused password does not use it up', async () => {
    await api.member('racing');
    await forgot('racing@example.test');
    const token = tokenIn(await mail('racing@example.test', 'Choose a new password'));
    expect((await reset(token, { password: 'baseball', password_confirmation: 'baseball' })).status).toBe(422);
    expect((await reset(token, { password_confirmation: 'else' })).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await reset(token)).status).toBe(422);
  });

  it('takes no token that is too old, of another kind, or from before a password change', async () => {
    const persona = await api.member('late');
    const other = tokenIn(await mail('late@example.test', 'Confirm'));
    expect((await reset(other)).status).toBe(422);
    await forgot('late@example.test');
    const token = tokenIn(await mail('late@example.test', 'Choose a new password'));
    const { pool } = api.kernel.db;
    const age = (by: string) =>
      pool.query(`update identity.token set expires_at = expires_at + $1::interval where member_id = $2`, [
        by,
        persona.id,
      ]);
    await age('-61 minutes');
    expect((await reset(token)).status).toBe(422);
    await age('61 minutes');
    await persona.call('POST /api/v4/users/password', {
      body: { password: NEW, password_confirmation: NEW, current_password: PASSWORD },
    });
    expect((await reset(token)).status).toBe(422);
  });

  it('is not asked for without end', async () => {
    const statuses = [];
    for (let ask = 0; ask < 11; ask += 1) statuses.push((await forgot('endless@example.test')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('another e-mail address', () => {
  const change = (persona: Persona, body: object) => persona.call('POST /api/v4/users/me/email', { body });

  it('counts once it is confirmed from there, and the old one is told', async () => {
    const persona = await api.member('mover');
    expect((await change(persona, { email: 'moved@example.test' })).status).toBe(422);
    const asked = await change(persona, { email: 'moved@example.test', current_password: PASSWORD });
    expect(asked.status).toBe(200);
    const letter = await mail('moved@example.test', 'Confirm your new e-mail address');
    expect(await me(persona)).toMatchObject({
      email: 'mover@example.test',
      email_change: { email: 'moved@example.test' },
    });
    expect((await verify(tokenIn(letter))).status).toBe(200);
    expect(await me(persona)).toMatchObject({ email: 'moved@example.test', email_change: null, verified: true });
    expect((await api.guest().login('moved@example.test')).status).toBe(200);
    await mail('mover@example.test', 'Your e-mail address was changed');
  });

  it('that somebody took meanwhile is refused, and the token is not used up', async () => {
    const persona = await api.member('slow');
    await change(persona, { email: 'quick@example.test', current_password: PASSWORD });
    const token = tokenIn(await mail('quick@example.test', 'Confirm your new'));
    await api.member('quick');
    expect((await verify(token)).status).toBe(422);
    expect((await change(persona, { email: 'QUICK@example.test', current_password: PASSWORD })).status).toBe(422);
    expect((await me(persona)).email).toBe('slow@example.test');
  });
});

describe('the outbox', () => {
  it('is for administrators', async () => {
    const moderator = await api.member('modesty', 'moderator');
    expect((await moderator.call('GET /api/v4/admin/mails')).status).toBe(403);
    expect((await admin.call('GET /api/v4/admin/mails/{id}', { params: { id: 999_999 } })).status).toBe(404);
  });
});

describe('a mail whose job the queue has lost', () => {
  it.each<[string, string, (who: Persona) => Promise<{ status: number }>]>([
    ['a forgotten password', 'Choose a new password', (who) => forgot(`${who.username}@example.test`)],
    ['a confirmation', 'Confirm', (who) => who.call('POST /api/v4/users/me/verification')],
    [
      'a new address',
      'Confirm your new',
      (who) =>
        who.call('POST /api/v4/users/me/email', {
          body: { email: `${who.username}-new@example.test`, current_password: PASSWORD },
        }),
    ],
  ])('is found by the row of what was asked for, and sent once: %s', async (what, subject, ask) => {
    const who = await api.member();
    const address = what === 'a new address' ? `${who.username}-new@example.test` : `${who.username}@example.test`;
    await mail(`${who.username}@example.test`, 'Confirm');
    const lost = jest.spyOn(api.app.get(Jobs), 'add').mockRejectedValue(new Error('The queue is away'));
    try {
      expect((await ask(who)).status).toBe(200);
    } finally {
      lost.mockRestore();
    }
    const sent = async () => (await mailsTo(address)).filter((each) => each.subject.startsWith(subject)).length;
    const before = await sent();
    const { findUnmailed } = AccountMail.prototype;
    await Promise.all([1, 2, 3].map(() => findUnmailed.call(api.app.get(AccountMail), 0)));
    await until('it is mailed', async () => (await sent()) === before + 1);
    await findUnmailed.call(api.app.get(AccountMail), 0);
    expect(await sent()).toBe(before + 1);
  });
});
