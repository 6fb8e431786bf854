import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import { addQuestion, answer, begun, makeQuiz, optionOf, quizzesStand, taken } from '../../support/content/quizzes.ts';
import { until } from '../../support/until.ts';
import { uploaded } from '../../support/content/uploads.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
let author: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  author = await api.member('docent', 'moderator');
  quizzesStand(api, 'tests', (id) => (id === author.id ? ['author'] : takers.has(id) ? ['take'] : []));
});
afterAll(() => api.close());

const takers = new Set<number>();
async function taker(): Promise<Persona> {
  const who = await api.member();
  takers.add(who.id);
  return who;
}
const show = (who: Persona, id: number) => who.call('GET /api/v3/quiz-maker/responses/{id}', { params: { id } });
const keyOf = async (id: number) =>
  (await author.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params: { id } })).body.data;
const attemptsOf = async (id: number, show: 'all' | 'regraded' | 'pending') =>
  (await author.call('GET /api/v4/quiz-maker/quizzes/{id}/attempts', { params: { id }, query: { show } })).body.data;

describe('a quiz', () => {
  it('is made by staff, and is its maker’s and administrators’ alone until somebody says where it stands', async () => {
    const stranger = await api.member();
    expect((await stranger.call('POST /api/v3/quiz-maker/quizzes', { body: { title: 'Van mij' } })).status).toBe(403);
    const { id } = await makeQuiz(author, { threshold: 60 });
    const params = { id };
    expect((await author.call('GET /api/v3/quiz-maker/quizzes/{id}', { params })).body.data).toMatchObject({
      ...{ id, type: 'quiz', question_count: 2, required_score: 2, permissions: ['TAKE', 'EDIT'] },
      settings: { is_rated: true, threshold: 60, timer_on: false, retry: false },
    });
    expect((await admin.call('GET /api/v3/quiz-maker/quizzes/{id}', { params })).status).toBe(200);
    const moderator = await api.member('ander', 'moderator');
    for (const who of [stranger, moderator]) {
      expect((await who.call('GET /api/v3/quiz-maker/quizzes/{id}', { params })).status).toBe(404);
      expect((await who.call('GET /api/v3/quiz-maker/quizzes')).body.data).toEqual([]);
    }
    expect((await moderator.call('GET /api/v4/admin/quizzes')).body.data).toEqual([]);
    const found = await author.call('GET /api/v4/admin/quizzes', { query: { q: 'glas', order_by: 'title:asc' } });
    expect(found.body.data).toMatchObject([{ id, maker: { id: author.id }, attempts: 0 }]);
    const other = await taker();
    expect((await other.call('GET /api/v3/quiz-maker/quizzes/{id}', { params })).body.data.permissions).toEqual([
      'TAKE',
    ]);
    expect((await other.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params })).status).toBe(403);
  });

  it('has questions with options, media and a key, changed one by one', async () => {
    const { id, questions } = await makeQuiz(author);
    const [first, second] = questions;
    const image = await uploaded(author);
    const media = [
      { type: 'image' as const, upload_uuid: image, alt: 'Een oven' },
      { type: 'video' as const, url: 'https://youtu.be/dQw4w9WgXcQ' },
      { type: 'text' as const, text: 'Lees dit eerst.' },
    ];
    const beside = { params: { id: first!.id }, body: { media } };
    const shown = (await author.call('POST /api/v3/quiz-maker/questions/{id}/media', beside)).body.data.media;
    expect(shown).toMatchObject([
      { type: 'image', alt: 'Een oven', width: expect.any(Number) },
      { type: 'video' },
      { type: 'text', text: 'Lees dit eerst.' },
    ]);
    const stranger = await api.member();
    const before = await taker();
    const source = shown[0].source as string;
    expect((await author.send('GET', source)).status).toBeLessThan(400);
    for (const who of [stranger, before]) expect((await who.send('GET', source)).status).toBe(404);
    await begun(before, id);
    expect((await before.send('GET', source)).status).toBeLessThan(400);

    const options = await author.call('POST /api/v3/quiz-maker/questions/{id}/options', {
      params: { id: first!.id },
      body: { id: first!.id, question_options: [{ question_id: first!.id, value: 'Van steen', uid: 'steen' }] },
    });
    expect(options.body.data.map(({ uid }: { uid: string }) => uid).at(-1)).toBe('steen');
    const kept = options.body.data.slice(1).map(({ id: option, value }: { id: number; value: string }) => ({
      ...{ id: option, value },
    }));
    const changed = await author.call('PUT /api/v3/quiz-maker/questions/{id}', {
      params: { id: first!.id },
      body: { question: 'Waarvan maakt men glas?', question_options: kept },
    });
    expect(changed.body.data).toMatchObject({
      question: 'Waarvan maakt men glas?',
      media: [{ alt: 'Een oven' }, {}, {}],
    });
    expect(changed.body.data.question_options).toHaveLength(3);
    expect(changed.body.data.question_options.filter((o: { is_correct: boolean }) => o.is_correct)).toHaveLength(1);
    const third = await addQuestion(author, id, { question: 'Hoe heet het?', type: 'free_form', answer: 'Glas' });
    expect(third).toMatchObject({ answers: ['Glas'], answer: 'Glas', question_options: [] });
    const order = { params: { id }, body: { question_ids: [third.id, second!.id, first!.id] } };
    expect((await author.call('PUT /api/v4/quiz-maker/quizzes/{id}', order)).status).toBe(200);
    expect((await keyOf(id)).map((each: { id: number }) => each.id)).toEqual([third.id, second!.id, first!.id]);
    expect(
      (await author.call('PUT /api/v4/quiz-maker/quizzes/{id}', { ...order, body: { question_ids: [9] } })).status,
    ).toBe(422);
    const gone = await author.call('DELETE /api/v3/quiz-maker/questions/{id}', { params: { id: second!.id } });
    expect(gone.status).toBe(200);
    expect(await keyOf(id)).toHaveLength(2);
    const wrong = [
      { question: 'Een antwoord', question_options: [{ value: 'ja', is_correct: true }] },
      { question: 'Niets goed', question_options: [{ value: 'ja' }, { value: 'nee' }] },
      {
        question: 'Waar',
        type: 'true_false' as const,
        question_options: [{ value: 'ja', is_correct: true }, { value: 'nee' }],
      },
      { question: 'Open', type: 'free_form' as const, question_options: [{ value: 'ja', is_correct: true }] },
    ];
    for (const body of wrong) {
      const refused = await author.call('POST /api/v3/quiz-maker/quizzes/{id}/questions', { params: { id }, body });
      expect(refused.status).toBe(422);
    }
  });
});

describe('free-form answers', () => {
  it('wait for an author, whose word may change; the member is told once all are marked', async () => {
    const quiz = await makeQuiz(author, { threshold: 100 }, [
      { question: 'Waarom?', type: 'free_form' },
      { question: 'Hoe?', type: 'free_form', answers: ['Zo'] },
    ]);
    const member = await taker();
    const { id } = await begun(member, quiz.id);
    const [why, how] = quiz.questions;
    await answer(member, id, why!.id, 'Daarom');
    const ended = await answer(member, id, how!.id, 'Zo', true);
    expect(ended.body.data).toMatchObject({ status: 'submitted', score: 0, pending: 2, passed_quiz: false });
    const listed = async (word: boolean) => {
      const query = { where: `pending:${word}` };
      const quizzes = (await author.call('GET /api/v4/admin/quizzes', { query })).body.data as { id: number }[];
      return quizzes.map((each) => each.id).includes(quiz.id);
    };
    expect([await listed(true), await listed(false)]).toEqual([true, false]);
    const waiting = await author.call('GET /api/v4/quiz-maker/quizzes/{id}/marking', { params: { id: quiz.id } });
    expect(waiting.body.data).toMatchObject([
      { response_id: id, question: 'Waarom?', answer: 'Daarom', user: { id: member.id } },
      { question: 'Hoe?', answers: ['Zo'] },
    ]);
    const found = async (search: string) => {
      const asked = { params: { id: quiz.id }, query: { search, size: 1, page: 2 } };
      return (await author.call('GET /api/v4/quiz-maker/quizzes/{id}/marking', asked)).body;
    };
    expect(await found(member.username)).toMatchObject({ data: [{ question: 'Hoe?' }], meta: { total: 2 } });
    expect(await found('niemand')).toMatchObject({ data: [], meta: { total: 0 } });
    const mark = (who: Persona, question_id: number, is_correct: boolean) =>
      who.call('POST /api/v4/quiz-maker/responses/{id}/marks', { params: { id }, body: { question_id, is_correct } });
    expect((await mark(member, why!.id, true)).status).toBe(404);
    expect((await mark(author, why!.id, false)).body.data).toMatchObject({ score: 0, pending: 1 });
    expect((await mark(author, how!.id, true)).body.data).toMatchObject({ score: 1, pending: 0, passed_quiz: false });
    expect([await listed(true), await listed(false)]).toEqual([false, true]);
    expect((await mark(author, why!.id, true)).body.data).toMatchObject({ score: 2, passed_quiz: true });
    const finished = await api.kernel.db.pool.query<{ passed: boolean }>(
      `select (data ->> 'passed')::boolean as passed from events.event where stream_id = $1 and type = 'AttemptFinished' order by version`,
      [`attempt-${id}`],
    );
    expect(finished.rows.map(({ passed }) => passed)).toEqual([false, true]);
    await until('they are told', async () => {
      const told = await member.call('GET /api/v3/notifications', { query: { type: 'quiz_marked' } });
      return told.body.data.length === 1 && told.body.data[0].quiz.id === quiz.id;
    });
  });
});

describe('a corrected key', () => {
  it('is shown beforehand, changes whom it said, keeps what was, and is told to them alone', async () => {
    const quiz = await makeQuiz(author, { threshold: 100, retry: true });
    const [right, wrong, open] = [await taker(), await taker(), await taker()];
    const passed = await taken(right, quiz, [true, true]);
    const failed = await taken(wrong, quiz, [false, true]);
    const [first] = quiz.questions;
    const still = await begun(open, quiz.id);
    const question_option_ids = [optionOf(first!, false)];
    const asked = { params: { id: first!.id }, body: { question_option_ids } };
    const preview = await author.call('POST /api/v4/quiz-maker/questions/{id}/key/preview', asked);
    expect(preview.body.data).toMatchObject({
      ...{ changed: 2, attempts: 2 },
      changes: [
        { user: { id: right.id }, before: { score: 2, passed_quiz: true }, after: { score: 1, passed_quiz: false } },
        { user: { id: wrong.id }, before: { score: 1, passed_quiz: false }, after: { score: 2, passed_quiz: true } },
      ],
    });
    expect((await show(right, passed.id)).body.data.score).toBe(2);
    const corrected = await author.call('POST /api/v4/quiz-maker/questions/{id}/key', asked);
    expect(corrected.body.data.question_options[0]).toMatchObject({ is_correct: true });
    await until('both are graded anew', async () => (await attemptsOf(quiz.id, 'regraded')).length === 2);
    expect(await attemptsOf(quiz.id, 'regraded')).toMatchObject([
      { user: { id: wrong.id }, score: 2, passed_quiz: true, before: { score: 1, passed_quiz: false } },
      { user: { id: right.id }, score: 1, passed_quiz: false, before: { score: 2, passed_quiz: true } },
    ]);
    expect((await show(wrong, failed.id)).body.data).toMatchObject({ score: 2, before: { score: 1, percentage: 50 } });
    for (const who of [right, wrong]) {
      await until('they are told', async () => {
        const told = await who.call('GET /api/v3/notifications', { query: { type: 'quiz_regraded' } });
        return told.body.data.length === 1;
      });
    }
    await api.settled();
    expect((await open.call('GET /api/v3/notifications')).body.data).toEqual([]);
    // Whoever ends now is graded by it at once, and twice changes nothing.
    await answer(open, still.id, quiz.questions[1]!.id, optionOf(quiz.questions[1]!, true));
    const ended = await answer(open, still.id, first!.id, question_option_ids[0]!, true);
    expect(ended.body.data).toMatchObject({ score: 2, before: null });
    await author.call('POST /api/v4/quiz-maker/questions/{id}/key', asked);
    await api.settled();
    expect(await attemptsOf(quiz.id, 'regraded')).toHaveLength(2);
    const nothing = await author.call('POST /api/v4/quiz-maker/questions/{id}/key/preview', {
      ...asked,
      body: { question_option_ids: [] },
    });
    expect(nothing.status).toBe(422);
  });

  it('and twenty who end at that moment are graded by the one key or the other, and in the end all by the new one', async () => {
    const quiz = await makeQuiz(author);
    const many = await Promise.all(Array.from({ length: 20 }, () => taker()));
    const [first] = quiz.questions;
    const correcting = author.call('POST /api/v4/quiz-maker/questions/{id}/key', {
      params: { id: first!.id },
      body: { question_option_ids: [optionOf(first!, false)] },
    });
    const attempts = await Promise.all([...many.map((who) => taken(who, quiz, [false, true])), correcting]);
    expect(attempts).toHaveLength(21);
    await until('all have both right', async () => {
      const all = await attemptsOf(quiz.id, 'all');
      return all.length === 20 && all.every(({ score }: { score: number }) => score === 2);
    });
  });
});

it('counts what each question came to, for authors', async () => {
  const quiz = await makeQuiz(author, { threshold: 100 });
  await taken(await taker(), quiz, [true, true]);
  await taken(await taker(), quiz, [false, true]);
  await begun(await taker(), quiz.id);
  const { data } = (await author.call('GET /api/v3/quiz-maker/quizzes/{id}/stats', { params: { id: quiz.id } })).body;
  expect(data).toMatchObject({
    ...{ open: 1, finished: 2, passed: 1, failed: 1, expired: 0, members: 3, average_percentage: 75 },
    questions: [
      { answered: 2, correct: 1, wrong: 1, pending: 0 },
      { answered: 2, correct: 2, wrong: 0 },
    ],
  });
  expect(data.questions[0].question_options.map((o: { number_of_responses: number }) => o.number_of_responses)).toEqual(
    [...[1, 1, 0]],
  );
});

it('is not there without the plugin of learning', async () => {
  const { id } = await makeQuiz(author);
  await withoutPlugin(admin, 'learning', async () => {
    expect((await author.call('GET /api/v3/quiz-maker/quizzes/{id}', { params: { id } })).status).toBe(404);
    expect((await admin.call('GET /api/v4/admin/quizzes')).status).toBe(404);
  });
});
