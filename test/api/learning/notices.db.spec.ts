import { CommandBus } from '@nestjs/cqrs';
import { CompleteByQuiz, LessonQuizzes, LessonsOfQuiz } from '../../../apps/api/src/modules/learning/index.ts';
import { guest } from '../../../apps/api/src/platform/http/viewer.ts';
import { MemberStatus } from '../../../apps/api/src/modules/identity/index.ts';
import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { takenAlong } from '../../support/content/data-exports.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { addLesson, at, courseOf, makeCourse, read, releaseCourse, track } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const of = (id: number) => ({ params: { id } });
const enrol = (id: number, ...members: Persona[]) =>
  admin.call('POST /api/v4/e-learning/courses/{course}/participants', {
    params: { course: String(id) },
    body: { user_ids: members.map((each) => each.id) },
  });
const remind = (who: Persona, id: number, ...reminders: object[]) =>
  who.call('POST /api/v3/courses/{id}/reminders', { ...of(id), body: { reminders, type: 'course' } });
const A_DAY = { duration: 1, unit: 'days' };
const at2090 = (text: string) => new Date(text).getTime();

let round = 0;
/** Brings every job of these effects whose moment has come by then, twice, as a queue does whose worker was killed behind the work. */
async function deliver(effect: string, stream: string, moment: number): Promise<void> {
  await api.settled();
  const clock = jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(moment));
  try {
    const { rows } = await api.kernel.db.pool.query<{
      event_id: string;
      stream: string;
      version: number;
      due_at: Date;
    }>(
      `select e.id as event_id, e.stream_id as stream, e.version,
         coalesce(e.data ->> 'due_at', e.data ->> 'releases_at', e.data ->> 'unlocks_at')::timestamptz as due_at
       from events.event e where e.stream_id like $1
         and coalesce(e.data ->> 'due_at', e.data ->> 'releases_at', e.data ->> 'unlocks_at') is not null`,
      [stream],
    );
    const due = rows.filter((row) => row.due_at.getTime() <= moment);
    for (const twice of [1, 2]) {
      for (const row of due) {
        const job = { ...row, effect, due_at: row.due_at.toISOString() };
        await api.app.get(Effects).add(job, `again-${twice}-${(round += 1)}-${row.event_id}`);
      }
    }
    await until('each is made', async () => {
      const made = await api.kernel.db.pool.query(
        `select 1 from events.effect where effect = $1 and event_id = any($2::uuid[])`,
        [effect, due.map(({ event_id }) => event_id)],
      );
      return made.rows.length === due.length;
    });
  } finally {
    clock.mockRestore();
  }
}
const told = async (who: Persona, type: string): Promise<number> => {
  const { rows } = await api.kernel.db.pool.query(
    `select count(*)::int as n from notifications.notification where type = $1 and member_id = $2`,
    [type, who.id],
  );
  return rows[0].n as number;
};

describe('reminders of a course', () => {
  it('are set by whoever knows of a planned one, move with it, and come once', async () => {
    const who = await api.member();
    const { id } = await makeCourse(admin, { name: 'Gepland' });
    expect((await remind(who, id, A_DAY)).status).toBe(404);
    await releaseCourse(admin, id, '2090-03-28 09:00:00');
    expect((await remind(who, id, A_DAY, A_DAY, { duration: 2, unit: 'hours' })).status).toBe(201);
    const dues = async (): Promise<string[]> => {
      const { body } = await who.call('GET /api/v3/courses/{id}/reminders', of(id));
      return (body.data as { due_at: string }[]).map(({ due_at }) => due_at);
    };
    expect(await dues()).toEqual(['2090-03-27T07:00:00.000Z', '2090-03-28T05:00:00.000Z']);
    await releaseCourse(admin, id, '2090-06-28 09:00:00');
    await until('both have moved', async () => (await dues())[0] === '2090-06-27T07:00:00.000Z');
    expect(await dues()).toEqual(['2090-06-27T07:00:00.000Z', '2090-06-28T05:00:00.000Z']);
    const stream = `enrolment-${id}-%`;
    await deliver('remind-of-course', stream, at2090('2090-06-27T07:30:00Z'));
    expect(await told(who, 'course_reminder')).toBe(1);
    await deliver('remind-of-course', stream, at2090('2090-06-28T05:30:00Z'));
    expect(await told(who, 'course_reminder')).toBe(2);
    await who.call('DELETE /api/v3/courses/{id}/reminders', of(id));
    expect(await dues()).toEqual([]);
    await releaseCourse(admin, id);
    expect((await remind(who, id, A_DAY)).status).toBe(409);
  });

  it('of a course that is a draft again reach nobody', async () => {
    const who = await api.member();
    const { id } = await makeCourse(admin, { name: 'Toch niet' });
    await releaseCourse(admin, id, '2090-03-28 09:00:00');
    await remind(who, id, A_DAY);
    await releaseCourse(admin, id, null);
    await deliver('remind-of-course', `enrolment-${id}-%`, at2090('2090-03-27T09:00:00Z'));
    expect(await told(who, 'course_reminder')).toBe(0);
  });
});

describe('what opens', () => {
  it('a planned course is told to whoever is in it or wanted to be reminded, and not at a moment that has been moved', async () => {
    const [learner, reminded, other] = [await api.member(), await api.member(), await api.member()];
    const { id } = await makeCourse(admin, { name: 'Begint' });
    await releaseCourse(admin, id, '2090-03-28 09:00:00');
    await enrol(id, learner);
    await remind(reminded, id, A_DAY);
    await releaseCourse(admin, id, '2090-06-28 09:00:00');
    await deliver('notify-of-course-release', `course-${id}`, at2090('2090-03-28T09:00:00Z'));
    expect(await told(learner, 'course_released')).toBe(0);
    await deliver('notify-of-course-release', `course-${id}`, at2090('2090-06-28T09:00:00Z'));
    const each = [learner, reminded, other].map((who) => told(who, 'course_released'));
    expect(await Promise.all(each)).toEqual([1, 1, 0]);
    const list = (await learner.call('GET /api/v3/notifications')).body.data as object[];
    expect(list).toMatchObject([{ type: 'course_released', course: { id, name: 'Begint' } }]);
  });

  it('a lesson is told to those to whom it is open by then', async () => {
    const [learner, waiting] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Eerst' }]);
    const first = course.lessons[0]!;
    const lesson = await addLesson(
      admin,
      { course: course.id, module: course.module },
      {
        ...{ name: 'Later', unlocks_at: '2090-03-28 09:00:00', prerequisite_ids: [first.id] },
      },
    );
    await enrol(course.id, waiting);
    await track(learner, course, first);
    await deliver('notify-of-lesson-unlocked', `lesson-${lesson.id}`, at2090('2090-03-28T09:00:00Z'));
    expect([await told(learner, 'lesson_unlocked'), await told(waiting, 'lesson_unlocked')]).toEqual([1, 0]);
    // It is shown once it is open: until then there is nothing to say of it.
    expect((await learner.call('GET /api/v3/notifications')).body.data).toEqual([]);
  });
});

describe('what opens some days after one’s enrolment', () => {
  it('is told to each learner on their own day, once, also of a lesson that came later', async () => {
    const learner = await api.member();
    const course = await courseOf(admin, [{ name: 'Na tien dagen', unlock_days: 10 }]);
    await enrol(course.id, learner);
    await addLesson(admin, { course: course.id, module: course.module }, { name: 'Na twintig', unlock_days: 20 });
    const planned = async () =>
      (
        await api.kernel.db.pool.query(`select 1 from events.event where type = 'UnlockPlanned' and stream_id = $1`, [
          `enrolment-${course.id}-${learner.id}`,
        ])
      ).rows.length;
    await until('both days are planned', async () => (await planned()) === 2);
    const stream = `enrolment-${course.id}-%`;
    await deliver('notify-of-lessons-unlocked', stream, Date.now() + 11 * 86_400_000);
    expect(await told(learner, 'lesson_unlocked')).toBe(1);
    await deliver('notify-of-lessons-unlocked', stream, Date.now() + 21 * 86_400_000);
    expect(await told(learner, 'lesson_unlocked')).toBe(2);
  });
});

describe('a lesson that is a quiz', () => {
  it('is completed by an attempt that was passed, once, and never by hand', async () => {
    const quizId = 901;
    const port = jest.spyOn(api.app.get(LessonQuizzes), 'mayUse').mockResolvedValue(true);
    const [learner, author, stranger] = [await api.member(), await api.member(), await api.member()];
    const lessons = [{ name: 'Toets', content_kind: 'quiz' as const, quiz_id: quizId }];
    const course = await courseOf(admin, lessons, { author_ids: [author.id], availability: 'invitation' });
    port.mockRestore();
    const [quiz] = course.lessons;
    await enrol(course.id, learner);
    expect((await track(learner, course, quiz!)).status).toBe(409);
    expect((await read(learner, course, quiz!)).body.data).toMatchObject({ quiz: { id: quizId }, seen: false });
    const [uses, members] = [api.app.get(LessonsOfQuiz), api.app.get(MemberStatus)];
    const may = async ({ id }: Persona) => (await uses.ofQuiz((await members.of(id, 'quiz'))!, [quizId])).get(quizId);
    expect([await may(learner), await may(author), await may(stranger)]).toEqual(['take', 'author', undefined]);
    expect((await uses.ofQuiz(guest('quiz'), [quizId])).size).toBe(0);
    const attempt = { quizId, attemptId: 77, memberId: learner.id, passed: false };
    const finish = (passed: boolean) =>
      api.app.get(CommandBus).execute(new CompleteByQuiz({ ...attempt, passed }, 'attempt-77'));
    await finish(false);
    expect((await read(learner, course, quiz!)).body.data.seen).toBe(false);
    await Promise.all([finish(true), finish(true)]);
    const { participant, seen } = (await read(learner, course, quiz!)).body.data;
    expect([seen, participant.progress, participant.finished_at !== null]).toEqual([true, 100, true]);
    await api.app.get(CommandBus).execute(new CompleteByQuiz({ ...attempt, memberId: stranger.id, passed: true }, 'x'));
    expect((await read(stranger, course, quiz!)).body.data).toMatchObject({ seen: false, quiz: null });
    const change = await admin.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      ...at(course, quiz!),
      body: { content_kind: 'text' },
    });
    expect(change.status).toBe(422);
  });
});

describe('the search', () => {
  it('finds courses for whoever knows of them, and lessons for whoever may read them', async () => {
    const [learner, stranger] = [await api.member(), await api.member()];
    const course = await courseOf(
      admin,
      [
        { name: 'Een', content: '<p>Kwartelzand</p>' },
        { name: 'Kwartelzand', unlocks_at: '2090-01-01 09:00:00' },
      ],
      { name: 'Kwartelzand en kaolien' },
    );
    await makeCourse(admin, { name: 'Kwartelzand, een concept' });
    await enrol(course.id, learner);
    await api.settled();
    const found = async (who: Persona) => {
      const { results } = (await who.call('GET /api/v3/search', { query: { query: 'kwartelzand' } })).body;
      const names = (of: { data: { name: string }[]; meta: { total: number } }) => [
        of.data.map(({ name }) => name),
        of.meta.total,
      ];
      return [names(results.courses), names(results.lessons)];
    };
    expect(await found(learner)).toEqual([
      [['Kwartelzand en kaolien'], 1],
      [['Een'], 1],
    ]);
    expect(await found(stranger)).toEqual([
      [['Kwartelzand en kaolien'], 1],
      [[], 0],
    ]);
    expect((await found(api.guest()))[1]).toEqual([[], 0]);
  });
});

describe('whoever is erased', () => {
  it('is out of their courses', async () => {
    const learner = await api.member();
    const course = await courseOf(admin);
    await track(learner, course, course.lessons[0]!);
    const exported = await takenAlong(api, learner);
    expect(JSON.stringify(exported)).toContain('LessonCompleted');
    await admin.call('POST /api/v4/admin/members/{id}/erase', {
      params: { id: learner.id },
      body: { reason: 'Gevraagd' },
    });
    await until('they are out', async () => {
      const { body } = await admin.call('GET /api/v3/courses/{id}', { params: { id: String(course.id) } });
      return body.data.count === 0;
    });
  });
});
