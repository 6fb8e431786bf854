import { type Queryable, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { slugOf } from '../../../platform/text/slug.ts';

/**
 * Slug from a name, with the number appended if it is taken. Never only digits, because addresses read those as an id.
 */
async function free(tx: Queryable, name: string, plain: string, id: number, taken: (slug: string) => Sql) {
  const given = slugOf(name, plain);
  const slug = /^\d+$/.test(given) ? `${plain.split('-')[0]}-${given}` : given;
  return (await runOne(tx, taken(slug))) ? `${slug}-${id}` : slug;
}

/** A free slug for a course. */
export const courseSlug = (tx: Queryable, name: string, id: number): Promise<string> =>
  free(tx, name, `course-${id}`, id, (slug) => sql`select 1 from learning.course where slug = ${slug}`);

/** A free slug for a module. The caller must hold the course's lock. */
export const moduleSlug = (tx: Queryable, courseId: number, name: string, id: number): Promise<string> =>
  free(
    tx,
    name,
    `module-${id}`,
    id,
    (slug) => sql`select 1 from learning.module where course_id = ${courseId} and slug = ${slug}`,
  );

/** A free slug for a lesson. The caller must hold the course's lock. A removed lesson keeps its slug. */
export const lessonSlug = (tx: Queryable, courseId: number, name: string, id: number): Promise<string> =>
  free(
    tx,
    name,
    `lesson-${id}`,
    id,
    (slug) => sql`select 1 from learning.lesson where course_id = ${courseId} and slug = ${slug}`,
  );
