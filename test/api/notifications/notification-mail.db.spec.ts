import { NotificationMail } from '../../../apps/api/src/modules/notifications/notification.mail.ts';
import { MAIL_AFTER_MS } from '../../../apps/api/src/modules/notifications/notifications.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { type Mail, mailsTo, tokenIn } from '../../support/mails.ts';
import type { Persona } from '../../support/persona.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

const DAY_MS = 86_400_000;
const ZONE = 'Europe/Amsterdam';

let api: TestApi;
let admin: Persona;
let boardId: number;
let serial = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  boardId = await makeBoard(admin, 'Glazuur');
});
afterAll(() => api.close());

const mailsOf = async (who: Persona): Promise<Mail[]> =>
  (await mailsTo(admin, `${who.username}@example.test`)).filter(({ subject }) => !subject.startsWith('Confirm'));

/** Somebody who has confirmed their address. */
async function reader(name: string): Promise<Persona> {
  const persona = await api.member(`${name}${(serial += 1)}`);
  const letter = await until('the mail to confirm', async () =>
    (await mailsTo(admin, `${persona.username}@example.test`)).find(({ subject }) => subject.startsWith('Confirm')),
  );
  await persona.call('POST /api/v4/auth/verify-email', { body: { token: tokenIn(letter) } });
  return persona;
}

const choose = (who: Persona, kind: string, mail: string, app = true) =>
  who.call('PUT /api/v4/notifications/preferences', { body: { kinds: [{ kind, mail, app }] } });

const bell = async (of: Persona) => (await of.call('GET /api/v3/notifications')).body.data as { type: string }[];
const told = (of: Persona, count = 1) => until('the bell tells', async () => (await bell(of)).length === count);

const mails = () => api.app.get(NotificationMail);
const later = (ms: number) => new Date(Date.now() + ms);
const sendMails = () => mails().mail(later(MAIL_AFTER_MS + 1000));
/** Two mornings later: the hour of a digest has passed for whatever has happened by now. */
const makeDigests = (days = 2) => mails().digests(later(days * DAY_MS));

async function commented(mail: string) {
  const author = await reader('lezer');
  const writer = await api.member(`schrijver${serial}`);
  await choose(author, 'comment', mail);
  const topic = await makeTopic(author, boardId, `Celadon ${serial}`);
  await comment(writer, topic.id);
  await told(author);
  return { author, writer, topic };
}

const stopIn = ({ text }: Mail): string => /\/unsubscribe\/(\S+)/.exec(text)![1]!;

/** As a mail program does it: no session, no page before. */
const oneClick = (token: string) =>
  fetch(`${api.url}/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('a comment', () => {
  it('becomes one bell, one mail where one wants it at once, and nothing more after one click', async () => {
    const { author, writer, topic } = await commented('at_once');
    expect(await mailsOf(author)).toEqual([]);
    await mails().mail(later(0));
    expect(await mailsOf(author)).toEqual([]);
    await sendMails();
    await sendMails();
    await makeDigests();
    const [letter, ...others] = await mailsOf(author);
    expect(others).toEqual([]);
    expect(letter!.subject).toMatch(/^A new comment/);
    expect(letter!.text).toContain(`commented on “Celadon ${serial}”`);
    expect(letter!.text).toContain(`/conversations/${topic.slug}#comment-`);
    expect(letter!.text).toContain('Comments on topics you wrote or follow');

    expect((await oneClick(stopIn(letter!))).status).toBe(200);
    await author.call('POST /api/v3/notifications/track');
    await comment(writer, topic.id);
    await told(author, 2);
    await sendMails();
    await makeDigests(4);
    expect(await mailsOf(author)).toHaveLength(1);
  });

  it('becomes one line of a digest, once, however many make it, and then none', async () => {
    const { author, writer, topic } = await commented('digest');
    await sendMails();
    expect(await mailsOf(author)).toEqual([]);
    await Promise.all([makeDigests(), makeDigests(), makeDigests()]);
    const [letter, ...others] = await mailsOf(author);
    expect(others).toEqual([]);
    expect(letter!.subject).toMatch(/^What’s new/);
    expect(letter!.text.match(/^- /gm)).toHaveLength(1);
    await makeDigests(3);
    expect(await mailsOf(author)).toHaveLength(1);

    await oneClick(stopIn(letter!));
    await comment(writer, topic.id);
    await makeDigests(5);
    expect(await mailsOf(author)).toHaveLength(1);
  });

  it('is mailed to nobody who has seen it meanwhile', async () => {
    const { author } = await commented('at_once');
    await author.call('POST /api/v3/notifications/track');
    await sendMails();
    expect(await mailsOf(author)).toEqual([]);
  });

  it.each(['at_once', 'digest'])('is mailed to nobody who wants that no more by then: %s', async (mail) => {
    const { author } = await commented(mail);
    await choose(author, 'comment', 'never');
    await sendMails();
    await makeDigests();
    expect(await mailsOf(author)).toEqual([]);
  });

  it('is not told at all to whoever wants it nowhere', async () => {
    const author = await reader('stil');
    const writer = await api.member(`luid${serial}`);
    await choose(author, 'comment', 'never', false);
    const topic = await makeTopic(author, boardId, 'Stilte');
    await comment(writer, topic.id);
    await comment(writer, (await makeTopic(admin, boardId, 'Anders')).id);
    await told(admin);
    expect(await bell(author)).toEqual([]);
  });

  it('of many is one line and one mail', async () => {
    const { author, topic } = await commented('at_once');
    for (let n = 0; n < 3; n += 1) await comment(await api.member(`meer${serial}x${n}`), topic.id);
    await until('all are told of', async () => ((await bell(author))[0] as unknown as { others: number }).others === 3);
    await sendMails();
    const [letter, ...others] = await mailsOf(author);
    expect([others, letter!.text.includes('and 3 others commented')]).toEqual([[], true]);
  });
});

describe('rights are asked again when a mail is sent (Flarum CVE-2023-22488)', () => {
  const closed = { color: '#0F6B5C', read_by: 'admin', write_by: 'admin' } as const;

  it.each(['at_once', 'digest'])('of a board that was closed meanwhile goes nothing out: %s', async (mail) => {
    const author = await reader('buiten');
    const writer = await api.member(`binnen${serial}`);
    await choose(author, 'comment', mail);
    const board = await makeBoard(admin, `Straks dicht ${serial}`);
    const topic = await makeTopic(author, board, `Geheim ${serial}`);
    await comment(writer, topic.id);
    await told(author);
    const body = { name: `Straks dicht ${serial}`, ...closed };
    await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id: board }, body });
    await sendMails();
    await makeDigests();
    expect(await mailsOf(author)).toEqual([]);
    const { rows } = await api.kernel.db.pool.query(`select subject || text as words from mail.message`);
    expect(rows.filter(({ words }) => (words as string).includes(`Geheim ${serial}`))).toEqual([]);
  });

  it('to who is suspended, blocked by or has blocked whoever did it, or has never confirmed an address, goes nothing', async () => {
    const suspended = await commented('at_once');
    await admin.call('POST /api/v4/admin/members/{id}/ban', {
      params: { id: suspended.author.id },
      body: { reason: 'For now' },
    });
    const apart = await commented('at_once');
    await apart.writer.call('POST /api/v4/users/{id}/block', { params: { id: apart.author.id } });
    expect(await bell(apart.author)).toEqual([]);
    const unconfirmed = await api.member(`vaag${serial}`);
    await choose(unconfirmed, 'comment', 'at_once');
    await comment(apart.writer, (await makeTopic(unconfirmed, boardId, 'Vaag')).id);
    await told(unconfirmed);
    await sendMails();
    for (const who of [apart.author, unconfirmed]) expect(await mailsOf(who)).toEqual([]);
    // Only that they were suspended, and why.
    const subjects = (await mailsOf(suspended.author)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('A decision by the moderators')]);
  });
});

describe('a like', () => {
  const like = (who: Persona, post: number) => who.call('PUT /api/v4/posts/{id}/like', { params: { id: post } });
  const unlike = (who: Persona, post: number) => who.call('DELETE /api/v4/posts/{id}/like', { params: { id: post } });

  it('stands in one line with others of the same post, and goes when it is taken back', async () => {
    const author = await api.member(`geliefd${(serial += 1)}`);
    const [one, two] = [await api.member(`een${serial}`), await api.member(`twee${serial}`)];
    const topic = await makeTopic(author, boardId, 'Tenmoku');
    await like(one, topic.post_id);
    const shown = async () =>
      ((await bell(author)) as unknown as { type: string; user: { id: number }; others: number }[]).map(
        ({ type, user, others }) => [type, user.id, others],
      );
    // Jobs keep no order among themselves: the second is liked once the first is told of.
    await until('one is told of', async () => (await shown()).length === 1);
    await like(two, topic.post_id);
    await until('both are told of', async () => (await shown())[0]?.[2] === 1);
    expect(await shown()).toEqual([['like', two.id, 1]]);
    await unlike(two, topic.post_id);
    await until('one is left', async () => (await shown())[0]?.[2] === 0);
    expect(await shown()).toEqual([['like', one.id, 0]]);
    await unlike(one, topic.post_id);
    await until('none is left', async () => (await shown()).length === 0);
  });
});

describe('who follows somebody', () => {
  it('is told of their new topics, and they of the follower', async () => {
    const [writer, follower] = [await api.member(`ster${(serial += 1)}`), await api.member(`fan${serial}`)];
    await follower.call('POST /api/v4/users/{id}/follow', { params: { id: writer.id } });
    await told(writer);
    expect(await bell(writer)).toMatchObject([{ type: 'follow', user: { id: follower.id } }]);
    await makeTopic(writer, boardId, 'Voor mijn volgers');
    await told(follower);
    expect(await bell(follower)).toMatchObject([{ type: 'followed_topic', user: { id: writer.id } }]);
    await follower.call('DELETE /api/v4/users/{id}/follow', { params: { id: writer.id } });
    await until('it is taken back', async () => (await bell(writer)).length === 0);
  });
});

describe('what staff do to a topic', () => {
  it('is told to its author, without why, also when it is gone', async () => {
    const author = await api.member(`betrapt${(serial += 1)}`);
    const topic = await makeTopic(author, boardId, 'Reclame');
    await admin.call('DELETE /conversations/{id}', { params: { id: topic.id } });
    await told(author);
    expect(await bell(author)).toMatchObject([
      { type: 'moderation', action: 'topic_deleted', topic: { title: 'Reclame', slug: null } },
    ]);
  });

  it('is told to the author of a comment, only while they can read its topic, and not to those who remove their own', async () => {
    const [author, own] = [await api.member(`betrapt${(serial += 1)}`), await api.member(`berouw${serial}`)];
    const board = await makeBoard(admin, `Straks dicht ${serial}`);
    const topic = await makeTopic(admin, board, 'Onder het gesprek');
    const removes = async (who: Persona, by: Persona) => {
      const { id } = (await comment(who, topic.id)).body.data as { id: number };
      await by.call('DELETE /comments/{id}', { params: { id } });
    };
    await removes(own, own);
    await removes(author, admin);
    await told(author);
    expect(await bell(author)).toMatchObject([
      { type: 'moderation', action: 'comment_deleted', topic: { title: 'Onder het gesprek', slug: topic.slug } },
    ]);
    expect(await bell(own)).toEqual([]);
    const body = { name: `Straks dicht ${serial}`, color: '#0F6B5C', read_by: 'admin', write_by: 'admin' };
    await admin.call('PUT /api/v4/admin/boards/{id}', { params: { id: board }, body });
    expect(await bell(author)).toEqual([]);
  });
});

describe('what a member chooses', () => {
  it('is theirs: kinds by name in their language, and a digest', async () => {
    const who = await api.member(`kiezer${(serial += 1)}`);
    const before = (await who.call('GET /api/v4/notifications/preferences')).body.data;
    expect(before.digest).toEqual({ every: 'day', weekday: 1, hour: 8 });
    expect(before.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['comment', 'reply', 'like', 'follow', 'followed_topic', 'held', 'moderation']),
    );
    const offers = async (of: Persona) =>
      (await of.call('GET /api/v4/notifications/preferences')).body.data.kinds.some(
        ({ kind }: { kind: string }) => kind === 'ticket',
      );
    // Of which nobody else is told.
    expect([await offers(who), await offers(admin)]).toEqual([false, true]);
    await who.call('PUT /api/v3/profile', { body: { locale: 'nl' } });
    const digest = { every: 'week', weekday: 5, hour: 17 };
    const body = { kinds: [{ kind: 'like', mail: 'never' }], digest };
    const after = (await who.call('PUT /api/v4/notifications/preferences', { body })).body.data;
    expect(after.kinds.find(({ kind }: { kind: string }) => kind === 'like')).toEqual({
      ...{ kind: 'like', label: 'Likes op je berichten', app: true, mail: 'never' },
    });
    expect(after.digest).toEqual(digest);
    const wrong = await who.call('PUT /api/v4/notifications/preferences', {
      body: {
        kinds: [
          { kind: 'like', mail: 'at_once' },
          { kind: 'nothing', mail: 'never' },
        ],
      },
    });
    expect(wrong.status).toBe(422);
    expect((await who.call('GET /api/v4/notifications/preferences')).body.data).toEqual(after);
  });
});

describe('the address that ends mails', () => {
  it('changes nothing when it is only visited, works without a session, and twice', async () => {
    const { author } = await commented('at_once');
    await sendMails();
    const token = stopIn((await mailsOf(author))[0]!);
    const choice = async () =>
      (await author.call('GET /api/v4/notifications/preferences')).body.data.kinds.find(
        ({ kind }: { kind: string }) => kind === 'comment',
      ).mail;
    const shown = await api.guest().send('GET', `/api/v4/notifications/unsubscribe/${token}`);
    expect(shown.body.data).toEqual({ what: 'Comments on topics you wrote or follow', ended: false });
    await fetch(`${api.url}/unsubscribe/${token}`, { method: 'HEAD' });
    expect(await choice()).toBe('at_once');
    expect((await oneClick(token)).status).toBe(200);
    expect((await oneClick(token)).status).toBe(200);
    expect(await choice()).toBe('never');
  });

  it('is nobody else’s, and of nothing else: any other sign of it ends nothing', async () => {
    const { author } = await commented('at_once');
    await sendMails();
    const token = stopIn((await mailsOf(author))[0]!);
    const [id, kind, mac] = token.split('.');
    const forged = [
      `${Number(id) + 1}.${kind}.${mac}`,
      `${id}.digest.${mac}`,
      `${id}.like.${mac}`,
      'x',
      `${id}.${kind}.`,
    ];
    for (const each of [...forged, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      expect([each, (await oneClick(each)).status]).toEqual([each, 404]);
    }
    // It opens nothing either.
    const bearer = await fetch(`${api.url}/api/v3/profile/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(bearer.status).toBe(401);
  });
});

it('a digest comes at the chosen hour of the member’s own clocks, and not before', async () => {
  const { author } = await commented('digest');
  await author.call('PUT /api/v3/profile', { body: { time_zone: ZONE } });
  const at = (hour: number) => {
    const now = new Date();
    const local = new Date(now.toLocaleString('en-US', { timeZone: ZONE }));
    const ahead = (hour - local.getHours() + 24) % 24 || 24;
    return new Date(now.getTime() + ahead * 3_600_000 - local.getMinutes() * 60_000 - local.getSeconds() * 1000);
  };
  await mails().digests(new Date(at(8).getTime() - 60_000));
  expect(await mailsOf(author)).toEqual([]);
  await mails().digests(new Date(at(8).getTime() + 60_000));
  expect(await mailsOf(author)).toHaveLength(1);
});
