import { startApi, type TestApi } from '../../support/servers/api.ts';
import { addLesson, addModule, makeCourse } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import type { Persona } from '../../support/persona.ts';

let api: TestApi;
let admin: Persona;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('beheer', 'admin');
});
afterAll(() => api.close());

const AT_ONCE = 8;
const together = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: AT_ONCE }, make));

describe('of one name, made at one moment', () => {
  it.each<[string, () => Promise<{ slug: string }>]>([
    ['groups', () => makeGroup(admin, { name: 'Steengoed' })],
    ['events', () => makeEvent(admin, { title: 'Steengoed' })],
    ['courses', () => makeCourse(admin, { name: 'Steengoed' })],
  ])('all %s are made, each with an address of its own', async (_, make) => {
    const slugs = (await together(make)).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(AT_ONCE);
    expect(slugs).toContain('steengoed');
  });

  it('all modules and lessons are made, each with an address of its own in its course', async () => {
    const course = (await makeCourse(admin)).id;
    const modules = await together(() => addModule(admin, course, 'Steengoed'));
    const lessons = await together(() => addLesson(admin, { course, module: modules[0]! }, { name: 'Steengoed' }));
    expect(new Set(lessons.map(({ slug }) => slug)).size).toBe(AT_ONCE);
  });
});
