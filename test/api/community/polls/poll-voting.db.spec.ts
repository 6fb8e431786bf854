import { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Erasure } from '../../../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { takenAlong } from '../../../support/content/data-exports.ts';
import { makeBoard, makePoll } from '../../../support/content/boards.ts';
import { connect, disconnectAll, listen } from '../../../support/live.ts';
import { PASSWORD, type Persona } from '../../../support/persona.ts';
import { counts, edit, pollFor, values, vote, withdraw } from '../../../support/content/polls.ts';
import { until } from '../../../support/until.ts';

const POLLS = 200;

let api: TestApi;
let admin: Persona;
let asker: Persona;
let voter: Persona;
let other: Persona;
let boardId: number;
let staffBoard: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  asker = await api.member('asker');
  voter = await api.member('voter');
  other = await api.member('other');
  boardId = await makeBoard(admin, 'Peilingen');
  staffBoard = await makeBoard(admin, 'Beheer', 'admin', 'admin');
});
afterEach(disconnectAll);
afterAll(() => api.close());

const show = (persona: Persona, id: number) => pollFor(api, persona, id);
const rowsOf = async (table: string, pollId: number): Promise<number> =>
  (await api.kernel.db.pool.query(`select 1 from community.${table} where poll_id = $1`, [pollId])).rowCount!;

describe('voting', () => {
  it('counts one vote per member; the answer holds it at once', async () => {
    const { id, options } = await makePoll(asker, boardId, 'Eén keer stemmen');
    const answer = await vote(voter, id, options[0]!);
    const poll = community.answerPoll.output.parse(answer.body).data;
    expect([answer.status, counts(poll), poll.number_of_responses]).toEqual([201, [1, 0], 1]);
    expect(poll.responses).toMatchObject([{ question_option_id: options[0], question_id: id, user_id: voter.id }]);
    expect((await vote(voter, id, options[0]!)).status).toBe(201);
    expect((await vote(voter, id, options[1]!)).status).toBe(409);
    expect((await vote(voter, id, 999_999)).status).toBe(422);
    expect((await withdraw(voter, poll.responses[0]!.response_id)).status).toBe(409);
    expect(counts(await show(other, id))).toEqual([1, 0]);
    expect((await show(other, id)).responses).toEqual([]);
  });

  it(`of fifty at once is one, on each of ${POLLS} polls; counters equal rows (promise 19)`, async () => {
    const made: { id: number; options: number[] }[] = [];
    for (let n = 0; n < POLLS; n += 1) made.push(await makePoll(asker, boardId, `Peiling nummer ${n}`));
    for (const { id, options } of made) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => vote(voter, id, options[n % 2]!)));
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    }
    await api.settled();
    const { rows } = await api.kernel.db.pool.query(
      `select p.id, (select count(*)::int from community.poll_response r where r.poll_id = p.id) as rows,
         (select coalesce(sum(c.responses), 0)::int from community.poll_count c
          join community.poll_option o on o.id = c.option_id where o.poll_id = p.id) as counted
       from community.poll p where p.id = any($1)`,
      [made.map(({ id }) => id)],
    );
    expect(rows).toHaveLength(POLLS);
    expect(rows.filter(({ rows: there, counted }) => there !== 1 || counted !== 1)).toEqual([]);
  }, 900_000);

  it('again replaces, with retry', async () => {
    const retry = await makePoll(asker, boardId, 'Nog een keer', { settings: { retry: '1' } });
    await vote(voter, retry.id, retry.options[0]!);
    const again = community.answerPoll.output.parse((await vote(voter, retry.id, retry.options[1]!)).body).data;
    expect(counts(again)).toEqual([0, 1]);
    const back = await withdraw(voter, again.responses[0]!.response_id);
    expect(counts(community.deletePollResponse.output.parse(back.body).data)).toEqual([0, 0]);
    expect((await withdraw(voter, again.responses[0]!.response_id)).status).toBe(404);
    expect((await vote(voter, retry.id, ...retry.options)).status).toBe(422);
  });

  it('is counted for whoever votes, however often, while the projection is behind', async () => {
    const { id, options } = await makePoll(asker, boardId, 'Snel achter elkaar', { settings: { retry: '1' } });
    const older = await api.kernel.db.pool.connect();
    try {
      await older.query('begin');
      await older.query('select pg_current_xact_id()');
      expect(counts((await vote(voter, id, options[0]!)).body.data)).toEqual([1, 0]);
      const again = community.answerPoll.output.parse((await vote(voter, id, options[1]!)).body).data;
      expect(counts(again)).toEqual([0, 1]);
      expect(counts((await withdraw(voter, again.responses[0]!.response_id)).body.data)).toEqual([0, 0]);
    } finally {
      older.release(true);
    }
  });

  it('for several stands beside each other, and all but the last go', async () => {
    const several = await makePoll(asker, boardId, 'Meer tegelijk', { settings: { poll_multiple_answers: '1' } });
    const both = (await vote(voter, several.id, ...several.options)).body.data as community.Poll;
    expect([counts(both), both.number_of_responses]).toEqual([[1, 1], 2]);
    expect((await withdraw(other, both.responses[0]!.response_id)).status).toBe(404);
    expect((await withdraw(voter, both.responses[0]!.response_id)).status).toBe(200);
    expect((await withdraw(voter, both.responses[1]!.response_id)).status).toBe(409);
    expect(counts(await show(voter, several.id))).toEqual([0, 1]);
  });

  it('ends with the clock (promise 17), with the topic’s closing, and is not for guests or for whoever may not read', async () => {
    const { id, topicId, options } = await makePoll(asker, boardId, 'Tot zo laat', {
      settings: { end_date: '2031-07-01 12:00:00', poll_allow_guest_answers: '1' },
    });
    const poll = await show(voter, id);
    expect([poll.settings.end_date, poll.ends_at]).toEqual(['2031-07-01 12:00:00', '2031-07-01T10:00:00.000Z']);
    expect((await vote(api.guest(), id, options[0]!)).status).toBe(401);
    const add = (value: string) =>
      voter.call('POST /api/v4/polls/{id}/options', { params: { id }, body: { question_options: [{ value }] } });
    const clock = jest.spyOn(api.kernel.clock, 'now');
    try {
      clock.mockReturnValue(new Date('2031-07-01T10:00:00.000Z'));
      expect((await vote(voter, id, options[0]!)).status).toBe(201);
      clock.mockReturnValue(new Date('2031-07-01T10:00:00.001Z'));
      expect((await vote(other, id, options[0]!)).status).toBe(409);
      expect((await add('Te laat')).body.message).toBe('This poll has ended.');
      expect((await show(other, id)).ended).toBe(true);
    } finally {
      clock.mockRestore();
    }
    await admin.call('POST /api/v4/topics/{id}/close', { params: { id: topicId } });
    expect((await vote(other, id, options[0]!)).status).toBe(409);
    expect((await edit(asker, id, { question: 'Gesloten is dicht' })).status).toBe(403);
    const hidden = await makePoll(admin, staffBoard, 'Alleen voor ons');
    expect((await vote(voter, hidden.id, hidden.options[0]!)).status).toBe(404);
    const listed = await voter.call('GET /api/v4/polls', { query: { ids: `${id},${hidden.id},${id}` } });
    expect(community.listPolls.output.parse(listed.body).data.map((each) => each.id)).toEqual([id]);
    await admin.call('DELETE /conversations/{id}', { params: { id: hidden.topicId } });
    expect((await admin.call('GET /api/v4/polls/{id}', { params: { id: hidden.id } })).status).toBe(404);
  });

  it('is not done in somebody else’s name', async () => {
    const { id, options } = await makePoll(asker, boardId, 'Zelf stemmen', {
      settings: { poll_allow_guest_answers: '1' },
    });
    const acting = await api.member('acting', 'admin');
    await acting.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: other.id }, body: {} });
    await acting.csrfToken();
    expect((await vote(acting, id, options[0]!)).status).toBe(403);
    const body = { question_options: [{ value: 'Voor jou' }] };
    expect((await acting.call('POST /api/v4/polls/{id}/options', { params: { id }, body })).status).toBe(403);
  });

  it('never stands for an option that goes at the same moment (promise 18)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, options } = await makePoll(asker, boardId, `Wedloop nummer ${round}`, { answers: ['A', 'B', 'C'] });
      const answers = await Promise.all([
        asker.call('DELETE /api/v4/poll-options/{id}', { params: { id: options[2]! } }),
        ...[voter, other, admin].map((persona) => vote(persona, id, options[2]!)),
      ]);
      expect(answers[0]!.status).toBe(200);
      const { rows } = await api.kernel.db.pool.query(
        `select type from events.event e where (data ->> 'poll_id')::int = $1 order by e.txid, e.position`,
        [id],
      );
      expect(rows.at(-1).type).toBe('PollOptionRemoved');
      expect(counts(await show(voter, id))).toEqual([0, 0]);
      expect((await vote(voter, id, options[0]!)).status).toBe(201);
    }
  });
});

describe('who voted', () => {
  it('is told of public polls, page by page, and of others nowhere', async () => {
    const open = await makePoll(asker, boardId, 'Open stemming', { settings: { poll_public: '1' } });
    const secret = await makePoll(asker, boardId, 'Geheime stemming');
    for (const persona of [voter, other, admin]) {
      await vote(persona, open.id, open.options[0]!);
      await vote(persona, secret.id, secret.options[0]!);
    }
    await api.settled();
    const voters = (id: number, query: object = {}) =>
      asker.call('GET /api/v4/poll-options/{id}/voters', { params: { id }, query });
    const first = community.listPollVoters.output.parse((await voters(open.options[0]!, { limit: 2 })).body);
    expect(first.data.map(({ id }) => id)).toEqual([admin.id, other.id]);
    expect(first.meta.total).toBe(3);
    const rest = await voters(open.options[0]!, { limit: 2, cursor: first.meta.next_cursor });
    expect(rest.body.data).toMatchObject([{ id: voter.id, username: 'voter', firstname: expect.any(String) }]);
    expect((await voters(secret.options[0]!)).status).toBe(403);
    // Whoever is neither author nor viewer is named nowhere in what is told of the poll.
    expect(JSON.stringify(await show(asker, secret.id))).not.toMatch(new RegExp(`"user_id":|voter|"other"`));
    const [told] = (await api.guest().call('GET /api/v4/polls', { query: { ids: String(secret.id) } })).body.data;
    expect([told.number_of_responses, told.responses]).toEqual([3, []]);
  });

  it('is not told of those who did while nobody was to know', async () => {
    const { id, options } = await makePoll(asker, boardId, 'Eerst geheim, dan open');
    await vote(voter, id, options[0]!);
    await edit(asker, id, { settings: { poll_public: '1' } });
    await vote(other, id, options[0]!);
    await api.settled();
    const { body } = await asker.call('GET /api/v4/poll-options/{id}/voters', { params: { id: options[0]! } });
    const { data, meta } = community.listPollVoters.output.parse(body);
    expect([data.map((each) => each.id), meta.total]).toEqual([[other.id], 1]);
    expect(counts(await show(asker, id))).toEqual([2, 0]);
  });

  it('is not in the live event, which every change of a poll sends to the topic’s readers', async () => {
    const { id, topicId, options } = await makePoll(asker, boardId, 'Live meekijken', { settings: { retry: '1' } });
    await api.settled();
    const heard = await listen(connect(api.guest()), channels.topic(topicId, true));
    const board = await listen(connect(api.guest()), channels.board(boardId, true));
    const answer = await vote(voter, id, options[0]!);
    await withdraw(voter, (answer.body.data as community.Poll).responses[0]!.response_id);
    await edit(asker, id, { question: 'Live bijgewerkt' });
    // The question's topic, whose title it is, has changed with it, and says so by itself.
    const told = () => heard.filter(({ name }) => name.startsWith('poll'));
    await until('all three were told', () => told().length === 3);
    expect(told()).toEqual(
      Array.from({ length: 3 }, () => ({ name: `poll-${id}-updated`, data: { poll_id: id, topic_id: topicId } })),
    );
    expect(board.filter(({ name }) => name.startsWith('poll'))).toEqual([]);
  });
});

describe('a member who is erased (promise 42)', () => {
  it('leaves neither question nor answer nor vote, in no table and in no event', async () => {
    const leaver = await api.member('vertrekker');
    const own = await makePoll(leaver, boardId, 'kanarie-vraag', { answers: ['kanarie-ja', 'kanarie-nee'] });
    const theirs = await makePoll(asker, boardId, 'Blijft staan', {
      settings: { poll_allow_guest_answers: '1', poll_multiple_answers: '1' },
    });
    const added = await leaver.call('POST /api/v4/polls/{id}/options', {
      params: { id: theirs.id },
      body: { question_options: [{ value: 'kanarie-erbij' }] },
    });
    await vote(leaver, theirs.id, theirs.options[0]!, (added.body.data as { id: number }[])[0]!.id);
    await vote(voter, theirs.id, theirs.options[0]!);
    const draft = (await leaver.call('POST /api/v4/polls', { body: {} })).body.data as { id: number };
    await leaver.call('POST /api/v4/polls/{id}/questions', { params: draft, body: { question: 'kanarie-draft' } });
    const kept = await takenAlong(api, leaver);
    expect(JSON.stringify(kept)).toContain('kanarie-vraag');
    expect(JSON.stringify(kept)).toMatch(/PollAnswered.*"option_id":/);
    const { rows: sealed } = await api.kernel.db.pool.query(
      `select e::text from events.event e where e::text like '%kanarie-%'`,
    );
    expect(sealed).toEqual([]);

    await leaver.call('POST /api/v4/users/me/erase', { body: { current_password: PASSWORD } });
    await api.app.get(Erasure).finish();
    for (const table of ['poll', 'poll_option', 'poll_draft', 'topic']) {
      const { rowCount } = await api.kernel.db.pool.query(
        `select 1 from community.${table} x where x::text like '%kanarie-%'`,
      );
      expect([table, rowCount]).toEqual([table, 0]);
    }
    const { rowCount } = await api.kernel.db.pool.query('select 1 from community.poll_response where member_id = $1', [
      leaver.id,
    ]);
    expect(rowCount).toBe(0);
    expect(values(await show(voter, own.id))).toEqual(['…', '…']);
    expect(counts(await show(voter, theirs.id))).toEqual([1, 0, 0]);
    expect(await rowsOf('poll_response', theirs.id)).toBe(1);
  });
});
