import { startApi, type TestApi } from '../../support/servers/api.ts';
import { at, courseOf, type Made, track } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(90_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const makeTrophy = async (title: string) =>
  (await admin.call('POST /api/v4/admin/trophies', { body: { title } })).body.data.id as number;
const change = (who: Persona, course: Made, body: object) =>
  who.call('PUT /api/v4/e-learning/courses/{course}', { params: { course: course.slug }, body });
const shown = async (who: Persona, { slug }: Made) =>
  (await who.call('GET /api/v3/courses/{id}', { params: { id: slug }, query: { find_by: 'slug', with: 'trophy' } }))
    .body.data.trophy;
const happened = async (type: string, trophy: number, who: Persona): Promise<number> => {
  const { rows } = await api.kernel.db.pool.query<{ n: number }>(
    'select count(*)::int as n from events.event where type = $1 and stream_id = $2',
    [type, `trophy-${trophy}-of-${who.id}`],
  );
  return rows[0]!.n;
};
const held = async (trophy: number, who: Persona): Promise<boolean> => {
  await api.settled();
  const { body } = await who.call('GET /api/v3/achievements', { query: { tab: 'granted' } });
  return (body.data as { id: number }[]).some(({ id }) => id === trophy);
};
const has = (trophy: number, who: Persona) => until('they have it', () => held(trophy, who));

describe('a trophy of a course', () => {
  it('is told of, and earned once by whoever finishes it; one of a lesson by whoever completes that', async () => {
    const [ofCourse, ofLesson] = [await makeTrophy('Draaier'), await makeTrophy('Eerste kom')];
    const course = await courseOf(admin, [{ name: 'Een', trophy_id: ofLesson }, { name: 'Twee' }], {
      trophy_id: ofCourse,
    });
    const learner = await api.member();
    expect(await shown(learner, course)).toMatchObject({ id: ofCourse, title: 'Draaier' });
    const [one, two] = course.lessons;
    await track(learner, course, one!);
    await has(ofLesson, learner);
    expect(await held(ofCourse, learner)).toBe(false);
    await track(learner, course, two!);
    await has(ofCourse, learner);
    // Taken back and done again it is the same one.
    await track(learner, course, one!, 'incomplete');
    await track(learner, course, one!);
    await until('the job has come', async () => (await jobs(learner, course)) === 2);
    expect([
      await happened('TrophyGranted', ofLesson, learner),
      await happened('TrophyGranted', ofCourse, learner),
    ]).toEqual([1, 1]);
  });

  it('stays away once staff took it, and comes by a hand alone', async () => {
    const trophy = await makeTrophy('Even niet');
    const course = await courseOf(admin, [{ name: 'Een', trophy_id: trophy }]);
    const learner = await api.member();
    await track(learner, course, course.lessons[0]!);
    await has(trophy, learner);
    const params = { id: trophy, member_id: learner.id };
    await admin.call('DELETE /api/v4/admin/trophies/{id}/holders/{member_id}', { params, query: { reason: 'Vals' } });
    await track(learner, course, course.lessons[0]!, 'incomplete');
    await track(learner, course, course.lessons[0]!);
    await until('the job has come', async () => (await jobs(learner, course)) === 2);
    expect(await held(trophy, learner)).toBe(false);
  });

  it('is chosen by administrators, among those that there are, and kept by authors who change something else', async () => {
    const trophy = await makeTrophy('Van de baas');
    const author = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }], { author_ids: [author.id] });
    expect((await change(author, course, { trophy_id: trophy })).status).toBe(403);
    expect((await change(admin, course, { trophy_id: 999_999 })).status).toBe(422);
    expect((await change(admin, course, { trophy_id: trophy })).status).toBe(200);
    expect((await change(author, course, { trophy_id: trophy, name: 'Anders' })).status).toBe(200);
    const lesson = { ...at(course, course.lessons[0]!), body: { trophy_id: trophy } };
    const path = 'PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}' as const;
    expect((await author.call(path, lesson)).status).toBe(403);
    expect((await admin.call(path, lesson)).status).toBe(200);
    await admin.call('DELETE /api/v4/admin/trophies/{id}', { params: { id: trophy }, query: { reason: 'Op' } });
    expect(await shown(author, course)).toBeNull();
  });
});

/** How often what comes with a lesson of the course was asked for, of this learner. */
async function jobs(who: Persona, { id }: Made): Promise<number> {
  const { rows } = await api.kernel.db.pool.query<{ n: number }>(
    `select count(*)::int as n from events.effect f join events.event e on e.id = f.event_id
     where f.effect = 'award-trophy-of-lesson' and (e.data ->> 'member_id')::int = $1 and (e.data ->> 'course_id')::int = $2
       and (e.data ->> 'lesson_id')::int = (select min(lesson_id) from learning.place where course_id = $2)`,
    [who.id, id],
  );
  return rows[0]!.n;
}
