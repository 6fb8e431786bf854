import { type Queryable, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

/** The learners of a course whose ids are above `behind`, ascending, at most `limit`. */
export const learnersOf = (db: Queryable, courseId: number, behind: number, limit: number): Promise<number[]> =>
  page(
    db,
    sql`select member_id from learning.enrolment where course_id = ${courseId} and status = 'in' and member_id > ${behind}
        order by member_id limit ${limit}`,
  );

/** As {@link learnersOf}, for the members with reminders of a course. */
export const remindedOf = (db: Queryable, courseId: number, behind: number, limit: number): Promise<number[]> =>
  page(
    db,
    sql`select distinct member_id from learning.reminder where course_id = ${courseId} and member_id > ${behind}
        order by member_id limit ${limit}`,
  );

/** As {@link learnersOf}, for members who were in a course at its release or have reminders of it. */
export const waitingForRelease = (
  db: Queryable,
  { course_id, releases_at }: { course_id: number; releases_at: string | null },
  behind: number,
  limit: number,
): Promise<number[]> =>
  page(
    db,
    sql`select member_id from (
          select member_id from learning.enrolment where course_id = ${course_id} and status = 'in'
            and enrolled_at <= ${releases_at}::timestamptz
          union select member_id from learning.reminder where course_id = ${course_id}) waiting
        where member_id > ${behind} order by member_id limit ${limit}`,
  );

async function page(db: Queryable, statement: Sql): Promise<number[]> {
  const rows = await run<{ member_id: number }>(db, statement);
  return rows.map(({ member_id }) => member_id);
}
