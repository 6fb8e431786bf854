import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import type { Persona } from '../../support/persona.ts';
import {
  answer,
  begun,
  type MadeQuiz,
  makeQuiz,
  optionOf,
  quizzesStand,
  start,
} from '../../support/content/quizzes.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
let member: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
  member = await api.member('maker');
  quizzesStand(api, 'tests', () => ['take']);
});
afterAll(() => api.close());

const SECRET = 'kanariegeheim';
/** What is right is a word that stands nowhere else, and an option among others. */
const questions = [
  { question: 'Wat is het woord?', type: 'free_form' as const, answers: [SECRET] },
  { question: 'Welke?', question_options: [{ value: 'een' }, { value: 'twee', is_correct: true }] },
];
const show = (id: number) => member.call('GET /api/v3/quiz-maker/responses/{id}', { params: { id } });

/** Everything that whoever takes it may ask for, as one text. */
async function everything(quizId: number, attemptId: number | null): Promise<string> {
  const params = { id: quizId };
  const asked = [
    await member.call('GET /api/v3/quiz-maker/quizzes'),
    await member.call('GET /api/v3/quiz-maker/quizzes/{id}', { params }),
    await member.call('GET /api/v3/quiz-maker/quizzes/{id}/settings', { params }),
    await member.call('GET /api/v3/quiz-maker/quizzes/{id}/questions', { params }),
    await member.call('GET /api/v3/quiz-maker/quizzes/{id}/stats', { params }),
    await member.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params }),
    await member.call('GET /api/v4/quiz-maker/quizzes/{id}/attempts', { params }),
    await member.call('GET /api/v4/quiz-maker/quizzes/{id}/marking', { params }),
    await member.call('GET /api/v3/quiz-maker/quizzes/{id}/user/{user_id}/last', {
      params: { id: quizId, user_id: member.id },
    }),
    ...(attemptId === null ? [] : [await show(attemptId), await start(member, quizId)]),
    await member.call('GET /api/v3/notifications'),
  ];
  // What they take along, and the page itself.

  const taken = await takenAlong(api, member);
  if (attemptId !== null) expect(JSON.stringify(taken)).toContain('AttemptStarted');
  const page = await member.send('GET', `/quizzes/${quizId}`, undefined, { accept: 'text/html' });
  return JSON.stringify([asked.map(({ body }) => body), taken, page]);
}

const tells = (text: string): string[] =>
  [SECRET, '"is_correct":true', '"is_correct":false', '"option_ids":[', '"correct":{'].filter((word) =>
    text.includes(word),
  );

async function quizOf(settings: object): Promise<MadeQuiz & { attempt: number }> {
  const quiz = await makeQuiz(admin, settings, questions);
  return { ...quiz, attempt: 0 };
}

describe('what is right (promise 37)', () => {
  it('is in no byte before the end, and never where the settings do not tell it', async () => {
    const quiz = await quizOf({ exact_answer: true, back_forward: true });
    expect(tells(await everything(quiz.id, null))).toEqual([]);
    const { id } = await begun(member, quiz.id);
    const [free, choice] = quiz.questions;
    const given = await answer(member, id, free!.id, 'iets anders');
    expect(tells(JSON.stringify(given.body))).toEqual([]);
    const all = await everything(quiz.id, id);
    // What a member's own events hold of the options that were offered says nothing of which is right.
    expect(tells(all).filter((word) => word !== '"option_ids":[')).toEqual([]);
    expect(all).not.toContain('"key"');
    const ended = await answer(member, id, choice!.id, optionOf(choice!, true), true);
    expect(ended.body.data.responses).toMatchObject([
      { is_correct: false, correct: null },
      { is_correct: true, correct: null },
    ]);
    expect(await everything(quiz.id, null)).not.toContain(SECRET);
  });

  it('is told at the end where `correct_answer_feedback` is on, of what was answered', async () => {
    const quiz = await quizOf({ exact_answer: true, correct_answer_feedback: true });
    const { id } = await begun(member, quiz.id);
    const [free, choice] = quiz.questions;
    expect(tells(JSON.stringify((await answer(member, id, free!.id, 'iets')).body))).toEqual([]);
    const ended = await answer(member, id, choice!.id, optionOf(choice!, false), true);
    expect(ended.body.data.responses).toMatchObject([
      { is_correct: false, correct: { answers: [SECRET] } },
      { is_correct: false, correct: { question_option_ids: [optionOf(choice!, true)] } },
    ]);
  });

  it('is told of each answer once it is given where `direct_feedback` is on, and of no other', async () => {
    const quiz = await quizOf({ exact_answer: true, direct_feedback: true, correct_answer_feedback: true });
    const { id } = await begun(member, quiz.id);
    const [free, choice] = quiz.questions;
    expect(tells(JSON.stringify((await show(id)).body))).toEqual([]);
    const given = await answer(member, id, choice!.id, optionOf(choice!, false));
    expect(given.body.data.responses).toMatchObject([
      { is_correct: false, correct: { question_option_ids: [optionOf(choice!, true)] } },
    ]);
    expect(JSON.stringify(given.body)).not.toContain(SECRET);
    const told = await answer(member, id, free!.id, SECRET.toUpperCase());
    expect(told.body.data.responses[1]).toMatchObject({ is_correct: true, correct: { answers: [SECRET] } });
  });

  it('with direct feedback alone says right or wrong, and not what would have been right', async () => {
    const quiz = await quizOf({ exact_answer: true, direct_feedback: true });
    const { id } = await begun(member, quiz.id);
    const [free] = quiz.questions;
    const given = await answer(member, id, free!.id, 'mis');
    expect(given.body.data.responses).toMatchObject([{ is_correct: false, correct: null }]);
    expect(await everything(quiz.id, id)).not.toContain(SECRET);
  });

  it('and what is asked at all is told by nobody before the clock runs', async () => {
    const quiz = await quizOf({});
    const params = { id: quiz.id };
    expect((await member.call('GET /api/v3/quiz-maker/quizzes/{id}/questions', { params })).body.data).toEqual([]);
    expect(await everything(quiz.id, null)).not.toContain('Wat is het woord?');
    await begun(member, quiz.id);
    const asked = await member.call('GET /api/v3/quiz-maker/quizzes/{id}/questions', { params });
    expect(asked.body.data).toHaveLength(2);
  });

  it('lies sealed in the log: no row of it can be read without the quiz’s key', async () => {
    await quizOf({});
    const { rows } = await api.kernel.db.pool.query(
      `select 1 from events.event where type like 'Quiz%' and data::text like $1`,
      [`%${SECRET}%`],
    );
    expect(rows).toEqual([]);
  });
});
