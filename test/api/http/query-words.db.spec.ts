import { apiDocument } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { preparedTexts } from '../../../libs/kernel/src/database/statement-names.ts';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { makeCourse, releaseCourse } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { letIntoGroup, makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let writer: Persona;
let reader: Persona;
let open: number;
let secret: number;
const topics: Record<string, number> = {};

beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  writer = await api.member('writer');
  reader = await api.member('reader');
  open = await makeBoard(admin, 'Open');
  secret = await makeBoard(admin, 'Geheim', 'admin', 'admin');
  for (const title of ['een', 'twee', 'drie']) topics[title] = (await makeTopic(writer, open, title)).id;
  topics.ander = (await makeTopic(reader, open, 'ander')).id;
  topics.kanarie = (await makeTopic(admin, secret, 'kanarie')).id;
  await admin.call('POST /api/v4/topics/{id}/close', { params: { id: topics.twee! } });
  for (const content of ['<p>Mooi zo</p>', '<p>Nog eens</p>']) {
    await reader.call('POST /api/v3/topics/{id}/comments', { params: { id: topics.een! }, body: { content } });
  }
  await admin.call('POST /api/v3/topics/{id}/comments', {
    params: { id: topics.kanarie },
    body: { content: '<p>Stil</p>' },
  });
  await api.settled();
});
afterAll(() => api.close());

interface Told {
  status: number;
  titles: string[];
  total: number;
}

async function list(who: Persona, query: string, path = '/api/v3/topics'): Promise<Told> {
  const { status, body } = await who.send('GET', `${path}?${query}`);
  const rows = (body.data ?? []) as { title?: string; username?: string; name?: string }[];
  return { status, titles: rows.map((row) => row.title ?? row.username ?? row.name ?? ''), total: body.meta?.total };
}
const found = (...titles: string[]): Told => ({ status: 200, titles, total: titles.length });

describe('every list', () => {
  const document = apiDocument('0.0.0', 'http://localhost');
  const WHERE = /^where|^order_by$/;
  const asked = Object.entries(document.paths).flatMap(([path, methods]) =>
    (
      (methods.get as { parameters: { name: string; schema: { description?: string; enum?: unknown } }[] } | undefined)
        ?.parameters ?? []
    )
      // The search has an order without a field.
      .filter(({ name, schema }) => WHERE.test(name) && !schema.enum)
      .flatMap(({ name, schema }) =>
        / of (.*?)\./
          .exec(schema.description!)![1]!
          .split(', ')
          .map((field) => [path, name, field] as const),
      ),
  );
  /** One of these is a value of the field, whatever it is. */
  const VALUES = [
    '1',
    'true',
    '2026-01-01',
    'open',
    'draft',
    'text',
    'comment',
    'member',
    'default',
    'nl',
    'sent',
    'asc',
    'public',
    'community',
  ];

  it('declares its words in OpenAPI', () => {
    expect(asked.length).toBeGreaterThan(100);
  });

  it('answers each of its declared words, and none with a failure', async () => {
    for (const [path, word, field] of asked) {
      const address = path.replace('{id}', String(topics.een));
      const needed = path === '/api/v2/comments' ? '&comment_id=999' : '';
      const statuses = new Set<number>();
      for (const value of VALUES) {
        statuses.add((await admin.send('GET', `${address}?${word}=${field}:${value}${needed}`)).status);
      }
      const allowed = needed ? [404, 422] : [200, 422];
      expect([path, word, field, [...statuses].filter((status) => !allowed.includes(status))]).toEqual([
        path,
        word,
        field,
        [],
      ]);
      expect([path, word, field, statuses.has(allowed[0]!)]).toEqual([path, word, field, true]);
    }
  });

  it('takes size, limit and per_page alike, up to what it can hold', async () => {
    for (const word of ['size', 'limit', 'per_page']) {
      expect((await reader.send('GET', `/api/v3/topics?${word}=2`)).body.meta.per_page).toBe(2);
      expect((await reader.send('GET', `/api/v3/users?${word}=9999`)).body.meta.per_page).toBe(100);
      expect((await reader.send('GET', `/api/v4/community/channels?${word}=9999`)).body.meta.per_page).toBe(9999);
    }
    expect((await reader.send('GET', '/api/v3/topics?size=2&limit=3')).status).toBe(422);
  });
});

describe('a query parameter that an operation does not know', () => {
  it.each([
    ...['/api/v3/topics?foo=bar', '/api/v3/users?foo=1', '/api/v3/events?foo=1', '/api/v3/groups?foo=1'],
    ...[
      '/api/v3/inbox?foo=1',
      '/api/v3/search?query=a&foo=1',
      '/api/v3/profile/me?foo=1',
      '/api/v3/topics?__proto__=1',
    ],
    ...['/api/v3/topics?constructor=1', '/api/v3/topics?user_id[]=1'],
  ])('is refused: %s', async (path) => {
    const { status, body } = await reader.send('GET', path);
    const name = decodeURIComponent(/[?&]([^?&=]+)=[^&]*$/.exec(path)![1]!);
    expect([status, body.errors]).toEqual([422, { [name]: [`There is no query parameter ${name} here.`] }]);
  });

  it('is refused of an operation that changes something, which then changes nothing', async () => {
    const post = { title: 'vreemd', content: '<p>Met een vraag</p>', channel_id: open };
    expect((await writer.send('POST', '/conversations?foo=1', post)).status).toBe(422);
    await api.settled();
    expect((await list(reader, 'order_by=title:asc')).titles).not.toContain('vreemd');
  });
});

describe('topics by the query words', () => {
  it.each([
    ['where=status:closed', ['twee']],
    ['where=closed:0', ['ander', 'drie', 'een']],
    ['where_gte=comments_count:1', ['een']],
    ['where=status:open&where_lt=comments_count:1', ['ander', 'drie']],
    ['order_by=title:asc', ['ander', 'drie', 'een', 'twee']],
    ['order_by=comments_count:desc,title:desc', ['een', 'twee', 'drie', 'ander']],
    ['where_gt=created_at:2999-01-01', []],
    ['type=popular&where_gte=comments_count:1', ['een']],
  ])('%s', async (query, titles) => {
    expect(await list(reader, query)).toEqual(found(...titles));
  });

  it('of one author on one board: a list of conditions must hold as a whole', async () => {
    const both = `where=user_id:${writer.id},board_id:${open}&order_by=title:asc`;
    expect(await list(reader, both)).toEqual(found('drie', 'een', 'twee'));
    expect(await list(reader, `where=user_id:${writer.id}&where=board_id:${secret}`)).toEqual(found());
    expect(await list(reader, `type=user&user_id=${writer.id}&where=status:closed`)).toEqual(found('twee'));
    expect(await list(reader, `user_id=${writer.id}`)).toEqual(found('drie', 'twee', 'een'));
    expect(await list(reader, `board_id=${open}&user_id=${reader.id}`)).toEqual(found('ander'));
    expect(await list(reader, `type=popular&user_id=${reader.id}`)).toEqual(found('ander'));
    expect(await list(admin, `type=user&user_id=${admin.id}&board_id=${open}`)).toEqual(found());
    expect(await list(admin, `type=user&user_id=${admin.id}&board_id=${secret}`)).toEqual(found('kanarie'));
  });

  it('begin anew where the cursor is none that a list has given', async () => {
    const { body } = await reader.send('GET', '/api/v3/topics');
    const topic = body.data[0].id as number;
    const moments = [
      ...['nope', '2026-02-30 10:00:00+00', '0000-01-01 00:00:00+00', '2026-11-22 10:00:00+00'],
      ...['-infinity', '2026-11-22T10:00:00+23:00'],
    ];
    const keys = [
      ...moments.flatMap((at) => [
        [false, at, 1e12],
        [at, 1e12],
        [at, 1],
      ]),
      1e12,
      [],
      'x',
      null,
    ];
    const paths = [
      '/api/v3/topics?',
      '/api/v3/topics?type=popular&',
      `/api/v3/topics/${topic}/comments?`,
      '/api/v3/notifications?',
    ];
    for (const key of keys) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      for (const path of paths) {
        const { status } = await reader.send('GET', `${path}cursor=${cursor}`);
        expect([path, key, status]).toEqual([path, key, 200]);
      }
    }
  });

  it.each(['type=custom', 'with=replies', 'with=liked_by', 'include=user,liked_by'])(
    'of topics name what there is: %s is refused',
    async (asked) => expect((await list(reader, asked)).status).toBe(422),
  );

  it('go on from page to page by the cursor, in the order asked for', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await reader.send('GET', `/api/v3/topics?order_by=title:asc&size=1${cursor}`);
      seen.push(...(body.data as { title: string }[]).map(({ title }) => title));
      cursor = body.meta.next_cursor ? `&cursor=${body.meta.next_cursor}` : '';
    } while (cursor);
    expect(seen).toEqual(['ander', 'drie', 'een', 'twee']);
  });

  it('take a value for a value: nothing of it is read as SQL', async () => {
    const trick = encodeURIComponent("x' or '1'='1");
    expect(await list(admin, `where=username:${trick}`, '/api/v3/users')).toEqual(found());
    expect((await list(admin, `where=status:${trick}`)).status).toBe(422);
    expect((await list(admin, `order_by=${encodeURIComponent('title;drop table x')}:asc`)).status).toBe(422);
  });
});

describe('titles and names by the query words', () => {
  it('match capitals, letters with accents, and whichever way they are typed', async () => {
    await makeEvent(admin, { title: 'Betaald ding in Één' });
    await releaseCourse(admin, (await makeCourse(admin, { name: 'Glazuur Één' })).id);
    await makeGroup(admin, { name: 'Draaiers Één' });
    await makeBoard(admin, 'Bord Één');
    await api.settled();
    for (const [path, field, name] of [
      ['/api/v3/events', 'title', 'Betaald ding in Één'],
      ['/api/v3/courses', 'name', 'Glazuur Één'],
      ['/api/v3/groups', 'name', 'Draaiers Één'],
      ['/api/v4/community/channels', 'name', 'Bord Één'],
    ] as const) {
      for (const typed of [name, name.toLowerCase(), name.toUpperCase()]) {
        const { titles } = await list(admin, `where=${field}:${encodeURIComponent(typed)}`, path);
        expect([path, typed, titles]).toEqual([path, typed, [name]]);
      }
      const { titles } = await list(admin, `where_gt=${field}:${encodeURIComponent(name.toUpperCase())}`, path);
      expect([path, titles]).toEqual([path, expect.not.arrayContaining([name])]);
    }
    expect((await list(reader, 'where=username:Writer', '/api/v3/users')).titles).toEqual(['writer']);
  });
});

describe('members and comments by the query words', () => {
  it('members by role, and by a level that they hold', async () => {
    expect((await list(reader, 'where=role:member&order_by=username:desc', '/api/v3/users')).titles).toEqual([
      'writer',
      'reader',
    ]);
    const level = await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } });
    const levelId = level.body.data.id as number;
    await admin.call('POST /api/v4/admin/members/{id}/levels', {
      params: { id: writer.id },
      body: { level_id: levelId },
    });
    for (const path of ['/api/v3/users', '/api/v4/admin/members']) {
      expect(await list(admin, `where_has=levels:id:${levelId}`, path)).toEqual(found('writer'));
    }
  });

  it('groups and courses that a member is in, for staff who may see their members', async () => {
    const open = await makeGroup(admin, { name: 'Open kring' });
    const closed = await makeGroup(admin, { name: 'Besloten kring', status: 'private' });
    for (const group of [open, closed]) await letIntoGroup(admin, writer, group);
    const groups = (who: Persona) =>
      list(who, `where_has=members:user_id:${writer.id}&order_by=name:asc`, '/api/v4/admin/groups');
    expect(await groups(admin)).toEqual(found('Besloten kring', 'Open kring'));
    expect(await groups(moderator)).toEqual(found('Open kring'));
    const course = await makeCourse(admin, { name: 'Draaien' });
    await makeCourse(admin, { name: 'Bakken' });
    await admin.call('POST /api/v4/e-learning/courses/{course}/participants', {
      params: { course: String(course.id) },
      body: { user_ids: [writer.id] },
    });
    const courses = (id: number) => list(admin, `where_has=participants:user_id:${id}`, '/api/v4/admin/courses');
    expect(await courses(writer.id)).toEqual(found('Draaien'));
    expect(await courses(reader.id)).toEqual(found());
  });

  it('comments of one member under a topic, counted too', async () => {
    const path = `/api/v3/topics/${topics.een}/comments`;
    expect((await list(reader, `where=user_id:${reader.id}&with=liked_by,replies,user`, path)).total).toBe(2);
    expect((await list(reader, `where=user_id:${writer.id}`, path)).total).toBe(0);
  });
});

describe('what somebody may not see (promise 29)', () => {
  it.each([
    'where=board_id:SECRET',
    'where=user_id:ADMIN',
    'where_gte=comments_count:1&where=user_id:ADMIN',
    'order_by=comments_count:desc&where=board_id:SECRET',
    'type=user&user_id=ADMIN&order_by=title:asc',
  ])('stays out of lists, orders and totals: %s', async (asked) => {
    const query = asked.replaceAll('SECRET', String(secret)).replaceAll('ADMIN', String(admin.id));
    for (const who of [api.guest(), reader, moderator]) expect(await list(who, query)).toEqual(found());
    expect((await list(admin, query)).titles).toContain('kanarie');
  });

  it('is not told by the counts of a board that is locked', async () => {
    const level = await admin.call('POST /api/v4/admin/levels', { body: { name: 'Zilver' } });
    const locked = await makeBoard(admin, 'Achter slot', 'member', 'member', [level.body.data.id as number]);
    await makeTopic(admin, locked, 'binnen');
    const path = '/api/v4/community/channels';
    expect((await list(admin, 'where_gte=topics_count:1', path)).titles).toContain('Achter slot');
    expect((await list(reader, 'where_gte=topics_count:1', path)).titles).not.toContain('Achter slot');
    expect((await list(reader, 'where=topics_count:0', path)).titles).toContain('Achter slot');
  });

  it('is not asked for by fields that a list does not show', async () => {
    for (const query of ['where=email:writer@example.test', 'where=password_hash:x', 'order_by=email:asc']) {
      expect((await list(reader, query, '/api/v3/users')).status).toBe(422);
    }
  });

  it('what is yet to come out is for its author and administrators, in the console too', async () => {
    const release_date = new Date(Date.now() + 86_400_000).toISOString();
    const later = await admin.call('POST /conversations', {
      body: { title: 'morgen', content: '<p>Nog even geduld</p>', channel_id: open, release_date },
    });
    expect(later.status).toBe(201);
    await api.settled();
    const query = 'where_gt=release_date:2026-01-01&order_by=release_date:desc';
    expect((await list(reader, query)).titles).not.toContain('morgen');
    expect((await list(admin, query)).titles[0]).toBe('morgen');
    const inConsole = `where=user_id:${admin.id},board_id:${open}`;
    expect((await list(moderator, inConsole, '/api/v4/admin/topics')).titles).toEqual([]);
    expect((await list(admin, inConsole, '/api/v4/admin/topics')).titles).toEqual(['morgen']);
  });
});

describe('however lists are asked for', () => {
  it('leaves no prepared statement behind', async () => {
    const asked = (n: number) =>
      `where_gte=${Array.from({ length: 1 + (n % 10) }, () => 'comments_count:0').join(',')}&order_by=title:${n % 2 ? 'asc' : 'desc'}`;
    await list(reader, '');
    const before = preparedTexts();
    for (let n = 0; n < 20; n += 1) expect((await list(reader, asked(n))).status).toBe(200);
    expect(preparedTexts()).toBe(before);
  });
});

describe('what was deleted, in the console', () => {
  const deleted = async (who: Persona, path: string) => {
    const { body } = await who.send('GET', `${path}?where=deleted:true&order_by=id:asc`);
    return (body.data as { id: number; deleted_at: string; deleted_by: { id: number } }[]).map((row) => [
      row.id,
      row.deleted_by.id,
      Date.parse(row.deleted_at) > 0,
    ]);
  };

  it('stands there with when and by whom, for staff who may read the board, until it is brought back', async () => {
    const gone = await makeTopic(writer, open, 'weg');
    const hidden = await makeTopic(admin, secret, 'weg uit het geheim');
    await writer.call('DELETE /conversations/{id}', { params: { id: gone.id } });
    await admin.call('DELETE /conversations/{id}', { params: { id: hidden.id } });
    expect(await deleted(moderator, '/api/v4/admin/topics')).toEqual([[gone.id, writer.id, true]]);
    expect(await deleted(admin, '/api/v4/admin/topics')).toHaveLength(2);
    expect((await list(reader, 'order_by=title:asc')).titles).not.toContain('weg');
    const restored = await moderator.call('POST /api/v4/topics/{id}/restore', {
      params: { id: gone.id },
      body: { reason: 'Per ongeluk' },
    });
    expect(restored.status).toBe(200);
    expect(await deleted(moderator, '/api/v4/admin/topics')).toEqual([]);
  });

  it('comments too', async () => {
    const path = `/api/v3/topics/${topics.drie}/comments`;
    const { body } = await reader.send('POST', path, { content: '<p>Foutje</p>' });
    const id = body.data.id as number;
    await reader.call('DELETE /comments/{id}', { params: { id } });
    expect(await deleted(moderator, '/api/v4/admin/comments')).toEqual([[id, reader.id, true]]);
  });
});
