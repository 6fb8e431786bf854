import { startApi, type TestApi } from '../../support/servers/api.ts';
import { at, courseOf, type Made, read, track } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const talk = (who: Persona, course: Made, which = 0) =>
  who.call(
    'POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/conversation',
    at(course, course.lessons[which]!),
  );
const topic = (who: Persona, id: number) => who.call('GET /api/v3/topics/{id}', { params: { id: String(id) } });

/** Somebody who teaches it, one who is in it, and one who is not. */
async function people(lessons?: Parameters<typeof courseOf>[1]) {
  const [author, learner, stranger] = [await api.member(), await api.member(), await api.member()];
  const course = await courseOf(admin, lessons, { name: `Vuur van ${author.username}`, author_ids: [author.id] });
  await track(learner, course, course.lessons[0]!);
  return { author, learner, stranger, course };
}

describe('a conversation about a lesson', () => {
  it('is begun once, however many begin it at one moment, in the name of whoever teaches', async () => {
    const { author, learner, course } = await people([{ name: 'Stoken & blussen' }]);
    const lesson = async (who: Persona) => (await read(who, course, course.lessons[0]!)).body.data;
    expect(await lesson(learner)).toMatchObject({ talks: true, topic_id: null });
    const begun = await Promise.all(Array.from({ length: 6 }, (_, n) => talk(n % 2 ? author : learner, course)));
    expect(begun.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const [id] = new Set(begun.map(({ body }) => body.data.topic_id));
    expect(new Set(begun.map(({ body }) => body.data.topic_id)).size).toBe(1);
    expect(await lesson(learner)).toMatchObject({ topic_id: id });
    await api.settled();
    const { data } = (await topic(learner, id!)).body;
    expect(data).toMatchObject({ title: 'Stoken & blussen', user: { id: admin.id } });
    expect(data.content).toContain(`href="/resources/${course.slug}/`);
    expect(data.content).toContain('Stoken &amp; blussen');
    const said = await learner.call('POST /api/v3/topics/{id}/comments', {
      params: { id: id! },
      body: { content: '<p>Hoe heet is het?</p>' },
    });
    expect(said.status).toBe(201);
  });

  it('is of those who are in the course: others neither begin, read nor answer it, nor does who has left', async () => {
    const { author, learner, stranger, course } = await people();
    expect([await talk(stranger, course), await talk(api.guest(), course)].map(({ status }) => status)).toEqual([
      403, 401,
    ]);
    const id = (await talk(learner, course)).body.data.topic_id;
    await api.settled();
    const reads = async () =>
      (await Promise.all([author, learner, stranger].map((who) => topic(who, id)))).map(({ status }) => status);
    expect(await reads()).toEqual([200, 200, 404]);
    expect((await read(stranger, course, course.lessons[0]!)).body.data).toMatchObject({
      talks: false,
      topic_id: null,
    });
    const params = { course: String(course.id), member_id: learner.id };
    await author.call('DELETE /api/v4/e-learning/courses/{course}/participants/{member_id}', { params });
    expect(await reads()).toEqual([200, 404, 404]);
  });

  it('waits until the lesson is open', async () => {
    const { learner, author, course } = await people([
      { name: 'Een' },
      { name: 'Later', unlocks_at: '2090-01-01 09:00:00' },
    ]);
    expect((await talk(learner, course, 1)).status).toBe(403);
    const { topic_id } = (await talk(author, course, 1)).body.data;
    expect(topic_id).toEqual(expect.any(Number));
    expect((await read(learner, course, course.lessons[1]!)).body.data).toMatchObject({ talks: false, topic_id: null });
  });

  it('stands on a board that is called as the course is by now', async () => {
    const { learner, course } = await people();
    const id = (await talk(learner, course)).body.data.topic_id;
    await admin.call('PUT /api/v4/e-learning/courses/{course}', {
      params: { course: String(course.id) },
      body: { name: 'Rook' },
    });
    await until('it is called so', async () => {
      const { data } = (await topic(learner, id)).body;
      return 'board_name' in data && data.board_name === 'Rook';
    });
  });
});
