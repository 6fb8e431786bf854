import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import {
  addLesson,
  addModule,
  at,
  courseOf,
  makeCourse,
  type Made,
  read,
  releaseCourse,
  track,
} from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { pdf } from '../../support/content/documents.ts';
import { bmp } from '../../support/content/pictures.ts';
import { send } from '../../support/content/uploads.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const show = (who: Persona, id: number) => who.call('GET /api/v3/courses/{id}', { params: { id: String(id) } });
const catalog = async (who: Persona, { id }: Pick<Made, 'id'>) =>
  (
    await who.call('GET /api/v4/e-learning/courses/{course}/catalog', {
      params: { course: String(id) },
      query: { include: 'image' },
    })
  ).body.data;
const participant = async (who: Persona, course: Made) => (await show(who, course.id)).body.data.participant;
const order = (who: Persona, type: string, parent_id: number, ids: readonly number[]) =>
  who.call('PUT /api/v3/multi-ordering', {
    body: { type, parent_id, items: ids.map((id, index) => ({ id, index })) },
  });

describe('a course', () => {
  it('is a draft for its authors alone, planned with its table of contents, and released for whoever knows it', async () => {
    const [author, member, guest] = [await api.member(), await api.member(), api.guest()];
    const course = await makeCourse(admin, { name: 'Glazuren', author_ids: [author.id], description: '<p>Kwarts</p>' });
    const module = await addModule(author, course.id);
    const lesson = await addLesson(author, { course: course.id, module }, { name: 'As', content: '<p>Houtas</p>' });
    const seen = async () => {
      const answers = await Promise.all([author, admin, member, guest].map((who) => show(who, course.id)));
      return answers.map(({ status, body }) => (status === 200 ? body.data.status : status));
    };
    expect(await seen()).toEqual(['draft', 'draft', 404, 404]);
    await releaseCourse(author, course.id, '2090-03-29 02:30:00');
    expect(await seen()).toEqual(['planned', 'planned', 'planned', 'planned']);
    const { data } = (await show(guest, course.id)).body;
    expect(data).toMatchObject({
      ...{ release_date: '2090-03-29 02:30:00', description: '<p>Kwarts</p>', available: false, lesson_count: 1 },
      ...{ first_lesson_url: '/resources/glazuren/eerste-module/as', author: { id: admin.id }, participant: null },
      modules: [{ lessons: [{ name: 'As', availability: 'locked', lock: { reason: 'login' } }] }],
    });
    const made = { id: course.id, slug: course.slug, module, lessons: [lesson] };
    expect((await read(member, made, lesson)).body.data).toMatchObject({ content: '', lock: { reason: 'release' } });
    await releaseCourse(author, course.id);
    expect(await seen()).toEqual(['released', 'released', 'released', 'released']);
    expect((await read(member, made, lesson)).body.data).toMatchObject({ content: '<p>Houtas</p>', lock: null });
    expect((await read(guest, made, lesson)).body.data).toMatchObject({ content: '', lock: { reason: 'login' } });
    await releaseCourse(author, course.id, null);
    expect(await seen()).toEqual(['draft', 'draft', 404, 404]);
  });

  it('is listed in both shapes, by its author and where it is highlighted; hidden ones for those inside', async () => {
    const [author, learner] = [await api.member(), await api.member()];
    const plain = await courseOf(admin, [{ name: 'Een' }], { name: 'Gewoon', author_ids: [author.id] });
    const lit = await courseOf(admin, [{ name: 'Een' }], {
      name: 'Uitgelicht',
      author_ids: [author.id],
      highlighted: true,
    });
    const hidden = await courseOf(admin, [{ name: 'Een' }], {
      name: 'Verborgen',
      author_ids: [author.id],
      hidden: true,
    });
    await track(learner, hidden, hidden.lessons[0]!);
    const by = { where: `author_id:${author.id}` };
    const names = async (who: Persona, query: object) =>
      ((await who.call('GET /api/v3/courses', { query })).body.data as { name: string }[]).map(({ name }) => name);
    expect(await names(api.guest(), by)).toEqual(['Uitgelicht', 'Gewoon']);
    expect(await names(learner, by)).toEqual(['Uitgelicht', 'Verborgen', 'Gewoon']);
    expect(await names(api.guest(), { where: `author_id:${author.id},highlighted:1` })).toEqual(['Uitgelicht']);
    const mine = await learner.call('GET /api/v4/e-learning/courses', { query: { type: 'mine' } });
    expect(mine.body.data).toMatchObject([{ name: 'Verborgen', participant: { progress: 100 } }]);
    const bySlug = await learner.call('GET /api/v3/courses/{id}', {
      params: { id: lit.slug },
      query: { find_by: 'slug', with: 'uploads,author,trophy' },
    });
    expect(bySlug.body.data).toMatchObject({ id: lit.id, trophy: null, uploads: [], author: { id: admin.id } });
    expect((await show(learner, plain.id)).body.data).toMatchObject({ count: 0, progress: 0 });
    expect((await learner.call('GET /api/v3/courses', { query: { where: 'price:1' } })).status).toBe(422);
  });

  it('is known and entered by levels and invitation, and keeps whoever was taken out outside', async () => {
    const gold = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id as number;
    const [holder, member] = [await api.member(), await api.member()];
    await admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id: holder.id }, body: { level_id: gold } });
    const rights = { visibility: 'member' as const, availability: 'level' as const, level_ids: [gold] };
    const course = await courseOf(admin, [{ name: 'Een' }], rights);
    const [lesson] = course.lessons;
    expect((await show(api.guest(), course.id)).status).toBe(404);
    expect((await read(member, course, lesson!)).body.data).toMatchObject({ content: '', lock: { reason: 'levels' } });
    expect((await track(member, course, lesson!)).status).toBe(403);
    expect((await track(holder, course, lesson!)).status).toBe(200);
    const params = { course: course.slug, member_id: holder.id };
    await admin.call('DELETE /api/v4/e-learning/courses/{course}/participants/{member_id}', { params });
    expect((await read(holder, course, lesson!)).body.data).toMatchObject({
      content: '',
      seen: false,
      lock: { reason: 'invitation' },
    });
    expect((await track(holder, course, lesson!)).status).toBe(403);
    const back = { params: { course: course.slug }, body: { user_ids: [holder.id, member.id] } };
    await admin.call('POST /api/v4/e-learning/courses/{course}/participants', back);
    expect(await participant(holder, course)).toMatchObject({ progress: 100 });
    expect((await read(member, course, lesson!)).body.data.lock).toBeNull();
  });

  it('says 409 to whoever changes what somebody else has changed, and names no level, author or video that is not there', async () => {
    const { id, version } = await makeCourse(admin);
    const change = (body: object) =>
      admin.call('PUT /api/v4/e-learning/courses/{course}', { params: { course: String(id) }, body });
    expect((await change({ name: 'Eerst', version })).status).toBe(200);
    expect((await change({ name: 'Daarna', version })).status).toBe(409);
    for (const body of [{ level_ids: [99_999] }, { author_ids: [99_999] }])
      expect((await change(body)).status).toBe(422);
    const module = await addModule(admin, id);
    const body = { name: 'Film', videos: ['https://example.test/film'] };
    const params = { course: String(id), module: String(module) };
    const path = 'POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons';
    expect((await admin.call(path, { params, body })).status).toBe(422);
    const made = await addLesson(admin, { course: id, module }, { name: '2026', videos: ['https://vimeo.com/123456'] });
    expect(made).toMatchObject({ slug: 'lesson-2026', videos: ['https://vimeo.com/123456'] });
    expect((await admin.call(path, { params, body: { name: 'Toets', content_kind: 'quiz', quiz_id: 1 } })).status).toBe(
      422,
    );
  });
});

describe('a structure', () => {
  it('is put in order whole or not at all, also across modules, and takes progress along', async () => {
    const learner = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }]);
    const [one, two] = course.lessons.map(({ id }) => id);
    const second = await addModule(admin, course.id, 'Tweede module');
    await track(learner, course, { id: one! });
    expect((await order(admin, 'lesson', second, [one!])).status).toBe(200);
    expect((await order(admin, 'module', course.id, [second, course.module])).status).toBe(200);
    const standing = (
      (await catalog(learner, course)).modules as { id: number; lessons: { id: number; seen: boolean }[] }[]
    ).map(({ id, lessons }) => [id, lessons.map((each) => [each.id, each.seen])]);
    expect(standing).toEqual([
      [second, [[one, true]]],
      [course.module, [[two, false]]],
    ]);
    expect(await participant(learner, course)).toMatchObject({ progress: 50 });
    const before = await api.eventCount();
    for (const [type, parent, ids] of [
      ['module', course.id, [second]],
      ['module', course.id, [second, 999_999]],
      ['lesson', course.module, [one!]],
      ['lesson', course.module, [two!, 999_999]],
    ] as const) {
      expect((await order(admin, type, parent, ids)).status).toBe(422);
    }
    expect((await order(learner, 'module', course.id, [course.module, second])).status).toBe(403);
    expect((await order(admin, 'module', course.id, [second, course.module])).status).toBe(200);
    expect(await api.eventCount()).toBe(before);
  });

  it('of two orders at once one stands whole', async () => {
    const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }, { name: 'Drie' }]);
    const ids = course.lessons.map(({ id }) => id);
    const turned = [...ids].reverse();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([ids, turned].map((each) => order(admin, 'lesson', course.module, each)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { modules } = await catalog(admin, course);
      expect([ids, turned]).toContainEqual((modules[0].lessons as { id: number }[]).map(({ id }) => id));
    }
  });
});

describe('a learner', () => {
  it('completes, takes back, goes on where they were and finishes; a lesson that is added afterwards is left to do', async () => {
    const learner = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }]);
    const [one, two] = course.lessons;
    await learner.call(
      'POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/opened',
      at(course, two!),
    );
    expect(await participant(learner, course)).toMatchObject({ progress: 0, continue_url: two!.url });
    await track(learner, course, two!);
    expect(await participant(learner, course)).toMatchObject({ progress: 50, continue_url: one!.url });
    await track(learner, course, two!, 'incomplete');
    expect((await read(learner, course, two!)).body.data).toMatchObject({
      seen: false,
      previous: { id: one!.id },
      next: null,
    });
    await Promise.all([track(learner, course, two!), track(learner, course, two!)]);
    expect((await track(learner, course, one!)).body.data.participant).toMatchObject({
      progress: 100,
      continue_url: null,
    });
    const { finished_at } = await participant(learner, course);
    expect(finished_at).not.toBeNull();
    const three = await addLesson(admin, { course: course.id, module: course.module }, { name: 'Drie' });
    expect(await participant(learner, course)).toMatchObject({ progress: 66, finished_at, continue_url: three.url });
    const gone = at(course, three);
    await admin.call('DELETE /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', gone);
    expect(await participant(learner, course)).toMatchObject({ progress: 100, finished_at });
    expect((await read(learner, course, three)).status).toBe(404);
  });

  it('finishes by hand where the course says so, and not before all is done', async () => {
    const learner = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }], { manual_finish: true });
    const finish = () =>
      learner.call('POST /api/v4/e-learning/courses/{course}/finish', { params: { course: course.slug } });
    expect((await finish()).status).toBe(403);
    await learner.call('POST /api/v4/e-learning/courses/{course}/enrolment', { params: { course: course.slug } });
    expect((await finish()).status).toBe(409);
    expect((await track(learner, course, course.lessons[0]!)).body.data.participant.finished_at).toBeNull();
    expect((await finish()).body.data.finished_at).not.toBeNull();
    const before = await api.eventCount();
    expect((await finish()).status).toBe(200);
    expect(await api.eventCount()).toBe(before);
  });

  it('waits for what is completed first, for a day, and for so many days; an exception opens it to one alone', async () => {
    const [learner, other] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [
      { name: 'Eerst' },
      { name: 'Later', unlocks_at: '2090-01-01 09:00:00' },
      { name: 'Na tien dagen', unlock_days: 10 },
    ]);
    const [first, dated, days] = course.lessons;
    const behind = await addLesson(
      admin,
      { course: course.id, module: course.module },
      { name: 'Daarna', prerequisite_ids: [first!.id] },
    );
    const locks = async (who: Persona) =>
      ((await catalog(who, course)).modules[0].lessons as { lock: { reason: string } | null }[]).map(
        ({ lock }) => lock?.reason ?? null,
      );
    expect(await locks(learner)).toEqual([null, 'date', 'days', 'prerequisite']);
    expect((await track(learner, course, behind)).status).toBe(403);
    await track(learner, course, first!);
    expect(await locks(learner)).toEqual([null, 'date', 'days', null]);
    const clock = jest.spyOn(api.kernel.clock, 'now').mockReturnValue(new Date(Date.now() + 11 * 86_400_000));
    try {
      expect(await locks(learner)).toEqual([null, 'date', null, null]);
      await track(learner, course, days!);
    } finally {
      clock.mockRestore();
    }
    expect(await locks(learner)).toEqual([null, 'date', null, null]);
    await track(other, course, first!);
    const params = { course: course.slug, member_id: other.id, lesson_id: dated!.id };
    const path = '/api/v4/e-learning/courses/{course}/participants/{member_id}/exceptions/{lesson_id}';
    expect((await admin.call(`PUT ${path}`, { params, body: { reason: 'Op reis' } })).body.data.exception_ids).toEqual([
      dated!.id,
    ]);
    expect(await locks(other)).toEqual([null, null, 'days', null]);
    expect((await track(other, course, dated!)).status).toBe(200);
    await admin.call(`DELETE ${path}`, { params });
    expect((await read(other, course, dated!)).body.data).toMatchObject({ seen: true, lock: null });
    expect(await locks(learner)).toEqual([null, 'date', null, null]);
    const circle = await admin.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      ...at(course, first!),
      body: { prerequisite_ids: [behind.id] },
    });
    expect(circle.status).toBe(422);
  });

  it('opens files of lessons that are open to them, and no others', async () => {
    const [learner, author] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Eerst' }], { author_ids: [author.id] });
    const file = (await send(author, bmp())).body.data as { id: number; uuid: string };
    const where = { course: course.id, module: course.module };
    const lesson = await addLesson(author, where, { upload_uuids: [file.uuid], unlocks_at: '2090-01-01 09:00:00' });
    expect(lesson.attachments).toMatchObject([{ id: file.id }]);
    const opens = async (who: Persona) => (await who.send('GET', `/media/${file.id}/full`)).status;
    await track(learner, course, course.lessons[0]!);
    expect([await opens(learner), await opens(api.guest()), await opens(author)]).toEqual([404, 404, 200]);
    expect((await read(learner, course, lesson)).body.data.attachments).toEqual([]);
    const change = at(course, lesson);
    await author.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      ...change,
      body: { unlocks_at: null },
    });
    expect([await opens(learner), await opens(api.guest())]).toEqual([200, 404]);
    expect((await read(learner, course, lesson)).body.data.attachments).toMatchObject([{ id: file.id }]);
    const more = (await send(author, pdf(), 'les.pdf')).body.data as { id: number; uuid: string };
    const put = (body: object) =>
      author.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', { ...change, body });
    const shown = async () =>
      ((await read(learner, course, lesson)).body.data.attachments as { id: number }[]).map(({ id }) => id);
    await put({ upload_uuids: [more.uuid], attachment_ids: [more.id, file.id] });
    expect(await shown()).toEqual([more.id, file.id]);
    const paper = (await read(learner, course, lesson)).body.data;
    expect([paper.attachments[0], paper.media.length]).toMatchObject([{ name: 'les.pdf', size: pdf().length }, 1]);
    await put({ attachment_ids: [file.id, more.id] });
    expect(await shown()).toEqual([file.id, more.id]);
    await put({ attachment_ids: [more.id] });
    expect([await shown(), await opens(learner)]).toEqual([[more.id], 404]);
  });

  it('is seen with their progress by authors alone', async () => {
    const [learner, author] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }], { author_ids: [author.id] });
    await track(learner, course, course.lessons[0]!);
    await api.settled();
    const list = (who: Persona) =>
      who.call('GET /api/v4/e-learning/courses/{course}/participants', { params: { course: course.slug } });
    expect((await list(author)).body.data).toMatchObject([
      { id: learner.id, participant: { progress: 50, lesson_count: 2 } },
    ]);
    expect((await list(learner)).status).toBe(403);
    // Looking at a lesson makes no learner of whoever wrote it.
    const opened = 'POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/opened';
    const answer = await author.call(opened, at(course, course.lessons[1]!));
    expect([answer.status, answer.body.data.participant]).toEqual([200, null]);
  });
});

describe('without the plugin', () => {
  it('there are no courses, files of lessons, or order of them', async () => {
    const course = await courseOf(admin);
    await withoutPlugin(admin, 'learning', async () => {
      expect((await show(admin, course.id)).status).toBe(404);
      expect((await admin.call('GET /api/v3/courses')).status).toBe(404);
      expect((await order(admin, 'module', course.id, [course.module])).status).toBe(404);
    });
    expect((await show(admin, course.id)).status).toBe(200);
  });
});
