import type { OutputOf, Routes } from '@lyceum/contracts';
import { at, courseOf, type Made } from '../../support/content/courses.ts';
import { insist } from '../../support/faults/insist.ts';
import { Installation } from '../../support/servers/installation.ts';
import { killedMeanwhile } from '../../support/faults/kills.ts';
import { Persona } from '../../support/persona.ts';
import { makeQuiz, type MadeQuiz, optionOf, QUESTIONS } from '../../support/content/quizzes.ts';
import { until } from '../../support/until.ts';

/** Each learner fails every quiz once, and passes it the second time. */
const ATTEMPTS = Number(process.env.SOAK_ATTEMPTS ?? 40);
const LEARNERS = Number(process.env.SOAK_LEARNERS ?? 10);
const KILLS = Number(process.env.SOAK_KILLS ?? 4);
const COURSES = Math.ceil(ATTEMPTS / 2 / LEARNERS);
const LONGEST_MS = 120_000 + ATTEMPTS * 500;
jest.setTimeout(300_000 + ATTEMPTS * 2000 + KILLS * 60_000);

const LESSON = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}';
const HAPPENED = ['CourseFinished', 'LessonCompleted', 'AttemptStarted', 'CertificateIssued'];
/** Each learner does each of these once in each course. */
const RULES = {
  rules: ['lesson_completed', 'quiz_passed', 'course_finished'].map((deed, n) => ({
    ...{ deed, points: 10 ** n, most_per_day: null },
  })),
  levels: [{ name: 'Begin', points: 0 }],
  streak_deeds: ['quiz_passed'],
  mode: 'from_now' as const,
};
const POINTS_OF_COURSE = 111;
type Attempt = OutputOf<Routes['GET /api/v3/quiz-maker/responses/{id}']>['data'];

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

interface Taking {
  who: Persona;
  course: Made;
  quiz: MadeQuiz;
}

/** Begins, answers one question after the other, and ends it; each asked again until it is acknowledged. */
async function takes({ who, quiz }: Taking, isRight: boolean): Promise<void> {
  const params = { id: quiz.id };
  const begun = await insist('beginning', () =>
    who.call('POST /api/v3/quiz-maker/quizzes/{id}/start-quiz', { params, body: {} }),
  );
  const { id: response_id } = (begun.body as { data: Attempt }).data;
  for (const [turn, question] of quiz.questions.entries()) {
    const responses = [{ question_id: question.id, question_option_id: optionOf(question, isRight) }];
    const is_finished = turn === quiz.questions.length - 1;
    await insist('an answer', () =>
      who.call('POST /api/v3/quiz-maker/responses', { body: { response_id, is_finished, responses } }),
    );
  }
}

async function learners(): Promise<Persona[]> {
  const all = Array.from({ length: LEARNERS }, () => new Persona(installation.url));
  for (const [serial, who] of all.entries()) await who.register(`leerling${serial}`);
  return all;
}

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await installation.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]!.n;

/** How many events there are of each of these types. */
const happened = async (types: readonly string[]): Promise<Record<string, number>> => {
  const rows = await installation.query<{ type: string; n: number }>(
    'select type, count(*)::int as n from events.event where type = any($1) group by 1',
    [types],
  );
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
};

it(`promises 1 and 13: ${ATTEMPTS} attempts at quizzes over ${KILLS} kills of API and worker: no answer lost or twice, and each course finished, with its certificate, once by whoever passed, with its points`, async () => {
  const admin = await installation.person('admin');
  await insist('rules', () => admin.call('PUT /api/v4/admin/scoring', { body: RULES }));
  const people = await learners();
  const quizzes: MadeQuiz[] = [];
  const courses: Made[] = [];
  for (let n = 0; n < COURSES; n += 1) {
    const quiz = await makeQuiz(admin, { is_rated: true, threshold: 100, retry: true });
    quizzes.push(quiz);
    courses.push(
      await courseOf(admin, [{ name: 'Toets', content_kind: 'quiz', quiz_id: quiz.id }], {
        name: `Cursus ${n}`,
        certificate: true,
      }),
    );
  }
  const before = await happened(HAPPENED);
  const all = quizzes.flatMap((quiz, n) => people.map((who) => ({ who, quiz, course: courses[n]! })));
  await killedMeanwhile({ installation, kills: KILLS, longestMs: LONGEST_MS }, all, async (taking) => {
    const { who, course } = taking;
    // As the app does: it enrols them.
    await insist('opening', () => who.call(`POST ${LESSON}/opened`, at(course, course.lessons[0]!)));
    await takes(taking, false);
    await takes(taking, true);
  });

  const ids = quizzes.map(({ id }) => id);
  const pairs = all.length;
  expect(await count('quizzes.attempt where quiz_id = any($1) and passed', [ids])).toBe(pairs);
  expect(await count('quizzes.attempt where quiz_id = any($1) and not passed', [ids])).toBe(pairs);
  expect(await count('quizzes.answer where quiz_id = any($1)', [ids])).toBe(2 * pairs * QUESTIONS.length);
  const issued = () => count('certificates.certificate where course_id = any($1)', [courses.map(({ id }) => id)]);
  await until('all have their certificates', async () => (await issued()) >= pairs, LONGEST_MS);
  expect(await happened(HAPPENED)).toEqual({
    CourseFinished: (before.CourseFinished ?? 0) + pairs,
    LessonCompleted: (before.LessonCompleted ?? 0) + pairs,
    AttemptStarted: (before.AttemptStarted ?? 0) + 2 * pairs,
    CertificateIssued: (before.CertificateIssued ?? 0) + pairs,
  });
  const scored = () =>
    installation.query<{ member_id: number; points: number }>(
      `select member_id, sum(points)::int as points from gamification.entry
       where member_id = any($1) and kind <> 'trophy' group by 1 order by 1`,
      [people.map(({ id }) => id)],
    );
  const expected = pairs * POINTS_OF_COURSE;
  await until(
    'all have their points',
    async () => (await scored()).reduce((sum, { points }) => sum + points, 0) >= expected,
    LONGEST_MS,
  );
  expect((await scored()).map(({ points }) => points)).toEqual(people.map(() => COURSES * POINTS_OF_COURSE));
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
