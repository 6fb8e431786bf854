import { Effects } from '../../../apps/api/src/platform/jobs/effects.ts';
import { rebuildProjection, verifyProjection } from '../../../libs/kernel/src/index.ts';
import { certificateRows } from '../../../apps/api/src/modules/certificates/issuing/certificate.rows.ts';
import { withoutPlugin } from '../../support/content/plugins.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { courseOf, type Made, track } from '../../support/content/courses.ts';
import { connect, disconnectAll, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(120_000);

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(async () => {
  disconnectAll();
  await api.close();
});

interface Held {
  id: number;
  code: string;
  holder: string;
  file: string;
  withdrawn_at: string | null;
  course: { id: number };
}
const held = async (who: Persona, course: { id: number }): Promise<Held[]> =>
  ((await who.call('GET /api/v4/e-learning/certificates')).body.data as Held[]).filter(
    (each) => each.course.id === course.id && each.withdrawn_at === null,
  );
const gets = async (who: Persona, course: { id: number }): Promise<Held> => {
  await until('the certificate is there', async () => (await held(who, course)).length > 0);
  return (await held(who, course))[0]!;
};
const verify = async (code: string) =>
  (await api.guest().call('GET /api/v4/e-learning/certificates/{code}', { params: { code } })).body.data;
const finish = async (who: Persona, course: Made): Promise<void> => {
  for (const lesson of course.lessons) expect((await track(who, course, lesson)).status).toBe(200);
};
const change = (course: { id: number }, body: object) =>
  admin.call('PUT /api/v4/e-learning/courses/{course}', { params: { course: String(course.id) }, body });
const COURSE = '/api/v4/e-learning/courses/{course}/certificates';
const issue = (who: Persona, course: { id: number }, user_id: number) =>
  who.call(`POST ${COURSE}`, { params: { course: String(course.id) }, body: { user_id } });
const withdraw = (who: Persona, course: { id: number }, member_id: number) =>
  who.call(`DELETE ${COURSE}/{member_id}`, { params: { course: String(course.id), member_id } });
const issued = async (course: { id: number }): Promise<number> => {
  const { rows } = await api.kernel.db.pool.query(
    `select count(*)::int as n from events.event where type = 'CertificateIssued' and (data ->> 'course_id')::int = $1`,
    [course.id],
  );
  return rows[0].n as number;
};
const fetched = (who: Persona, file: string) => who.send('GET', file);

/** The job of an effect once more, as a queue brings it whose worker was killed behind the work and before the mark. */
async function again(effect: string, type: string, stream: string): Promise<void> {
  const { rows } = await api.kernel.db.pool.query<{ event_id: string; stream: string; version: number }>(
    `select id as event_id, stream_id as stream, version from events.event where type = $1 and stream_id like $2`,
    [type, stream],
  );
  for (const row of rows) {
    const mark = [effect, row.event_id];
    await api.kernel.db.pool.query('delete from events.effect where effect = $1 and event_id = $2', mark);
    await api.app.get(Effects).add({ ...row, effect, due_at: null }, `again-${Math.random()}-${row.event_id}`);
    await until('it is made again', async () => {
      const made = await api.kernel.db.pool.query(
        'select 1 from events.effect where effect = $1 and event_id = $2',
        mark,
      );
      return made.rows.length > 0;
    });
  }
}

describe('a certificate by the rule of its course', () => {
  it('is issued once to whoever finishes it, told live and by the bell, however often the job comes', async () => {
    const learner = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }], { name: 'Draaien', certificate: true });
    const heard = await listen(connect(learner), `private-messages.${learner.id}`);
    await finish(learner, course);
    const { id, code, holder } = await gets(learner, course);
    expect(code).toMatch(/^([A-HJ-KM-NP-TV-Z2-9]{5}-){4}[A-HJ-KM-NP-TV-Z2-9]{5}$/);
    await until('it is told', () => heard.some(({ name }) => name === 'certificate'));
    expect(heard.filter(({ name }) => name === 'certificate').map(({ data }) => data)).toEqual([
      { certificate_id: id, course_id: course.id },
    ]);
    await again('issue-certificate', 'CourseFinished', `enrolment-${course.id}-%`);
    await again('issue-certificate', 'CourseFinished', `enrolment-${course.id}-%`);
    expect(await issued(course)).toBe(1);
    const bell = (await learner.call('GET /api/v3/notifications')).body.data as object[];
    expect(bell).toMatchObject([{ type: 'certificate_issued', certificate: { id, code }, course: { id: course.id } }]);
    expect(await verify(code)).toMatchObject({ status: 'valid', holder, course: 'Draaien', withdrawn_at: null });
    expect(await verify(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ code, status: 'valid' });
  });

  it('is issued to those who had finished before the course gave one, once, and to nobody where it gives none', async () => {
    const [done, busy] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }]);
    await finish(done, course);
    await track(busy, course, course.lessons[0]!);
    await api.settled();
    await until('the effect came', async () => {
      const made = await api.kernel.db.pool.query(
        `select 1 from events.effect f join events.event e on e.id = f.event_id
         where f.effect = 'issue-certificate' and e.stream_id = $1`,
        [`enrolment-${course.id}-${done.id}`],
      );
      return made.rows.length > 0;
    });
    expect(await issued(course)).toBe(0);
    await change(course, { certificate: true });
    await gets(done, course);
    await change(course, { name: 'Anders' });
    await again('issue-certificates-of-course', 'CourseChanged', `course-${course.id}`);
    expect(await issued(course)).toBe(1);
    expect(await held(busy, course)).toEqual([]);
    await track(busy, course, course.lessons[1]!);
    await gets(busy, course);
  });

  it('lists only holders, with their number, once the course gives no certificate', async () => {
    const [holder, later] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Een' }], { certificate: true });
    await finish(holder, course);
    await gets(holder, course);
    await change(course, { certificate: false });
    await finish(later, course);
    const list = async (search = '') =>
      (await admin.call(`GET ${COURSE}`, { params: { course: String(course.id) }, query: { search } })).body;
    expect(await list()).toMatchObject({ data: [{ id: holder.id }], meta: { total: 1 } });
    expect(await list(holder.username)).toMatchObject({ meta: { total: 1 } });
    expect(await list(later.username)).toMatchObject({ data: [], meta: { total: 0 } });
    await change(course, { certificate: true });
    expect((await list()).meta.total).toBe(2);
  });

  it('is nobody’s to issue again by itself once it was withdrawn', async () => {
    const [author, learner] = [await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Een' }], { certificate: true, author_ids: [author.id] });
    await finish(learner, course);
    const { code } = await gets(learner, course);
    expect((await withdraw(author, course, learner.id)).status).toBe(200);
    expect((await withdraw(author, course, learner.id)).status).toBe(200);
    expect(await held(learner, course)).toEqual([]);
    const own = (await learner.call('GET /api/v4/e-learning/certificates')).body.data as object[];
    expect(own).toMatchObject([{ code, file: null, withdrawn_at: expect.any(String) }]);
    expect(await verify(code)).toMatchObject({ status: 'withdrawn', holder: null });
    expect((await fetched(learner, `/certificates/${code}.pdf`)).status).toBe(404);
    expect((await learner.call('GET /api/v3/notifications')).body.data).toEqual([]);
    await again('issue-certificate', 'CourseFinished', `enrolment-${course.id}-%`);
    await change(course, { name: 'Anders' });
    await again('issue-certificates-of-course', 'CourseChanged', `course-${course.id}`);
    expect(await issued(course)).toBe(1);
    expect((await issue(author, course, learner.id)).body.data.certificate.code).not.toBe(code);
    expect(await verify(code)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('a certificate by hand', () => {
  it('is issued to whoever has finished, by whoever teaches the course, once by two at once', async () => {
    const [author, learner, busy] = [await api.member(), await api.member(), await api.member()];
    const more = { certificate: true, certificate_send_option: 'manual' as const, author_ids: [author.id] };
    const course = await courseOf(admin, [{ name: 'Een' }, { name: 'Twee' }], more);
    await finish(learner, course);
    await track(busy, course, course.lessons[0]!);
    await again('issue-certificate', 'CourseFinished', `enrolment-${course.id}-%`);
    expect(await held(learner, course)).toEqual([]);
    expect((await issue(learner, course, learner.id)).status).toBe(403);
    expect((await issue(author, course, busy.id)).status).toBe(409);
    expect((await issue(author, course, 999_999)).status).toBe(422);
    const answers = await Promise.all([author, admin, author].map((who) => issue(who, course, learner.id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.certificate.code)).size).toBe(1);
    expect(await issued(course)).toBe(1);
    const list = await author.call(`GET ${COURSE}`, { params: { course: String(course.id) } });
    expect(list.body.data).toMatchObject([{ id: learner.id, certificate: { withdrawn_at: null } }]);
    const params = { kind: 'certificates', id: course.id };
    const told = (await admin.call('GET /api/v4/admin/history/{kind}/{id}', { params })).body.data as object[];
    expect(told).toMatchObject([{ type: 'CertificateIssued' }]);
    expect((await withdraw(author, course, busy.id)).status).toBe(404);
    const none = await courseOf(admin, [{ name: 'Een' }], { author_ids: [author.id] });
    await finish(learner, none);
    expect((await issue(author, none, learner.id)).status).toBe(409);
  });
});

describe('the file of a certificate', () => {
  it('is its member’s and its teacher’s, and nobody else’s', async () => {
    const [author, learner, stranger] = [await api.member(), await api.member(), await api.member()];
    const course = await courseOf(admin, [{ name: 'Een' }], { certificate: true, author_ids: [author.id] });
    await finish(learner, course);
    const { file } = await gets(learner, course);
    for (const who of [learner, author, admin]) {
      const answer = await fetched(who, file);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    expect((await fetched(stranger, file)).status).toBe(404);
    expect((await fetched(api.guest(), file)).status).toBe(404);
    expect((await fetched(learner, '/certificates/AAAAA-AAAAA-AAAAA-AAAAA-AAAAA.pdf')).status).toBe(404);
  });
});

describe('behind other modules', () => {
  it('there is nothing of certificates without the plugin of learning', async () => {
    await withoutPlugin(admin, 'learning', async () => {
      expect((await admin.call('GET /api/v4/e-learning/certificates')).status).toBe(404);
    });
  });

  it('what is printed goes with its member, and that it is genuine stays', async () => {
    const learner = await api.member();
    const course = await courseOf(admin, [{ name: 'Een' }], { name: 'Frezen', certificate: true });
    await finish(learner, course);
    const { code, holder } = await gets(learner, course);
    expect(await verify(code)).toMatchObject({ holder });
    const erased = await admin.call('POST /api/v4/admin/members/{id}/erase', {
      params: { id: learner.id },
      body: { reason: 'Op verzoek' },
    });
    expect(erased.status).toBe(200);
    await until('the name is gone', async () => (await verify(code)).holder === null);
    expect(await verify(code)).toMatchObject({ status: 'valid', course: 'Frezen', holder: null });
    await again('issue-certificate', 'CourseFinished', `enrolment-${course.id}-%`);
    expect(await issued(course)).toBe(1);
  });

  it('a rebuild makes the same rows and issues nothing', async () => {
    const before = await api.kernel.db.pool.query('select * from certificates.certificate order by id');
    const events = await api.eventCount();
    await rebuildProjection(api.kernel.db, api.kernel.store, certificateRows);
    await api.settled();
    expect((await api.kernel.db.pool.query('select * from certificates.certificate order by id')).rows).toEqual(
      before.rows,
    );
    expect(await api.eventCount()).toBe(events);
    const [verdict] = await verifyProjection(api.kernel.db, api.kernel.store, certificateRows);
    expect(verdict).toMatchObject({ onlyLive: 0, onlyRebuilt: 0 });
  });
});
