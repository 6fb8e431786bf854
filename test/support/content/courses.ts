import type { OutputOf, RequestOf, Routes } from '@lyceum/contracts';
import type { Persona } from '../persona.ts';

type Input = RequestOf<Routes['POST /api/v4/e-learning/courses']>['body'];
type LessonInput = RequestOf<Routes['POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons']>['body'];
export type Outline = OutputOf<Routes['GET /api/v4/e-learning/courses/{course}/outline']>['data'];
export type OutlineLesson = Outline['modules'][number]['lessons'][number];

function dataOf<T>({ status, body }: { status: number; body: { data?: unknown } }, what: string): T {
  if (body.data === undefined) throw new Error(`No ${what}: ${status} ${JSON.stringify(body)}`);
  return body.data as T;
}

/** A draft without a module. */
export const makeCourse = async (admin: Persona, more: Partial<Input> = {}): Promise<Outline> =>
  dataOf(await admin.call('POST /api/v4/e-learning/courses', { body: { name: 'Draaien', ...more } }), 'course');

/** Released now, or at that moment; null makes it a draft again. */
export const releaseCourse = async (who: Persona, course: number, release_date?: string | null): Promise<Outline> =>
  dataOf(
    await who.call('POST /api/v4/e-learning/courses/{course}/release', {
      params: { course: String(course) },
      body: { release_date },
    }),
    'release',
  );

/** Its id. */
export async function addModule(who: Persona, course: number, name = 'Eerste module'): Promise<number> {
  const answer = await who.call('POST /api/v4/e-learning/courses/{course}/modules', {
    params: { course: String(course) },
    body: { name },
  });
  return dataOf<Outline>(answer, 'module').modules.at(-1)!.id;
}

export const addLesson = async (
  who: Persona,
  { course, module }: { course: number; module: number },
  more: Partial<LessonInput> = {},
): Promise<OutlineLesson> =>
  dataOf(
    await who.call('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons', {
      params: { course: String(course), module: String(module) },
      body: { name: 'Les', content: '<p>Wat er te leren is</p>', ...more },
    }),
    'lesson',
  );

export interface Made {
  id: number;
  slug: string;
  module: number;
  lessons: OutlineLesson[];
}

/** A released course of one module with these lessons. */
export async function courseOf(
  admin: Persona,
  lessons: Partial<LessonInput>[] = [{ name: 'Een' }, { name: 'Twee' }],
  more: Partial<Input> = {},
): Promise<Made> {
  const { id, slug } = await makeCourse(admin, more);
  const module = await addModule(admin, id);
  const made: OutlineLesson[] = [];
  for (const lesson of lessons) made.push(await addLesson(admin, { course: id, module }, lesson));
  await releaseCourse(admin, id);
  return { id, slug, module, lessons: made };
}

/** What an address of a lesson is made of. */
export const at = ({ id, module }: Pick<Made, 'id' | 'module'>, lesson: { id: number }) => ({
  params: { course: String(id), module: String(module), lesson: String(lesson.id) },
});

const LESSON = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}';
export const read = (who: Persona, course: Pick<Made, 'id' | 'module'>, lesson: { id: number }) =>
  who.call(`GET ${LESSON}`, at(course, lesson));
export const track = (
  who: Persona,
  course: Pick<Made, 'id' | 'module'>,
  lesson: { id: number },
  action: 'complete' | 'incomplete' = 'complete',
) => who.call(`POST ${LESSON}`, { ...at(course, lesson), body: { action } });
