import { at, courseOf } from '../../support/content/courses.ts';
import type { Persona } from '../../support/persona.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';

const NOTE = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/note' as const;

let api: TestApi;
let admin: Persona;
let learner: Persona;
let params: { course: string; module: string; lesson: string };
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  learner = await api.member('leerling');
  const course = await courseOf(admin, [{ name: 'Een' }]);
  params = at(course, course.lessons[0]!).params;
});
afterAll(() => api.close());

const note = async (who: Persona) => (await who.call(`GET ${NOTE}`, { params })).body.data;
const keep = (who: Persona, content: string) => who.call(`PUT ${NOTE}`, { params, body: { content } });

describe('notes on a lesson', () => {
  it('are the member’s own, and go when they are empty', async () => {
    expect(await note(learner)).toEqual({ content: '', updated_at: null });
    expect((await keep(learner, 'Eerst centreren')).status).toBe(200);
    expect(await note(learner)).toMatchObject({ content: 'Eerst centreren' });
    expect(await note(admin)).toMatchObject({ content: '' });
    await keep(learner, ' ');
    expect(await note(learner)).toEqual({ content: '', updated_at: null });
  });

  it('are refused for a lesson that is not there, and to guests', async () => {
    const nowhere = { ...params, lesson: '999999' };
    expect((await learner.call(`GET ${NOTE}`, { params: nowhere })).status).toBe(404);
    expect((await api.guest().call(`GET ${NOTE}`, { params })).status).toBe(401);
  });
});
