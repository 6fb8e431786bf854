import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard } from '../../support/content/boards.ts';
import { daysFromNow, makeEvent } from '../../support/content/events.ts';
import { makeCourse } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { mailTo } from '../../support/mails.ts';

let api: TestApi;
let admin: Persona;
let board: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  board = await makeBoard(admin, 'Open');
});
afterAll(() => api.close());

/** A request that changes something, with the token that it needs. */
async function send(who: Persona, method: string, path: string, body: object) {
  await who.csrfToken();
  return who.send(method, path, body);
}

describe('a date that does not exist', () => {
  const NONE = 'There is no such date.';
  const DAYS = ['2026-02-30', '2027-02-29', '2027-04-31', '2027-06-31', '2027-11-31'];

  it.each(['where', 'where_lt', 'where_lte', 'where_gt', 'where_gte'])(
    'is refused in %s of lists, to guests too',
    async (word) => {
      for (const path of ['/api/v3/events', '/api/v3/topics', '/api/v3/courses']) {
        const fields = path.endsWith('events') ? ['start_date', 'end_date', 'created_at'] : ['release_date'];
        for (const field of path.endsWith('courses') && word === 'where' ? [] : fields) {
          for (const day of DAYS) {
            const { status } = await api.guest().send('GET', `${path}?${word}=${field}:${day}`);
            expect([path, field, day, status]).toEqual([path, field, day, 422]);
          }
        }
      }
    },
  );

  it.each([...DAYS.map((day) => `${day} 10:00:00`), ...['2027-06-31T10:00:00Z', '2027-04-30 24:00:00']])(
    'is refused of an event: %s',
    async (start_date) => {
      const end_date = '2027-12-03 11:00:00';
      for (const all_day of [false, true]) {
        const answer = await send(admin, 'POST', '/api/v3/events', { title: 'x', start_date, end_date, all_day });
        expect([answer.status, answer.body.errors]).toEqual([422, { start_date: [NONE] }]);
      }
    },
  );

  it('is refused of a course’s release, a planned topic, a poll, a suspension and the search', async () => {
    const course = await makeCourse(admin);
    const release = `/api/v4/e-learning/courses/${course.id}/release`;
    const topic = { title: 'Later', content: '<p>Nog even</p>', channel_id: board };
    const poll = { question: 'Wat zullen we doen?', question_options: [{ value: 'a' }, { value: 'b' }] };
    const sent: [string, string, object][] = [
      ['release_date', release, { release_date: '2027-02-30 10:00:00' }],
      ['release_date', '/conversations', { ...topic, release_date: '2027-04-31T10:00:00Z' }],
      ['release_date', '/conversations', { ...topic, release_date: '31-04-2027 10:00' }],
      ['release_date', '/conversations', { ...topic, release_date: '01-01-0000 00:00' }],
      ...['2027-04-31 10:00', '2027-04-31T10:00:00Z', '31-04-2027 10:00'].map((end_date) => {
        const settings = { end_date };
        const body = { ...topic, post_type: 'poll', poll: { ...poll, settings } };
        return ['settings.end_date', '/conversations', body] as [string, string, object];
      }),
      [
        'until',
        `/api/v4/admin/members/${(await api.member()).id}/ban`,
        { until: '9999-12-31T23:00:00-10:00', reason: 'x' },
      ],
    ];
    for (const [field, path, body] of sent) {
      const answer = await send(admin, 'POST', path, body);
      expect([path, body, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([path, body, 422, [field]]);
    }
    expect((await admin.send('GET', '/api/v3/search?query=x&min=2027-02-30%2010:00:00')).status).toBe(422);
  });
});

describe('a time zone', () => {
  it.each([
    ...['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Calcutta', 'Europe/Kiev'],
    ...['America/Argentina/Buenos_Aires', 'America/Nuuk', 'Etc/UTC', 'UTC', 'US/Eastern'],
  ])('is taken by events, profiles and the community alike: %s', async (time_zone) => {
    const event = await makeEvent(admin, {
      time_zone,
      start_date: '2090-06-21 20:00:00',
      end_date: '2090-06-21 23:00:00',
    });
    expect(event.time_zone).toBe(time_zone);
    const wholeDay = { time_zone, all_day: true, start_date: '2090-06-21', end_date: '2090-06-22' };
    expect((await makeEvent(admin, wholeDay)).start_day).toBe('2090-06-21');
    expect((await admin.call('PUT /api/v3/profile', { body: { time_zone } })).status).toBe(200);
    expect((await admin.call('PUT /api/v4/admin/settings', { body: { time_zone } })).status).toBe(200);
    for (const path of ['/api/v3/events?where_gte=start_date:2090-06-21', '/api/v4/events/today']) {
      expect([path, (await api.guest().send('GET', path)).status]).toEqual([path, 200]);
    }
  });

  it.each(['Mars/Olympus', '+05:30'])('is refused everywhere where it is none: %s', async (time_zone) => {
    const event = { title: 'x', start_date: daysFromNow(1), end_date: daysFromNow(2), time_zone };
    for (const [method, path, body] of [
      ['POST', '/api/v3/events', event],
      ['PUT', '/api/v3/profile', { time_zone }],
      ['PUT', '/api/v4/admin/settings', { time_zone }],
    ] as const) {
      const answer = await send(admin, method, path, body);
      expect([path, answer.status, answer.body.errors]).toEqual([
        path,
        422,
        { time_zone: ['There is no such time zone'] },
      ]);
    }
  });
});

describe('an e-mail address', () => {
  const PASSWORD = 'een lang wachtwoord voor hier';
  let count = 0;
  const register = (email: string) =>
    send(api.guest(), 'POST', '/api/v4/auth/register', {
      ...{ email, password: PASSWORD, first_name: 'Ada', last_name: 'Lang' },
      username: `adres-${(count += 1)}`,
    });

  it.each([
    ['a&b@example.com', 'a&b@example.com'],
    ['user%tag@example.com', 'user%tag@example.com'],
    ['first/last@example.com', 'first/last@example.com'],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['post@пример.рф', 'post@xn--e1afmkfd.xn--p1ai'],
  ])('opens an account, and is written to: %s', async (typed, stored) => {
    expect((await register(typed)).status).toBe(201);
    await mailTo(admin, stored, 'Confirm your e-mail address');
    for (const login of [typed, stored, typed.toUpperCase()]) {
      const answer = await send(api.guest(), 'POST', '/api/v4/auth/login', { login, password: PASSWORD });
      expect([login, answer.status]).toEqual([login, 200]);
    }
    // Whichever way it is typed, it is one account.
    expect((await register(stored)).status).toBe(422);
  });

  it('is taken by the contact form and by an invitation', async () => {
    const letter = { title: 'Vraag', content: 'Mag ik langskomen?', email: 'vraag/1@bücher.example' };
    expect((await send(api.guest(), 'POST', '/contact', letter)).status).toBe(200);
    const invited = await send(admin, 'POST', '/api/v4/admin/members', { email: 'nieuw&lid@bücher.example' });
    expect(invited.status).toBe(201);
    const { body } = await admin.send('GET', '/api/v4/admin/members?q=nieuw%26lid');
    expect((body.data as { email: string }[]).map(({ email }) => email)).toEqual(['nieuw&lid@xn--bcher-kva.example']);
  });
});
