import { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { verifyProjection } from '@lyceum/kernel';
import { PollDrafts } from '../../apps/api/src/modules/community/poll.drafts.ts';
import { Erasure } from '../../apps/api/src/modules/identity/index.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { makeBoard, makePoll } from '../support/boards.ts';
import { connect, disconnectAll, listen } from '../support/live.ts';
import { PASSWORD, type Persona } from '../support/persona.ts';
import { bmp } from '../support/pictures.ts';
import { until } from '../support/until.ts';
import { get, send } from '../support/uploads.ts';

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

const vote = (persona: Persona, id: number, ...options: number[]) =>
  persona.call('POST /api/v4/polls/{id}/responses', {
    params: { id },
    body: { responses: options.map((question_option_id) => ({ question_option_id })) },
  });
const withdraw = (persona: Persona, id: number) =>
  persona.call('DELETE /api/v4/poll-responses/{id}', { params: { id } });
const show = async (persona: Persona, id: number): Promise<community.Poll> => {
  await api.settled();
  const { body } = await persona.call('GET /api/v4/polls/{id}', { params: { id } });
  return community.showPoll.output.parse(body).data;
};
const edit = (persona: Persona, id: number, body: object) =>
  persona.call('PUT /api/v4/polls/{id}', { params: { id }, body });
const counts = (poll: community.Poll) =>
  poll.questions[0]!.question_options.map(({ number_of_responses }) => number_of_responses);
const values = (poll: community.Poll) => poll.questions[0]!.question_options.map(({ value }) => value);
const rowsOf = async (table: string, pollId: number): Promise<number> =>
  (await api.kernel.db.pool.query(`select 1 from community.${table} where poll_id = $1`, [pollId])).rowCount!;

describe('a poll', () => {
  it('comes with its topic, in one call', async () => {
    const { id, topicId } = await makePoll(asker, boardId, 'Hoe stook je thuis?', { answers: ['Gas', 'Hout', 'Niet'] });
    const topic = (await api.guest().call('GET /api/v3/topics/{id}', { params: { id: String(topicId) } })).body.data;
    expect(topic).toMatchObject({ post_type: 'poll', quiz_id: id, title: 'Hoe stook je thuis?' });
    const poll = await show(api.guest(), id);
    expect(poll).toMatchObject({ topic_id: topicId, ended: false, number_of_responses: 0, responses: [] });
    expect(poll.settings).toEqual({
      retry: '0',
      poll_allow_guest_answers: '0',
      poll_public: '0',
      poll_multiple_answers: '0',
      end_date: null,
    });
    expect(values(poll)).toEqual(['Gas', 'Hout', 'Niet']);
  });

  it('has the pictures of its topic beside its question, for whoever may read that alone', async () => {
    const upload_uuids = [(await send(admin, bmp(), 'oven.bmp')).body.data.uuid as string];
    const question = { question: 'Welke oven is dit?', question_options: [{ value: 'Gas' }, { value: 'Hout' }] };
    const body = { title: question.question, content: '', post_type: 'poll' as const, poll: question };
    const posted = await admin.call('POST /conversations', {
      body: { ...body, channel_id: boardId, upload_uuids, upload_alts: ['Een oven op wielen'] },
    });
    const { id: topicId, quiz_id } = posted.body.data as { id: number; quiz_id: number };
    const [picture] = (await show(api.guest(), quiz_id)).questions[0]!.media;
    expect(picture).toMatchObject({ type: 'image', name: 'oven.png', alt: 'Een oven op wielen' });
    expect((await get(api.guest(), picture!.source)).status).toBe(200);
    await admin.call('PUT /api/v4/topics/{id}', { params: { id: topicId }, body: { channel_id: staffBoard } });
    expect((await get(voter, picture!.source)).status).toBe(404);
    await admin.call('PUT /api/v4/topics/{id}', { params: { id: topicId }, body: { attachments: [] } });
    expect((await show(admin, quiz_id)).questions[0]!.media).toEqual([]);
  });

  it('or after three calls that store it, for its maker alone and once, two at once included', async () => {
    const stored = await asker.call('POST /api/v4/polls', { body: { type: 'poll', settings: { retry: '1' } } });
    const { id } = stored.body.data as { id: number };
    const params = { id };
    const options = { question_options: [{ value: 'Ja' }, { value: 'Nee' }] };
    const post = (persona: Persona) =>
      persona.call('POST /conversations', {
        body: { title: 'Gaan we door?', content: '', channel_id: boardId, post_type: 'poll', quiz_id: id },
      });
    expect((await post(asker)).status).toBe(422);
    const question = { params, body: { question: 'Gaan we zo door?' } };
    expect((await voter.call('POST /api/v4/polls/{id}/questions', question)).status).toBe(404);
    await asker.call('POST /api/v4/polls/{id}/questions', question);
    expect((await post(asker)).status).toBe(422);
    const answer = await asker.call('POST /api/v4/polls/{id}/options', { params, body: options });
    expect(answer.body.data).toMatchObject([{ question_id: id, value: 'Ja' }, { value: 'Nee' }]);
    expect((await api.guest().call('GET /api/v4/polls/{id}', { params })).status).toBe(404);
    const before = await api.eventCount();
    expect((await post(voter)).status).toBe(404);
    expect(await api.eventCount()).toBe(before);
    const posted = await Promise.all([post(asker), post(asker), post(asker)]);
    expect(posted.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    expect(await show(asker, id)).toMatchObject({
      settings: { retry: '1' },
      questions: [{ question: 'Gaan we zo door?' }],
    });
  });

  it('that was stored and never posted is gone after a day', async () => {
    const { id } = (await asker.call('POST /api/v4/polls', { body: {} })).body.data as { id: number };
    const { pool } = api.kernel.db;
    await pool.query(`update community.poll_draft set created_at = created_at - interval '25 hours' where id = $1`, [
      id,
    ]);
    const body = { question: 'Te laat gevraagd?' };
    expect((await asker.call('POST /api/v4/polls/{id}/questions', { params: { id }, body })).status).toBe(404);
    await api.app.get(PollDrafts).forgetOld();
    expect((await pool.query('select 1 from community.poll_draft where id = $1', [id])).rowCount).toBe(0);
  });

  it('is asked for as the specification says: question 5 to 100, two answers that differ, an end ahead', async () => {
    const asked = async (poll: object, plain: object = {}) => {
      const body = { title: 'Zo niet', content: '', channel_id: boardId, post_type: 'poll' as const, ...plain, poll };
      const { status, body: said } = await asker.send('POST', '/conversations', body);
      return [status, (said as { message: string }).message];
    };
    const two = [{ value: 'Ja' }, { value: 'Nee' }];
    const right = { question: 'Zo wel dan?', question_options: two };
    expect(await asked({ ...right, question: 'Wat?' })).toEqual([422, 'A question has at least 5 characters.']);
    expect(await asked({ ...right, question: 'x'.repeat(101) })).toEqual([
      422,
      'A question has at most 100 characters.',
    ]);
    expect(await asked({ ...right, question_options: [{ value: 'Ja' }] })).toEqual([
      422,
      'A poll has at least 2 answers.',
    ]);
    expect(await asked({ ...right, question_options: [{ value: ' ' }, { value: 'x' }] })).toEqual([
      422,
      'Answer is required',
    ]);
    expect(await asked({ ...right, question_options: [{ value: 'Ja' }, { value: 'ja' }] })).toEqual([
      422,
      'This answer is there already.',
    ]);
    expect(await asked({ ...right, settings: { end_date: '2020-01-01 10:00:00' } })).toEqual([
      422,
      'The end lies in the past.',
    ]);
    expect(await asked(right, { quiz_id: 4 })).toEqual([422, 'A poll needs its question and answers.']);
    await admin.call('PUT /api/v4/admin/settings', { body: { plan: 4 } });
    expect((await asked(right))[0]).toBe(403);
    expect((await asker.call('POST /api/v4/polls', { body: {} })).status).toBe(403);
    await admin.call('PUT /api/v4/admin/settings', { body: { plan: 10 } });
    expect((await asked(right))[0]).toBe(201);
  });
});

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

  it('again replaces, with retry; several stand beside each other, and all but the last go', async () => {
    const retry = await makePoll(asker, boardId, 'Nog een keer', { settings: { retry: '1' } });
    await vote(voter, retry.id, retry.options[0]!);
    const again = community.answerPoll.output.parse((await vote(voter, retry.id, retry.options[1]!)).body).data;
    expect(counts(again)).toEqual([0, 1]);
    const back = await withdraw(voter, again.responses[0]!.response_id);
    expect(counts(community.deletePollResponse.output.parse(back.body).data)).toEqual([0, 0]);
    expect((await withdraw(voter, again.responses[0]!.response_id)).status).toBe(404);

    const several = await makePoll(asker, boardId, 'Meer tegelijk', { settings: { poll_multiple_answers: '1' } });
    expect((await vote(voter, retry.id, ...retry.options)).status).toBe(422);
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

describe('options', () => {
  it('are added by members where the poll says so, and by nobody else', async () => {
    const open = await makePoll(asker, boardId, 'Vul maar aan', { settings: { poll_allow_guest_answers: '1' } });
    const shut = await makePoll(asker, boardId, 'Niet aanvullen');
    const add = (persona: Persona, id: number, value: string) =>
      persona.call('POST /api/v4/polls/{id}/options', { params: { id }, body: { question_options: [{ value }] } });
    expect((await add(api.guest(), open.id, 'Gast')).status).toBe(401);
    expect((await add(voter, open.id, ' ')).status).toBe(422);
    expect((await add(voter, open.id, 'Raku')).status).toBe(201);
    expect((await add(other, open.id, 'raku')).status).toBe(422);
    expect((await add(voter, shut.id, 'Raku')).status).toBe(403);
    expect(values(await show(other, open.id))).toEqual(['Elektrisch', 'Gas', 'Raku']);
  });

  it('are reworded, added and removed by who may edit; what is removed takes its votes along', async () => {
    const { id, options } = await makePoll(asker, boardId, 'Even bijwerken', { answers: ['A', 'B', 'C'] });
    await vote(voter, id, options[2]!);
    await vote(other, id, options[0]!);
    const question_options = [{ id: options[0]!, value: 'A!' }, { id: options[1]!, value: 'B' }, { value: 'D' }];
    expect((await edit(voter, id, { question_options })).status).toBe(403);
    const answer = await edit(asker, id, { question: 'Bijgewerkt dan', question_options, settings: { retry: '1' } });
    const poll = community.editPoll.output.parse(answer.body).data;
    expect([poll.questions[0]!.question, values(poll)]).toEqual(['Bijgewerkt dan', ['A!', 'B', 'D']]);
    expect([counts(await show(voter, id)), (await show(voter, id)).responses]).toEqual([[1, 0, 0], []]);
    expect((await edit(admin, id, { question: 'Door het beheer' })).status).toBe(200);
    expect((await edit(asker, id, { question_options: [{ id: options[0], value: 'A' }] })).status).toBe(422);
    const remove = (optionId: number) => asker.call('DELETE /api/v4/poll-options/{id}', { params: { id: optionId } });
    expect((await remove(options[1]!)).status).toBe(200);
    expect((await remove(options[1]!)).status).toBe(404);
    expect((await remove(options[0]!)).status).toBe(409);
  });

  it('takes a title that was the question along, in the same call; one that says otherwise stays', async () => {
    const { id, topicId } = await makePoll(asker, boardId, 'Wat nu dan');
    const titleOf = async () => {
      const { body } = await voter.call('GET /api/v3/topics/{id}', { params: { id: topicId } });
      return (body.data as community.Topic).title;
    };
    const before = await api.eventCount();
    expect((await edit(asker, id, { question: 'Wat dan nu' })).status).toBe(200);
    expect([await titleOf(), (await api.eventCount()) - before]).toEqual(['Wat dan nu', 2]);
    expect((await edit(asker, id, { question: 'Wat dan nu' })).status).toBe(200);
    expect((await api.eventCount()) - before).toBe(2);
    // Only its author words the title (decisions 26).
    expect((await edit(admin, id, { question: 'Van het beheer' })).status).toBe(200);
    expect(await titleOf()).toBe('Wat dan nu');
    expect((await edit(asker, id, { question: 'Weer anders' })).status).toBe(200);
    expect(await titleOf()).toBe('Wat dan nu');
  });

  it('edited by two at once has one question, and its title is that', async () => {
    const { id, topicId } = await makePoll(asker, boardId, 'Twee tegelijk');
    const asked = ['Eerste vraag', 'Tweede vraag', 'Derde vraag'];
    const answers = await Promise.all(asked.map((question) => edit(asker, id, { question })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await voter.call('GET /api/v3/topics/{id}', { params: { id: topicId } });
    expect((body.data as community.Topic).title).toBe((await show(voter, id)).questions[0]!.question);
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
    const { body: kept } = await leaver.call('GET /api/v4/users/me/export');
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

describe('the rows of polls', () => {
  it('come out the same when they are filled anew (promise 10)', async () => {
    await api.settled();
    for (const name of ['community.poll', 'community.feed']) {
      const projection = api.kernel.projections.find((each) => each.name === name)!;
      const verdicts = await verifyProjection(api.kernel.db, api.kernel.store, projection);
      expect(verdicts.filter(({ onlyLive, onlyRebuilt }) => onlyLive + onlyRebuilt > 0)).toEqual([]);
    }
  });
});
