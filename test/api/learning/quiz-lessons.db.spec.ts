import { startApi, type TestApi } from '../../support/servers/api.ts';
import { at, courseOf, read } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { addQuestion, makeQuiz, QUESTIONS, start, taken } from '../../support/content/quizzes.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const quizLesson = (quiz_id: number) => ({ name: 'Toets', content_kind: 'quiz' as const, quiz_id });

describe('a quiz in a lesson', () => {
  it('is put there by whoever edits it, taken by whoever the lesson is open to, and completes it once it is passed', async () => {
    const quiz = await makeQuiz(admin, { is_rated: true, threshold: 100, retry: true });
    const [author, learner, stranger] = [await api.member(), await api.member(), await api.member()];
    const course = await courseOf(admin, [quizLesson(quiz.id)], {
      author_ids: [author.id],
      availability: 'invitation',
    });
    const [lesson] = course.lessons;
    await admin.call('POST /api/v4/e-learning/courses/{course}/participants', {
      params: { course: String(course.id) },
      body: { user_ids: [learner.id] },
    });
    expect((await start(stranger, quiz.id)).status).toBe(404);
    expect((await author.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params: { id: quiz.id } })).status).toBe(
      200,
    );
    expect((await learner.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params: { id: quiz.id } })).status).toBe(
      403,
    );

    expect((await taken(learner, quiz, [true, false])).passed_quiz).toBe(false);
    await api.settled();
    expect((await read(learner, course, lesson!)).body.data).toMatchObject({ seen: false, quiz: { id: quiz.id } });
    expect((await taken(learner, quiz, [true, true])).passed_quiz).toBe(true);
    await until('it is completed', async () => (await read(learner, course, lesson!)).body.data.seen === true);
    const { participant } = (await read(learner, course, lesson!)).body.data;
    expect(participant).toMatchObject({ progress: 100, finished_at: expect.any(String) });
  });

  it('that is passed without its lesson being opened brings its member into the course, and into no other', async () => {
    const quiz = await makeQuiz(admin, { is_rated: true, threshold: 100, retry: true });
    const [author, passer, inside] = [await api.member(), await api.member(), await api.member()];
    const first = await courseOf(admin, [quizLesson(quiz.id)], { author_ids: [author.id] });
    const second = await courseOf(admin, [quizLesson(quiz.id), { name: 'Twee' }]);
    const closed = await courseOf(admin, [quizLesson(quiz.id)], { availability: 'invitation' });
    await inside.call('POST /api/v4/e-learning/courses/{course}/enrolment', { params: { course: String(second.id) } });
    const inWhich = async (who: Persona) => {
      await api.settled();
      const { rows } = await api.kernel.db.pool.query(
        `select course_id from learning.enrolment where member_id = $1 and status = 'in' order by 1`,
        [who.id],
      );
      return rows.map(({ course_id }) => course_id as number);
    };

    expect((await taken(passer, quiz, [true, false])).passed_quiz).toBe(false);
    expect(await inWhich(passer)).toEqual([]);
    for (const who of [passer, inside, author]) expect((await taken(who, quiz, [true, true])).passed_quiz).toBe(true);
    await until('it is completed', async () => (await read(passer, first, first.lessons[0]!)).body.data.seen === true);
    await until('here, too', async () => (await read(inside, second, second.lessons[0]!)).body.data.seen === true);
    expect(await inWhich(passer)).toEqual([first.id]);
    expect(await inWhich(inside)).toEqual([second.id]);
    expect(await inWhich(author)).toEqual([]);
    expect(closed.id).not.toBe(first.id);
  });

  it('is closed to a former author who made it, while a lesson uses it and once it was attempted', async () => {
    const [author, learner] = [await api.member(), await api.member()];
    const first = await courseOf(admin, [{ name: 'Een' }], { author_ids: [author.id] });
    const quiz = await makeQuiz(author, { retry: true });
    const params = { course: String(first.id), module: String(first.module) };
    const added = await author.call('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons', {
      params,
      body: quizLesson(quiz.id),
    });
    expect(added.status).toBe(201);
    const attempted = () =>
      Promise.all([
        author.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params: { id: quiz.id } }),
        author.call('GET /api/v4/quiz-maker/quizzes/{id}/attempts', {
          params: { id: quiz.id },
          query: { show: 'all' },
        }),
        author.call('GET /api/v4/quiz-maker/quizzes/{id}/marking', { params: { id: quiz.id } }),
        author.call('POST /api/v3/quiz-maker/quizzes/{id}/questions', { params: { id: quiz.id }, body: QUESTIONS[1] }),
        author.call('DELETE /api/v3/quiz-maker/questions/{id}', { params: { id: quiz.questions[0]!.id } }),
        author.call('PUT /api/v4/quiz-maker/quizzes/{id}', { params: { id: quiz.id }, body: { title: 'Van mij' } }),
      ]).then((answers) => new Set(answers.map(({ status }) => status)));
    const removed = await admin.call('PUT /api/v4/e-learning/courses/{course}', {
      params: { course: String(first.id) },
      body: { author_ids: [admin.id] },
    });
    expect(removed.status).toBe(200);
    // The lesson is open to every member, the former author too: who may take a quiz knows that it is there.
    expect(await attempted()).toEqual(new Set([403]));

    expect((await taken(learner, quiz, [true, true])).passed_quiz).toBe(true);
    const lesson = { ...params, lesson: String(added.body.data.id) };
    const gone = await admin.call('DELETE /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      params: lesson,
    });
    expect(gone.status).toBe(200);
    expect(await attempted()).toEqual(new Set([404]));
  });

  it('is its maker’s again once no lesson uses it and nobody else has attempted it', async () => {
    const author = await api.member();
    await courseOf(admin, [{ name: 'Een' }], { author_ids: [author.id] });
    const quiz = await makeQuiz(author);
    const theirs = await courseOf(admin, [quizLesson(quiz.id)], {});
    const show = () => author.call('GET /api/v4/quiz-maker/quizzes/{id}/key', { params: { id: quiz.id } });
    expect((await show()).status).toBe(403);
    await admin.call('DELETE /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      params: { course: String(theirs.id), module: String(theirs.module), lesson: String(theirs.lessons[0]!.id) },
    });
    expect((await show()).status).toBe(200);
    await addQuestion(author, quiz.id, QUESTIONS[0]!);
  });

  it('of somebody else is no lesson of an author’s; one of their own is', async () => {
    const theirs = await makeQuiz(admin);
    const author = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }], { author_ids: [author.id] });
    const own = await makeQuiz(author);
    const add = (quiz: number) =>
      author.call('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons', {
        params: { course: String(course.id), module: String(course.module) },
        body: quizLesson(quiz),
      });
    expect((await add(theirs.id)).status).toBe(422);
    expect((await add(own.id)).status).toBe(201);
    const nobody = await api.member();
    expect((await nobody.call('POST /api/v3/quiz-maker/quizzes', { body: { title: 'Mag niet' } })).status).toBe(403);
    expect(at(course, course.lessons[0]!).params.course).toBe(String(course.id));
  });
});
