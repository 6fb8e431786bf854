import type { community } from '@lyceum/contracts';
import { BirthdayJob } from '../../../../apps/api/src/modules/community/introductions/birthday.job.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeHelpdesk, makeTopic } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { until } from '../../../support/until.ts';

let api: TestApi;
let admin: Persona;
let member: Persona;
let gold: number;
let locked: number;
let topic: { id: number; slug: string; post_id: number };
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  member = await api.member('memo');
  gold = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id as number;
  locked = await makeBoard(admin, 'Achter slot', 'guest', 'member', [gold]);
  const content = `<p>${'Een lang verhaal over glazuur. '.repeat(20)}</p>`;
  const body = { title: 'Wat men er bespreekt', content, channel_id: locked };
  topic = (await admin.call('POST /conversations', { body })).body.data;
  const said = { params: { id: topic.id }, body: { content: '<p>Een antwoord dat niemand raadt</p>' } };
  await admin.call('POST /api/v3/topics/{id}/comments', said);
});
afterAll(() => api.close());

const setTo = (show_topic_preview: '0' | '1') =>
  admin.call('PUT /api/v4/admin/settings', { body: { show_topic_preview } });
const list = (persona: Persona, query: object) => persona.call('GET /api/v3/topics', { query });
const show = (persona: Persona, id: number | string, find_by = 'id') =>
  persona.call('GET /api/v3/topics/{id}', { params: { id }, query: { find_by } });

/** All that may leave the server of it. */
async function glance(): Promise<community.TopicPreview> {
  const { excerpt } = (await show(admin, topic.id)).body.data;
  expect([...(excerpt as string)].length).toBeLessThanOrEqual(200);
  const { id, slug } = topic;
  return { id, slug, title: 'Wat men er bespreekt', excerpt, board_id: locked, permissions: [] };
}

describe('a topic that one may not read (decisions 31)', () => {
  it('is hidden by default, on its board and by itself', async () => {
    for (const persona of [member, api.guest()]) {
      expect((await list(persona, { board_id: locked })).status).toBe(404);
      expect((await show(persona, topic.id)).status).toBe(404);
    }
  });

  it('shows its title and the beginning of its text where the community says so, and not a byte more', async () => {
    await setTo('1');
    const whole = JSON.stringify({ data: await glance() });
    for (const persona of [member, api.guest()]) {
      const page = await list(persona, { board_id: locked });
      expect(JSON.stringify(page.body.data)).toBe(JSON.stringify([await glance()]));
      expect(page.body.meta).toMatchObject({ total: 1, next_cursor: null });
      for (const [id, by] of [
        [topic.id, 'id'],
        [topic.slug, 'slug'],
      ] as const) {
        expect(JSON.stringify((await show(persona, id, by)).body)).toBe(whole);
      }
    }
    await setTo('0');
  });

  it('is told of by nothing else: other feeds, filters, orders, comments, likes, versions, marks', async () => {
    await setTo('1');
    const params = { id: topic.id };
    const asked = [
      ...[{}, { type: 'popular' }, { type: 'user', user_id: admin.id }].map(async (query) => {
        const { body } = await list(member, query);
        return (body.data as { id: number }[]).some(({ id }) => id === topic.id) ? 'told' : 'silent';
      }),
      ...[
        { board_id: locked, type: 'popular' },
        { board_id: locked, where: 'comments_count:1' },
        { board_id: locked, order_by: 'likes_count:desc' },
      ].map(async (query) => ((await list(member, query)).status === 404 ? 'silent' : 'told')),
      ...(
        [
          ['GET /api/v3/topics/{id}/comments', { params }],
          ['GET /api/v4/topics/{id}/history', { params }],
          ['GET /api/v4/posts/{id}/likes', { params: { id: topic.post_id } }],
          ['POST /api/v4/topics/{id}/opened', { params }],
          ['PUT /conversations/{id}', { params, body: { favorited: '1' } }],
          ['POST /api/v3/topics/{id}/comments', { params, body: { content: '<p>Mag ik erbij?</p>' } }],
        ] as const
      ).map(async ([route, parts]) => ((await member.call(route, parts)).status === 404 ? 'silent' : 'told')),
    ];
    expect(await Promise.all(asked)).toEqual(Array(asked.length).fill('silent'));
    await setTo('0');
  });

  it('is never one that is scheduled, deleted, a ticket, or on a board that is not known', async () => {
    await setTo('1');
    const body = { title: 'Later', content: '<p>Nog niet</p>', channel_id: locked, release_date: '01-01-2090 10:00' };
    const scheduled = (await admin.call('POST /conversations', { body })).body.data.id as number;
    const deleted = await makeTopic(admin, locked, 'Weg');
    await admin.call('DELETE /conversations/{id}', { params: { id: deleted.id } });
    const desk = await makeHelpdesk(admin, 'Hulp voor goud', 'guest', [gold]);
    const ticket = await makeTopic(admin, desk, 'Besloten');
    const staff = await makeTopic(admin, await makeBoard(admin, 'Van het beheer', 'moderator'), 'Overleg');
    const draft = await makeBoard(admin, 'In de maak', 'guest', 'member', [gold], { homepage: false });
    const made = await makeTopic(admin, draft, 'Nog niet af');
    for (const id of [scheduled, deleted.id, ticket.id, staff.id, made.id]) {
      expect([id, (await show(member, id)).status]).toEqual([id, 404]);
    }
    expect((await list(member, { board_id: desk })).status).toBe(404);
    expect((await list(member, { board_id: draft })).status).toBe(404);
    expect((await list(member, { board_id: locked })).body.data).toEqual([await glance()]);
    await setTo('0');
  });

  it('is none in which members tell who they are', async () => {
    await admin.call('PUT /api/v4/admin/settings', { body: { introduction_board_id: locked } });
    const newcomer = await api.member('nieuwkomer');
    const level = { params: { id: newcomer.id }, body: { level_id: gold } };
    await admin.call('POST /api/v4/admin/members/{id}/levels', level);
    const offered = async () => (await newcomer.call('GET /api/v4/introduction')).body.data !== null;
    await until('the introduction was offered', offered);
    const given = await newcomer.call('POST /api/v4/introduction', { body: { title: 'Hallo, ik ben nieuw' } });
    expect(given.status).toBe(201);
    await api.settled();
    await admin.call('PUT /api/v4/admin/settings', { body: { birthday_board_id: locked } });
    await newcomer.call('PUT /api/v3/profile', { body: { birth_date: '1990-06-15', birthday_told: true } });
    await api.app.get(BirthdayJob).tell(new Date('2027-06-15T12:00:00Z'));
    await api.settled();
    await setTo('1');
    const own = (await list(newcomer, { type: 'user', user_id: newcomer.id })).body.data as community.Topic[];
    expect(own.map(({ post_type }) => post_type).sort()).toEqual(['birthday', 'introduce']);
    for (const { id } of own) expect([id, (await show(member, id)).status]).toEqual([id, 404]);
    const { body } = await list(member, { board_id: locked });
    expect([body.data, body.meta.total]).toEqual([[await glance()], 1]);
    await setTo('0');
  });

  it('comes page by page, by cursor and by number alike', async () => {
    await setTo('1');
    const many = await makeBoard(admin, 'Veel te zien', 'guest', 'member', [gold]);
    const made: number[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift((await makeTopic(admin, many, `Onderwerp ${n}`)).id);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list(member, { board_id: many, limit: 2, cursor });
      seen.push(...(body.data as { id: number }[]).map(({ id }) => id));
      cursor = body.meta.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(made);
    const second = await list(member, { board_id: many, limit: 2, page: 2 });
    expect((second.body.data as { id: number }[]).map(({ id }) => id)).toEqual(made.slice(2, 4));
    await setTo('0');
  });
});
