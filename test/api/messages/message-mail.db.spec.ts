import { NotificationMail } from '../../../apps/api/src/modules/notifications/notification.mail.ts';
import { BeginThread } from '../../../apps/api/src/modules/messages/index.ts';
import { guest } from '../../../apps/api/src/platform/http/viewer.ts';
import { CommandBus } from '@nestjs/cqrs';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { hide, leave, read, sent, threadOf, write } from '../../support/content/letters.ts';
import { type Mail, mailsTo, mailTo, tokenIn } from '../../support/mails.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const DAY_MS = 86_400_000;
const WORDS = 'kobaltgeheim';

let api: TestApi;
let admin: Persona;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
});
afterAll(() => api.close());

/** Somebody who has confirmed their address. */
async function reader(name: string): Promise<Persona> {
  const persona = await api.member(`${name}${(serial += 1)}`);
  const letter = await mailTo(admin, `${persona.username}@example.test`, 'Confirm');
  await persona.call('POST /api/v4/auth/verify-email', { body: { token: tokenIn(letter) } });
  return persona;
}

const mailsOf = async (who: Persona): Promise<Mail[]> =>
  (await mailsTo(admin, `${who.username}@example.test`)).filter(({ subject }) => !subject.startsWith('Confirm'));
const choose = (who: Persona, mail: string) =>
  who.call('PUT /api/v4/notifications/preferences', { body: { kinds: [{ kind: 'message', mail }] } });
const block = (who: Persona, { id }: Persona) => who.call('POST /api/v4/users/{id}/block', { params: { id } });

const inADay = () => new Date(Date.now() + DAY_MS);
/** All whose time will have come by tomorrow, and no digest. */
const sendMails = () => api.app.get(NotificationMail).mail(inADay());
const makeDigests = () => api.app.get(NotificationMail).digests(new Date(inADay().getTime() + DAY_MS));

/** How many messages wait to be mailed to somebody, of whatever thread. */
const made = (who: Persona, count: number) =>
  until('the messages wait to be told of', async () => {
    const { rows } = await api.kernel.db.pool.query<{ n: number }>(
      `select count(*)::int as n from notifications.notification where type = 'message' and member_id = ${who.id}`,
    );
    await api.settled();
    return rows[0]!.n === count;
  });

/** Two messages that wait. */
async function written(to: Persona) {
  const writer = await reader('schrijver');
  const thread = await threadOf(writer, [to], `<p>${WORDS} 1</p>`);
  await write(writer, thread, `<p>${WORDS} 2</p>`);
  return { writer, thread };
}

describe('messages that nobody has read', () => {
  it('come by mail where nothing was chosen: one for several, without their words, and never in the bell', async () => {
    const who = await reader('lezer');
    const { thread } = await written(who);
    await made(who, 2);
    await sendMails();
    await sendMails();
    await makeDigests();
    const [letter, ...others] = await mailsOf(who);
    expect(others).toEqual([]);
    expect(letter!.subject).toMatch(/^You have a new message/);
    expect(letter!.text).toMatch(/2 new messages from /);
    expect(letter!.text).toContain(`/messages?thread_id=${thread}`);
    expect((await who.call('GET /api/v3/notifications')).body.data).toEqual([]);
    const { rows } = await api.kernel.db.pool.query(`select subject, text, html from mail.message`);
    expect(JSON.stringify(rows)).not.toContain(WORDS);
  });

  it('are one line of a digest where one wants that, and nothing where one wants none', async () => {
    const [who, none] = [await reader('overzicht'), await reader('stil')];
    await choose(who, 'digest');
    await choose(none, 'never');
    await written(none);
    await written(who);
    await made(who, 2);
    await sendMails();
    expect(await mailsOf(who)).toEqual([]);
    await makeDigests();
    const [letter, ...others] = await mailsOf(who);
    expect([others, letter!.text.match(/^- /gm)!.length, letter!.text.includes('2 new messages')]).toEqual([
      [],
      1,
      true,
    ]);
    expect(letter!.text + letter!.html).not.toContain(WORDS);
    expect(await mailsOf(none)).toEqual([]);
  });

  it.each([
    ['read', (who: Persona, thread: number) => read(who, thread)],
    ['deleted as a chat', (who: Persona, thread: number) => hide(who, thread)],
    ['parted by a block', async (who: Persona, _: number, writer: Persona) => block(who, writer)],
    ['blocked by their reader’s writer', async (who: Persona, _: number, writer: Persona) => block(writer, who)],
  ])('are not mailed once they are %s', async (_, end) => {
    const who = await reader('weg');
    const { thread, writer } = await written(who);
    await made(who, 2);
    expect((await end(who, thread, writer)).status).toBeLessThan(300);
    await sendMails();
    expect(await mailsOf(who)).toEqual([]);
  });

  it('are not mailed to who has left, nor what was deleted, nor what is read up to; what comes after is', async () => {
    const [who, gone] = [await reader('blijver'), await reader('vertrekker')];
    const writer = await api.member(`drie${serial}`);
    const thread = await threadOf(writer, [who, gone], `<p>${WORDS}</p>`);
    const id = await sent(writer, thread, `<p>${WORDS}</p>`);
    await made(who, 2);
    await made(gone, 2);
    await leave(gone, thread);
    await api.settled();
    await read(who, thread);
    const last = await sent(writer, thread, `<p>${WORDS}</p>`);
    await made(who, 3);
    await writer.call('DELETE /api/v4/inbox/messages/{id}', { params: { id: last } });
    await api.settled();
    await sendMails();
    expect([await mailsOf(gone), await mailsOf(who)]).toEqual([[], []]);
    expect(last).toBeGreaterThan(id);
    await write(writer, thread, `<p>${WORDS}</p>`);
    await made(who, 4);
    await sendMails();
    expect((await mailsOf(who)).map(({ text }) => /A new message from /.test(text))).toEqual([true]);
  });
});

it('nobody is told of what is seeded', async () => {
  const [who, writer] = [await reader('gezaaid'), await api.member(`zaaier${serial}`)];
  const viewer = { ...guest('seeding'), id: writer.id, role: 'member' as const };
  const begin = new BeginThread([who.id], { content: '<p>Toen</p>' }, { viewer, silent: true });
  const { id } = await api.app.get(CommandBus).execute(begin);
  await write(writer, id, '<p>Nu</p>');
  await made(who, 1);
});
