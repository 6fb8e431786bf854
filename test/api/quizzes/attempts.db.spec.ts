import { verifyProjection } from '@lyceum/kernel';
import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { answer, begun, makeQuiz, optionOf, quizzesStand, start, taken } from '../../support/content/quizzes.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  quizzesStand(api, 'tests', () => ['take']);
});
afterAll(() => api.close());

const MINUTE_MS = 60_000;
const show = (who: Persona, id: number) => who.call('GET /api/v3/quiz-maker/responses/{id}', { params: { id } });
const post = (who: Persona, body: object) => who.call('POST /api/v3/quiz-maker/responses', { body });
const last = (who: Persona, id: number, user_id: number) =>
  who.call('GET /api/v3/quiz-maker/quizzes/{id}/user/{user_id}/last', { params: { id, user_id } });

/** What is asked meanwhile is asked at that moment, by the server's clock. */
async function at<T>(moment: number, work: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(moment));
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}
const happened = async (id: number, type: string): Promise<number> => {
  const sent = await api.kernel.db.pool.query('select 1 from events.event where stream_id = $1 and type = $2', [
    `attempt-${id}`,
    type,
  ]);
  return sent.rowCount ?? 0;
};
let round = 0;
/** Brings the job that ends an attempt, twice, at a moment behind its deadline. */
async function deliver(id: number, moment: number): Promise<void> {
  await api.settled();
  const { rows } = await api.kernel.db.pool.query<{ event_id: string; stream: string; version: number; due: string }>(
    `select id as event_id, stream_id as stream, version, data ->> 'deadline' as due from events.event
     where stream_id = $1 and type = 'AttemptStarted'`,
    [`attempt-${id}`],
  );
  await at(moment, async () => {
    const { due, ...job } = rows[0]!;
    const due_at = new Date(Date.parse(due) + 1).toISOString();
    for (const twice of [1, 2]) {
      const name = `again-${twice}-${(round += 1)}-${job.event_id}`;
      await api.app.get(Effects).add({ ...job, effect: 'expire-quiz-attempt', due_at }, name);
    }
    await until('it is made', async () => {
      const made = await api.kernel.db.pool.query(
        `select 1 from events.effect where effect = 'expire-quiz-attempt' and event_id = $1`,
        [job.event_id],
      );
      return made.rowCount === 1;
    });
  });
}

describe('an attempt', () => {
  it('is answered one by one, resumed, ended and graded', async () => {
    const quiz = await makeQuiz(admin, { threshold: 50 });
    const member = await api.member();
    const attempt = await begun(member, quiz.id);
    expect(attempt).toMatchObject({
      ...{ status: 'open', current_question_index: 0, max: 2, score: null, passed_quiz: null, deadline: null },
      ...{ user_id: member.id, required_score: 1, responses: [] },
    });
    const [first, second] = quiz.questions;
    expect((await answer(member, attempt.id, first!.id, optionOf(first!, true))).body.data).toMatchObject({
      ...{ status: 'open', current_question_index: 1, score: null },
      responses: [{ question_id: first!.id, is_correct: null, correct: null }],
    });
    // Another device, and a reload.
    expect((await begun(member, quiz.id)).responses).toHaveLength(1);
    expect((await last(member, quiz.id, member.id)).body.data).toMatchObject({ id: attempt.id });
    // Sent again it is the same; another one is refused.
    expect((await answer(member, attempt.id, first!.id, optionOf(first!, true))).status).toBe(200);
    expect((await answer(member, attempt.id, first!.id, optionOf(first!, false))).status).toBe(409);
    expect((await post(member, { response_id: attempt.id, is_finished: true })).status).toBe(409);
    const ended = await answer(member, attempt.id, second!.id, optionOf(second!, false), true);
    expect(ended.body.data).toMatchObject({
      ...{ status: 'submitted', score: 1, max: 2, percentage: 50, passed_quiz: true, passed: false, pending: 0 },
      responses: [{ is_correct: true }, { is_correct: false }],
    });
    expect(await happened(attempt.id, 'AttemptFinished')).toBe(1);
    expect((await start(member, quiz.id)).status).toBe(409);
    expect((await show(admin, attempt.id)).body.data.score).toBe(1);
  });

  it('takes what is an answer of its questions, and nothing else', async () => {
    const quiz = await makeQuiz(admin, {}, [
      ...[{ question: 'Hoe?', type: 'free_form' as const, answers: ['Zo'] }],
      { question: 'Wat?', question_options: [{ value: 'a', is_correct: true }, { value: 'b' }] },
    ]);
    const other = await makeQuiz(admin);
    const member = await api.member();
    const { id } = await begun(member, quiz.id);
    const [free, choice] = quiz.questions;
    const wrong = [
      [free!.id, ''],
      [free!.id, optionOf(choice!, true)],
      [choice!.id, 'a'],
      [choice!.id, optionOf(other.questions[0]!, true)],
      [other.questions[0]!.id, optionOf(other.questions[0]!, true)],
    ] as const;
    for (const [question, given] of wrong) expect((await answer(member, id, question, given)).status).toBe(422);
    expect(await happened(id, 'AttemptAnswered')).toBe(0);
  });

  it('is one, of fifty that are begun at once, and ends once, of fifty that end it at once (promise 38)', async () => {
    const quiz = await makeQuiz(admin);
    const member = await api.member();
    const fifty = Array.from({ length: 50 }, (_, index) => index);
    const begun50 = await Promise.all(fifty.map(() => start(member, quiz.id)));
    expect(new Set(begun50.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = new Set(begun50.map(({ body }) => body.data.id as number));
    expect(ids.size).toBe(1);
    const [id] = [...ids];
    const [first, second] = quiz.questions;
    const given = await Promise.all(
      fifty.map((index) => answer(member, id!, first!.id, first!.question_options[index % 3]!.id)),
    );
    const accepted = given.filter(({ status }) => status === 200);
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set(accepted.map(({ body }) => body.data.responses[0].question_option_id)).size).toBe(1);
    const ends = await Promise.all(fifty.map(() => answer(member, id!, second!.id, optionOf(second!, true), true)));
    expect(new Set(ends.map(({ status, body }) => `${status} ${body.data.score}`)).size).toBe(1);
    expect(await happened(id!, 'AttemptAnswered')).toBe(2);
    expect(await happened(id!, 'AttemptSubmitted')).toBe(1);
    const starts = await Promise.all(fifty.map(() => start(member, quiz.id)));
    expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([409]));
  });

  it('is its member’s: the session decides, and not user_id (decisions 8)', async () => {
    const quiz = await makeQuiz(admin);
    const [member, other] = [await api.member(), await api.member()];
    const attempt = await begun(member, quiz.id);
    const [first] = quiz.questions;
    const body = {
      ...{ response_id: attempt.id, quiz_id: quiz.id, user_id: member.id, course_id: 3 },
      responses: [{ question_id: first!.id, question_option_id: optionOf(first!, true) }],
    };
    const fifty = await Promise.all(Array.from({ length: 50 }, () => post(other, body)));
    expect(new Set(fifty.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await show(other, attempt.id)).status).toBe(404);
    expect((await last(other, quiz.id, member.id)).status).toBe(404);
    // Without response_id it is one's own of the quiz, of which there is none yet.
    expect((await post(other, { ...body, response_id: undefined })).status).toBe(409);
    expect((await post(member, { ...body, user_id: other.id })).body.data.user_id).toBe(member.id);
    expect((await last(other, quiz.id, other.id)).body).toEqual({ data: null });
  });

  it('asks what was asked when it began, whatever becomes of its quiz', async () => {
    const quiz = await makeQuiz(admin);
    const member = await api.member();
    const attempt = await begun(member, quiz.id);
    const [first, second] = quiz.questions;
    await admin.call('PUT /api/v3/quiz-maker/questions/{id}', {
      params: { id: first!.id },
      body: { question: 'Waaruit bestaat glas?' },
    });
    await admin.call('DELETE /api/v3/quiz-maker/questions/{id}', { params: { id: second!.id } });
    await admin.call('POST /api/v3/quiz-maker/quizzes/{id}/settings', {
      params: { id: quiz.id },
      body: { timer_on: '1', timer: 1, direct_feedback: 1 },
    });
    const now = (await show(member, attempt.id)).body.data;
    expect(now.questions.map(({ question }: { question: string }) => question)).toEqual(
      quiz.questions.map(({ question }) => question),
    );
    expect(now).toMatchObject({ deadline: null, settings: { direct_feedback: false }, max: 2 });
    const next = await begun(await api.member(), quiz.id);
    expect(next).toMatchObject({ max: 1, questions: [{ question: 'Waaruit bestaat glas?' }] });
    expect(next.deadline).not.toBeNull();
  });
});

describe('the deadline of an attempt', () => {
  it('is the server’s: behind it nothing is taken, fifty times over, and whoever asks sees that it has expired', async () => {
    const quiz = await makeQuiz(admin, { timer_on: true, timer: 10, retry: false });
    const member = await api.member();
    const attempt = await begun(member, quiz.id);
    const [first, second] = quiz.questions;
    expect(Date.parse(attempt.deadline!) - Date.parse(attempt.started_at)).toBe(10 * MINUTE_MS);
    const end = Date.parse(attempt.deadline!);
    // At its very end an answer counts.
    const inTime = await at(end, () => answer(member, attempt.id, first!.id, optionOf(first!, true)));
    expect(inTime.status).toBe(200);
    const late = await at(end + 1000, async () => {
      expect((await show(member, attempt.id)).body.data).toMatchObject({ status: 'expired', passed: true, score: 1 });
      const tried = Array.from({ length: 50 }, () =>
        answer(member, attempt.id, second!.id, optionOf(second!, true), true),
      );
      return Promise.all(tried);
    });
    expect(new Set(late.map(({ status, body }) => `${status} ${body.message}`))).toEqual(new Set(['409 Time is up.']));
    expect(await happened(attempt.id, 'AttemptExpired')).toBe(1);
    expect(await happened(attempt.id, 'AttemptAnswered')).toBe(1);
    expect((await show(member, attempt.id)).body.data).toMatchObject({
      ...{ status: 'expired', score: 1, passed_quiz: false, finished_at: attempt.deadline },
    });
    expect((await start(member, quiz.id)).status).toBe(409);
  });

  it('refuses a late answer each time it is sent, also under the same Idempotency-Key', async () => {
    const quiz = await makeQuiz(admin, { timer_on: true, timer: 10, retry: false });
    const member = await api.member();
    const attempt = await begun(member, quiz.id);
    const [question] = quiz.questions;
    const body = {
      response_id: attempt.id,
      is_finished: false,
      responses: [{ question_id: question!.id, question_option_id: optionOf(question!, true) }],
    };
    const send = () => member.send('POST', '/api/v3/quiz-maker/responses', body, { 'idempotency-key': 'late-answer' });
    const late = await at(Date.parse(attempt.deadline!) + 1000, async () => [
      (await send()).status,
      (await send()).status,
    ]);
    expect(late).toEqual([409, 409]);
    expect([await happened(attempt.id, 'AttemptExpired'), await happened(attempt.id, 'AttemptAnswered')]).toEqual([
      1, 0,
    ]);
  });

  it('ends it by a job, once however often that is brought; a retry begins with a clock of its own', async () => {
    const quiz = await makeQuiz(admin, { timer_on: true, timer: 10, retry: true, is_rated: false });
    const member = await api.member();
    const attempt = await begun(member, quiz.id);
    const end = Date.parse(attempt.deadline!);
    await deliver(attempt.id, end + 1000);
    await until('it has expired', async () => (await happened(attempt.id, 'AttemptExpired')) === 1);
    await api.settled();
    expect(await happened(attempt.id, 'AttemptExpired')).toBe(1);
    expect(await happened(attempt.id, 'AttemptFinished')).toBe(1);
    const again = await begun(member, quiz.id);
    expect(again.id).not.toBe(attempt.id);
    expect(Date.parse(again.deadline!)).toBeGreaterThan(end - MINUTE_MS);
  });
});

describe('another attempt', () => {
  it('is there where the quiz may be retried, and answers are never changed by it', async () => {
    const quiz = await makeQuiz(admin, { retry: true, threshold: 100 });
    const member = await api.member();
    const failed = await taken(member, quiz, [true, false]);
    expect(failed).toMatchObject({ passed_quiz: false, can_retry: true, required_score: 2 });
    const passed = await taken(member, quiz, [true, true]);
    expect(passed).toMatchObject({ passed_quiz: true, score: 2 });
    expect((await show(member, failed.id)).body.data.score).toBe(1);
  });

  it.each([
    [
      'user-responses',
      (id: number, quiz_id: number) =>
        ['POST /api/v3/quiz-maker/user-responses', { _method: 'DELETE', quiz_id }] as const,
    ],
    [
      'responses',
      (id: number) => ['POST /api/v3/quiz-maker/responses', { _method: 'DELETE', response_ids: [id] }] as const,
    ],
  ])(
    'comes by a reset (DELETE of %s): an author lets anybody, and a member themselves where they may retry',
    async (_, sent) => {
      const quiz = await makeQuiz(admin, { retry: false });
      const [member, other] = [await api.member(), await api.member()];
      const { id } = await taken(member, quiz, [true, true]);
      const [route, body] = sent(id, quiz.id);
      expect((await member.call(route, { body: body as never })).status).toBe(409);
      expect((await other.call(route, { body: body as never })).status).toBe(404);
      expect((await admin.call(route, { body: { ...body, user_id: member.id } as never })).status).toBe(200);
      expect((await last(member, quiz.id, member.id)).body).toEqual({ data: null });
      expect((await begun(member, quiz.id)).id).not.toBe(id);
      const stats = await admin.call('GET /api/v3/quiz-maker/quizzes/{id}/stats', { params: { id: quiz.id } });
      expect(stats.body.data).toMatchObject({ open: 1, finished: 0 });
    },
  );

  it('does not come by a plain POST, only by the override in the body or the header', async () => {
    const quiz = await makeQuiz(admin, { retry: false });
    const member = await api.member();
    const { id } = await taken(member, quiz, [true, true]);
    const body = { quiz_id: quiz.id, user_id: member.id };
    const refused = await admin.call('POST /api/v3/quiz-maker/user-responses', { body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['_method']]);
    expect((await last(member, quiz.id, member.id)).body.data.id).toBe(id);
    const headers = { 'x-http-method-override': 'DELETE' };
    expect((await admin.send('POST', '/api/v3/quiz-maker/user-responses', body, headers)).status).toBe(200);
    expect((await last(member, quiz.id, member.id)).body).toEqual({ data: null });
  });
});

it('comes out the same once its rows are made anew', async () => {
  await api.settled();
  const projections = api.kernel.projections.filter(({ name }) => name.startsWith('quizzes.'));
  expect(projections).toHaveLength(2);
  for (const projection of projections) {
    for (const verdict of await verifyProjection(api.kernel.db, api.kernel.store, projection)) {
      expect([projection.name, verdict]).toEqual([
        projection.name,
        expect.objectContaining({ onlyLive: 0, onlyRebuilt: 0 }),
      ]);
    }
  }
});
