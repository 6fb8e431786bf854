import { community } from '@lyceum/contracts';
import { verifyProjection } from '@lyceum/kernel';
import { PollDrafts } from '../../../../apps/api/src/modules/community/polls/posting/poll.drafts.ts';
import { startApi, type TestApi } from '../../../support/servers/api.ts';
import { makeBoard, makePoll } from '../../../support/content/boards.ts';
import type { Persona } from '../../../support/persona.ts';
import { bmp } from '../../../support/content/pictures.ts';
import { counts, edit, pollFor, values, vote } from '../../../support/content/polls.ts';
import { get, send } from '../../../support/content/uploads.ts';

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
afterAll(() => api.close());

const show = (persona: Persona, id: number) => pollFor(api, persona, id);

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

  it('has the fields of a quiz’s question, and nothing in it is right, whatever is sent (part 1 §3)', async () => {
    const question_options = ['Gas', 'Hout'].map((value, index) => ({
      value,
      uid: `eigen-${index}`,
      is_correct: index === 0,
    }));
    const question = { question: 'Wat is het beste?', question_options, answer: 'Gas', questionable_type: 'quiz' };
    const body = {
      title: question.question,
      content: '',
      post_type: 'poll' as const,
      channel_id: boardId,
      poll: question,
    };
    const { quiz_id } = (await asker.call('POST /conversations', { body })).body.data as { quiz_id: number };
    const [shown] = (await show(api.guest(), quiz_id)).questions;
    expect(shown).toMatchObject({ questionable_type: 'poll', type: 'multiple_choice', score: 1, answer: null });
    expect(shown!.question_options).toMatchObject(
      shown!.question_options.map(({ id }) => ({ id, uid: String(id), question_id: quiz_id, is_correct: false })),
    );
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
      'This answer already exists.',
    ]);
    expect(await asked({ ...right, settings: { end_date: '2020-01-01 10:00:00' } })).toEqual([
      422,
      'The end must be in the future.',
    ]);
    expect(await asked(right, { quiz_id: 4 })).toEqual([422, 'A poll needs a question and answers.']);
    await admin.call('PUT /api/v4/admin/settings', { body: { plan: 4 } });
    expect((await asked(right))[0]).toBe(403);
    expect((await asker.call('POST /api/v4/polls', { body: {} })).status).toBe(403);
    await admin.call('PUT /api/v4/admin/settings', { body: { plan: 10 } });
    expect((await asked(right))[0]).toBe(201);
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
