import { channels } from '@lyceum/contracts/realtime';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { guest, type Viewer } from '../../../../apps/api/src/platform/http/viewer.ts';
import { mayKnow } from '../../../../apps/api/src/modules/community/rights/policies.ts';
import { visibleTopics } from '../../../../apps/api/src/modules/community/rights/readable.ts';
import { CommunityChannels } from '../../../../apps/api/src/modules/community/rights/channels.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makeHelpdesk, makeTopic } from '../../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../../support/live.ts';
import type { Persona } from '../../../support/persona.ts';
import { comment, feed, setTicketStatus, show } from '../../../support/content/topics.ts';
import { until } from '../../../support/until.ts';

let api: TestApi;
let admin: Persona;
let moderator: Persona;
let author: Persona;
let other: Persona;
let helpdesk: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  moderator = await api.member('modesty', 'moderator');
  author = await api.member('vrager');
  other = await api.member('buur');
  helpdesk = await makeHelpdesk(admin, 'Hulp', 'guest');
});
afterEach(disconnectAll);
afterAll(() => api.close());

describe('a ticket (part 1 §6, decisions 21 and 32)', () => {
  it('is there for its author and administrators, and for nobody else, moderators included', async () => {
    const ticket = await makeTopic(author, helpdesk, 'Mijn geheim');
    expect(ticket).toMatchObject({ ticket_status: 'open', board_type: 'helpdesk', board_public: false });
    expect(ticket.slug).toBe(`ticket-${ticket.id}`);
    for (const persona of [author, admin]) {
      expect((await show(persona, ticket.id)).body.data.title).toBe('Mijn geheim');
      expect((await feed(persona, { board_id: helpdesk })).ids).toEqual([ticket.id]);
      expect((await feed(persona, { board_id: helpdesk })).total).toBe(1);
      expect((await feed(persona, { type: 'user', user_id: author.id })).ids).toEqual([ticket.id]);
    }
    for (const persona of [moderator, other, api.guest()]) {
      const missing = await show(persona, 99_999);
      const hidden = await show(persona, ticket.id);
      expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
      for (const query of [{ board_id: helpdesk }, { type: 'helpdesk' }, { type: 'user', user_id: author.id }]) {
        expect(await feed(persona, query)).toEqual({ ids: [], total: 0 });
      }
    }
    // The console's tables and history, and what staff may bring back.
    const params = { id: ticket.id };
    expect((await moderator.call('GET /api/v4/admin/topics/{id}', { params })).status).toBe(404);
    const story = { params: { kind: 'topic', id: ticket.id } };
    expect((await moderator.call('GET /api/v4/admin/history/{kind}/{id}', story)).status).toBe(404);
    await author.call('DELETE /conversations/{id}', { params });
    expect((await moderator.call('POST /api/v4/topics/{id}/restore', { params, body: {} })).status).toBe(404);
    expect((await admin.call('POST /api/v4/topics/{id}/restore', { params, body: {} })).status).toBe(200);
  });

  it('stands in no feed of all boards, nor in what a board counts for others', async () => {
    const before = await feed(admin, {});
    const ticket = await makeTopic(author, helpdesk, 'Niet op de voorpagina');
    await api.settled();
    for (const query of [{}, { type: 'popular' }, { where: 'ticket_status:open' }, { order_by: 'title:asc' }]) {
      expect((await feed(admin, query)).ids).not.toContain(ticket.id);
    }
    expect((await feed(admin, {})).total).toBe(before.total);
    const count = async (persona: Persona) =>
      ((await persona.call('GET /api/v4/community/channels')).body.data as { id: number; topics_count: number }[]).find(
        ({ id }) => id === helpdesk,
      )!.topics_count;
    expect(await Promise.all([moderator, other].map(count))).toEqual([0, 0]);
    expect((await feed(admin, { type: 'helpdesk' })).ids).toContain(ticket.id);
    const inConsole = async (persona: Persona) =>
      (await persona.call('GET /api/v4/admin/boards/{id}', { params: { id: helpdesk } })).body.data
        .topics_count as number;
    expect(await inConsole(moderator)).toBe(0);
    expect(await inConsole(admin)).toBe((await feed(admin, { board_id: helpdesk })).total);
  });

  it('is the same in the policy, in SQL and on channels, for every viewer (promise 29)', async () => {
    const ticket = await makeTopic(author, helpdesk, 'Voor wie');
    const plain = await makeTopic(author, await makeBoard(admin, 'Gewoon'), 'Voor iedereen');
    const of = (role: Viewer['role'], id: number | null): Viewer => ({ ...guest('tickets'), id, role });
    const viewers = [
      of('guest', null),
      of('member', other.id),
      of('member', author.id),
      of('moderator', moderator.id),
      of('moderator', author.id),
      of('admin', admin.id),
    ];
    const heardBy = api.app.get(CommunityChannels);
    for (const viewer of viewers) {
      for (const [id, isTicket] of [
        [ticket.id, true],
        [plain.id, false],
      ] as const) {
        const [row] = await run<{ seen: boolean }>(
          api.app.get(Kernel).db.pool,
          sql`select ${visibleTopics(viewer)} as seen from community.topic t where t.id = ${id}`,
        );
        const known = mayKnow(viewer, { authorId: author.id, isTicket, scheduled: false });
        expect([viewer.role, viewer.id, isTicket, row!.seen]).toEqual([viewer.role, viewer.id, isTicket, known]);
        expect(await heardBy.mayHear(viewer, 'topic', id, false)).toBe(known);
        expect(await heardBy.mayHear(viewer, 'topic', id, true)).toBe(!isTicket);
      }
      expect(await heardBy.mayHear(viewer, 'helpdesk', helpdesk, false)).toBe(viewer.role === 'admin');
      expect(await heardBy.mayHear(viewer, 'helpdesk', helpdesk, true)).toBe(false);
    }
  });

  it('is told live to its author and to administrators, and on the board to nobody', async () => {
    const ticket = await makeTopic(author, helpdesk, 'Hoor je mij');
    const onBoard = await listen(connect(api.guest()), channels.board(helpdesk, true));
    const onDesk = await listen(connect(admin), channels.helpdesk(helpdesk));
    const own = await listen(connect(author), channels.messages(author.id));
    const onTopic = await listen(connect(author), channels.topic(ticket.id, false));
    for (const persona of [moderator, other]) {
      const client = connect(persona);
      await expect(listen(client, channels.helpdesk(helpdesk))).rejects.toThrow('refused');
      await expect(listen(client, channels.topic(ticket.id, false))).rejects.toThrow('refused');
    }
    await expect(listen(connect(api.guest()), channels.topic(ticket.id, true))).rejects.toThrow('refused');
    await comment(admin, ticket.id);
    await setTicketStatus(admin, ticket.id, 'hold');
    const told = { name: 'ticket-status-changed', data: expect.objectContaining({ ticket_status: 'hold' }) };
    for (const heard of [onDesk, own, onTopic]) {
      await until('the status was told', () => heard.some(({ name }) => name === told.name));
      expect(heard).toContainEqual(told);
      expect(heard.map(({ name }) => name)).toContain('comment-posted');
    }
    expect(onBoard).toEqual([]);
  });

  it('is no longer told to an author who may no longer read its board', async () => {
    const level = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Met hulp' } })).body.data
      .id as number;
    const params = { id: other.id };
    await admin.call('POST /api/v4/admin/members/{id}/levels', { params, body: { level_id: level, expires_at: null } });
    const desk = await makeHelpdesk(admin, 'Hulp voor wie betaalt', 'member', [level]);
    const { id } = await makeTopic(other, desk, 'Zolang het duurt');
    const revoked = { params: { id: other.id, level_id: level }, body: { reason: 'Afgelopen' } };
    await admin.call('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', revoked);
    expect((await show(other, id)).status).toBe(404);
    const own = await listen(connect(other), channels.messages(other.id));
    const onDesk = await listen(connect(admin), channels.helpdesk(desk));
    await setTicketStatus(admin, id, 'hold');
    await until('administrators were told', () => onDesk.some(({ name }) => name === 'ticket-status-changed'));
    expect(own.filter(({ name }) => name === 'ticket-status-changed')).toEqual([]);
  });

  it('cannot be a poll', async () => {
    const poll = { question: 'Wat nu?', question_options: [{ value: 'Dit' }, { value: 'Dat' }] };
    const body = { title: 'Wat nu?', content: '', channel_id: helpdesk, post_type: 'poll', poll };
    const refused = await author.call('POST /conversations', { body });
    expect([refused.status, refused.body.errors]).toEqual([422, { post_type: ['A ticket cannot be a poll.'] }]);
  });

  it('stays among helpdesk boards, and no topic becomes one', async () => {
    const elsewhere = await makeHelpdesk(admin, 'Andere hulp');
    const open = await makeBoard(admin, 'Open plein');
    const ticket = await makeTopic(author, helpdesk, 'Blijft besloten');
    const plain = await makeTopic(author, open, 'Blijft open');
    const move = (id: number, channel_id: number) =>
      admin.call('PUT /api/v4/topics/{id}', { params: { id }, body: { channel_id } });
    for (const [id, to] of [
      [ticket.id, open],
      [plain.id, helpdesk],
    ] as const) {
      const refused = await move(id, to);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['channel_id']]);
    }
    expect((await move(ticket.id, elsewhere)).body.data).toMatchObject({ board_id: elsewhere, ticket_status: 'open' });
    expect((await show(moderator, ticket.id)).status).toBe(404);
  });
});

describe('who is told of a ticket', () => {
  const told = async (persona: Persona, id: number) =>
    (
      (await persona.call('GET /api/v3/notifications')).body.data as {
        type: string;
        topic: { id: number };
        user: { id: number };
      }[]
    )
      .filter(({ topic }) => topic.id === id)
      .map(({ type, user }) => [type, user.id]);

  it('are administrators of a new one and of what its author adds, the author of an answer', async () => {
    const { id } = await makeTopic(author, helpdesk, 'Wie hoort dit');
    await until('administrators were told of the ticket', async () => (await told(admin, id)).length === 1);
    expect(await told(admin, id)).toEqual([['ticket', author.id]]);
    await comment(admin, id);
    await comment(author, id);
    await until('both were told', async () => (await told(admin, id)).length + (await told(author, id)).length === 3);
    expect(await told(author, id)).toEqual([['comment', admin.id]]);
    expect(await told(admin, id)).toEqual([
      ['comment', author.id],
      ['ticket', author.id],
    ]);
    expect(await told(moderator, id)).toEqual([]);
  });

  it('is nobody who no longer may read it, whatever they once asked for', async () => {
    const former = await api.member('ooitbeheer', 'admin');
    const { id } = await makeTopic(author, helpdesk, 'Zonder jou');
    await former.call('PUT /conversations/{id}', { params: { id }, body: { notifications: '1' } });
    const role = { params: { id: former.id }, body: { role: 'moderator', reason: 'Andere taak' } };
    expect((await admin.call('POST /api/v4/admin/members/{id}/role', role)).status).toBe(200);
    await former.login('ooitbeheer');
    const heard = await listen(connect(former), channels.messages(former.id));
    await comment(admin, id);
    // Made in one statement with what they would have been told.
    await until('its author was told', async () => (await told(author, id)).length === 1);
    expect(heard.filter(({ name }) => name === 'notification')).toEqual([]);
    expect(await told(former, id)).toEqual([]);
  });
});

describe('a board’s type', () => {
  const change = (board: number, body: object) =>
    admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id: board },
      body: { name: `Bord ${board}`, color: '#0F6B5C', read_by: 'guest', write_by: 'member', ...body },
    });

  it('changes while nothing was posted on it, and then stays', async () => {
    const board = await makeBoard(admin, 'Nog leeg');
    expect((await change(board, { type: 'helpdesk' })).body.data.type).toBe('helpdesk');
    const { id } = await makeTopic(author, board, 'De eerste');
    await author.call('DELETE /conversations/{id}', { params: { id } });
    const refused = await change(board, { type: 'default' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { type: ['You can’t change the type of a board that has had topics.'] },
    ]);
    // The same again, or a change that does not speak of it, is no change of type.
    expect((await change(board, { type: 'helpdesk', description: 'Ook zo' })).body.data.type).toBe('helpdesk');
    expect((await change(board, {})).body.data.type).toBe('helpdesk');
  });

  it('and a topic posted at the same moment agree, whichever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const board = await makeBoard(admin, `Wedloop ${round}`);
      const body = { title: 'Tegelijk', content: '<p>Wie wint</p>', channel_id: board };
      const [changed, posted] = await Promise.all([
        change(board, { type: 'helpdesk' }),
        author.call('POST /conversations', { body }),
      ]);
      expect(posted.status).toBe(201);
      const topic = (await show(admin, posted.body.data.id as number)).body.data;
      expect([changed.status, topic.ticket_status]).toEqual(changed.status === 200 ? [200, 'open'] : [422, null]);
    }
  });
});
