import { addLesson, addModule, makeCourse, read } from '../content/courses.ts';
import type { Installation } from '../servers/installation.ts';
import { PASSWORD, Persona } from '../persona.ts';
import { begun, makeQuiz } from '../content/quizzes.ts';

/** Who does what in an installation whose clocks are wrong. */
export interface Scene {
  installation: Installation;
  admin: Persona;
  /** A member of their own for each thing that ends. */
  newcomer(): Promise<Persona>;
}

/** Begins something that is so until a moment, and no longer; answers how to see whether it is so still. */
export type Ending = (scene: Scene, end: Date) => Promise<() => Promise<boolean>>;

const HOUR_MS = 3_600_000;
let serial = 0;
export async function sceneOf(installation: Installation): Promise<Scene> {
  return {
    installation,
    admin: await installation.person('admin'),
    async newcomer() {
      const persona = new Persona(installation.url);
      await persona.register(`tijd-${(serial += 1)}`);
      return persona;
    },
  };
}

const isLetIn = (who: Persona) => async (): Promise<boolean> =>
  (await who.call('GET /api/v3/profile/me')).status === 200;

async function token(who: Persona): Promise<Persona> {
  const body = { name: 'Klok', scopes: ['read'], expires_in_days: 30, current_password: PASSWORD };
  const program = new Persona(who.url);
  program.bearer = (await who.call('POST /api/v4/tokens', { body })).body.data.token as string;
  return program;
}

/** Everything that begins or ends by the clock. A module that brings such a thing adds it here (promise 17). */
export const ENDINGS: Record<string, Ending> = {
  async 'a session'({ installation, newcomer }, end) {
    const member = await newcomer();
    await installation.query('update identity.session set expires_at = $1 where member_id = $2', [end, member.id]);
    return isLetIn(member);
  },

  async 'an access token'({ installation, newcomer }, end) {
    const member = await newcomer();
    const program = await token(member);
    await installation.query('update identity.api_token set expires_at = $1 where member_id = $2', [end, member.id]);
    return isLetIn(program);
  },

  async 'an event'({ admin, newcomer }, end) {
    const member = await newcomer();
    const start = new Date(end.getTime() - 86_400_000);
    const body = { title: 'Feest', start_date: start.toISOString(), end_date: end.toISOString() };
    const { id } = (await admin.call('POST /api/v3/events', { body })).body.data as { id: number };
    return async () => (await member.call('GET /api/v3/events/{id}', { params: { id } })).body.data.past === false;
  },

  /** An hour behind the end of its event. */
  async 'a live room that may be opened'({ admin }, end) {
    const ends = new Date(end.getTime() - HOUR_MS);
    const starts = new Date(ends.getTime() - 24 * HOUR_MS);
    const body = { title: 'Op afstand', start_date: starts.toISOString(), end_date: ends.toISOString(), online: true };
    const event = (await admin.call('POST /api/v3/events', { body })).body.data as { id: number };
    const planned = await admin.call('POST /api/v4/events/{id}/live-room', { params: { id: event.id }, body: {} });
    const params = { id: planned.body.data.id as number };
    return async () =>
      ((await admin.call('GET /api/v4/live-rooms/{id}', { params })).body.data.permissions as string[]).includes(
        'START',
      );
  },

  /** In whole minutes, as timers are: at that moment, or within the minute behind it. */
  async 'an attempt at a quiz'({ admin }, end) {
    const question = { question: 'Hoe?', type: 'free_form' as const };
    const timer = Math.max(1, Math.ceil((end.getTime() - Date.now()) / 60_000));
    const { id } = await makeQuiz(admin, { timer_on: true, timer }, [question], `Klok ${end.getTime()}`);
    const attempt = await begun(admin, id);
    const params = { id: attempt.id };
    return async () =>
      (await admin.call('GET /api/v3/quiz-maker/responses/{id}', { params })).body.data.status === 'open';
  },

  async 'a course being planned'({ admin, newcomer }, end) {
    const member = await newcomer();
    const course = String((await makeCourse(admin, { name: 'Klok' })).id);
    const body = { release_date: end.toISOString() };
    await admin.call('POST /api/v4/e-learning/courses/{course}/release', { params: { course }, body });
    return async () =>
      (await member.call('GET /api/v3/courses/{id}', { params: { id: course } })).body.data.status === 'planned';
  },

  async 'a lesson being locked'({ admin, newcomer }, end) {
    const member = await newcomer();
    const id = (await makeCourse(admin, { name: 'Klok' })).id;
    const module = await addModule(admin, id);
    const lesson = await addLesson(admin, { course: id, module }, { unlocks_at: end.toISOString() });
    const body = { release_date: '2000-01-01 09:00:00' };
    await admin.call('POST /api/v4/e-learning/courses/{course}/release', { params: { course: String(id) }, body });
    return async () => (await read(member, { id, module }, lesson)).body.data.availability === 'locked';
  },

  async 'a suspension'({ admin, newcomer, installation }, end) {
    const member = await newcomer();
    const program = await token(member);
    const [kept] = await installation.query<{ row: unknown }>(
      'select to_jsonb(t) as row from identity.api_token t where member_id = $1',
      [member.id],
    );
    const params = { id: member.id };
    const { status } = await admin.call('POST /api/v4/admin/members/{id}/ban', {
      params,
      body: { reason: 'Klok', until: end.toISOString() },
    });
    if (status !== 200) throw new Error(`Not suspended: ${status}`);
    // It has taken the token along (promise 48): put back, what it opens depends on the suspension alone.
    await installation.query(
      'insert into identity.api_token overriding system value select * from jsonb_populate_record(null::identity.api_token, $1)',
      [JSON.stringify(kept!.row)],
    );
    return async () => !(await isLetIn(program)());
  },

  async 'a membership level'({ admin, newcomer, installation }, end) {
    const member = await newcomer();
    const level = await admin.call('POST /api/v4/admin/levels', { body: { name: `Klok ${member.id}` } });
    const level_id = level.body.data.id as number;
    const board = await admin.call('POST /api/v4/admin/boards', {
      body: {
        name: `Klok ${member.id}`,
        color: '#0F6B5C',
        read_by: 'member',
        write_by: 'member',
        level_ids: [level_id],
      },
    });
    const id = await installation.topic(admin, `Klok ${member.id}`, board.body.data.id as number);
    const params = { id: member.id };
    const { status } = await admin.call('POST /api/v4/admin/members/{id}/levels', {
      params,
      body: { level_id, expires_at: end.toISOString() },
    });
    if (status !== 200) throw new Error(`No level: ${status}`);
    return async () => (await member.call('GET /api/v3/topics/{id}', { params: { id } })).status === 200;
  },

  async 'a silence'({ admin, newcomer }, end) {
    const member = await newcomer();
    const params = { id: member.id };
    const body = { reason: 'Klok', until: end.toISOString() };
    const { status } = await admin.call('POST /api/v4/admin/members/{id}/silence', { params, body });
    if (status !== 200) throw new Error(`No silence: ${status}`);
    return async () => (await member.call('POST /api/v4/polls', { body: {} })).status === 403;
  },

  async 'a topic being held back'({ installation, admin, newcomer }, end) {
    const member = await newcomer();
    const id = await installation.topic(admin, `Klok ${member.id}`, undefined, end.toISOString());
    return async () => (await member.call('GET /api/v3/topics/{id}', { params: { id } })).status === 404;
  },
};
