import { Injectable } from '@nestjs/common';
import type { courses, InputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { COUNT_CAP, decodeCursor, encodeCursor, listMeta } from '../../../platform/http/lists/lists.ts';
import { narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { Trophies } from '../../../platform/scores/trophies.ts';
import { LevelQueries } from '../../identity/index.ts';
import { CourseFactsOf, type Named } from '../rights/facts.ts';
import { knownCourses } from '../rights/readable.ts';
import { type CourseRow, coursesFor, coursesOf, type Line, linesOf, pictureOf, told } from './course.json.ts';

/** Finished courses shown on a profile. */
const FINISHED = 100;

type ListQuery = InputOf<typeof courses.listCourses>['query'];

/** Filter and order of a list. `where` narrows the visible courses and never replaces the visibility filter. */
interface Asked {
  where: Sql;
  order: Sql;
  limit: number;
  offset: number;
}

/** Reads courses for members. Counts and pages cover only the courses that the viewer may know of. */
@Injectable()
export class CourseQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly levels: LevelQueries,
    private readonly trophies: Trophies,
  ) {}

  /** Only participants and authors see hidden courses in a list. */
  async list(viewer: Viewer, query: ListQuery) {
    const { page, size, cursor } = query;
    const isOwn = sql`(n.status = 'in' or ${viewer.id}::int = any(c.author_ids))`;
    const where = sql`and (not c.hidden or coalesce(${isOwn}, false)) ${query.type === 'mine' ? sql`and n.status = 'in'` : empty}
      ${narrowed(query, COLUMNS)}`;
    const order = sql`${sorted(query.order_by, SORTS, sql`c.highlighted desc, c.releases_at desc nulls first`)}, c.id desc`;
    const offset = decodeCursor(cursor, z.int().min(0).max(COUNT_CAP)) ?? (page - 1) * size;
    return this.page(viewer, { where, order, limit: size, offset }, { page, size });
  }

  async page(viewer: Viewer, asked: Asked, { page, size }: { page: number; size: number }) {
    const [data, counted] = await Promise.all([this.some(viewer, asked), this.count(viewer, asked.where)]);
    const end = asked.offset + data.length;
    const next = end < counted && end < COUNT_CAP ? encodeCursor(end) : null;
    return { data, meta: listMeta(page, size, data.length, counted, next) };
  }

  async count(viewer: Viewer, where: Sql): Promise<number> {
    const row = await runOne<{ total: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as total from (
            select 1 ${coursesOf(viewer)} where ${knownCourses(viewer)} ${where} limit ${COUNT_CAP}) x`,
    );
    return row!.total;
  }

  /** One course by id or slug. Null if it is missing or hidden from the viewer. */
  async one(viewer: Viewer, by: Named): Promise<courses.CourseV4 | null> {
    const where = 'id' in by ? sql`and c.id = ${by.id}` : sql`and c.slug = ${by.slug}`;
    const [course] = await this.some(viewer, { where, order: sql`c.id`, limit: 1, offset: 0 });
    return course ?? null;
  }

  /** The courses among `ids` that the viewer may know of. */
  async among(viewer: Viewer, ids: readonly number[]): Promise<Map<number, courses.CourseV4>> {
    if (ids.length === 0) return new Map();
    const where = sql`and c.id = any(${[...ids]}::int[])`;
    const found = await this.some(viewer, { where, order: sql`c.id`, limit: ids.length, offset: 0 });
    return new Map(found.map((course) => [course.id, course]));
  }

  /** The courses that a member has finished, among those in lists of the viewer. */
  async finishedBy(viewer: Viewer, memberId: number): Promise<courses.FinishedCourse[]> {
    const rows = await run<Pick<CourseRow, 'id' | 'slug' | 'name' | 'image'> & { done: Date }>(
      this.kernel.db.pool,
      sql`select c.id, c.slug, c.name, c.image, e.finished_at as done ${coursesOf(viewer)}
          join learning.enrolment e on e.course_id = c.id and e.member_id = ${memberId}
          where e.finished_at is not null and not c.hidden and ${knownCourses(viewer)}
          order by e.finished_at desc, c.id limit ${FINISHED}`,
    );
    return rows.map(({ done, image, ...course }) => ({
      ...course,
      image: pictureOf(image),
      finished_at: done.toISOString(),
    }));
  }

  private async some(viewer: Viewer, { where, order, limit, offset }: Asked): Promise<courses.CourseV4[]> {
    const [rows, levels, zone] = await Promise.all([
      run<CourseRow>(
        this.kernel.db.pool,
        sql`${coursesFor(viewer, this.kernel.clock.now())} where ${knownCourses(viewer)} ${where}
            order by ${order} limit ${limit} offset ${offset}`,
      ),
      this.levels.all(),
      this.facts.zone(),
    ]);
    const ids = rows.map(({ id }) => id);
    const [lines, trophies] = await Promise.all([
      ids.length === 0 ? [] : run<Line>(this.kernel.db.pool, linesOf(viewer, ids)),
      this.trophies.shown(rows.map(({ trophy_id }) => trophy_id)),
    ]);
    const names = levels.map(({ id, name }) => ({ id, name }));
    return rows.map((row) =>
      told(
        viewer,
        row,
        lines.filter(({ course_id }) => course_id === row.id),
        { levels: names, zone, trophies },
      ),
    );
  }
}

const COLUMNS = {
  id: sql`c.id`,
  slug: sql`c.slug`,
  author_id: (memberId: string | number | boolean) => sql`(${Number(memberId)} = any(c.author_ids))`,
  highlighted: sql`c.highlighted`,
  release_date: sql`c.releases_at`,
  name: { lower: sql`lower(c.name)` },
};
const SORTS = { release_date: sql`c.releases_at`, name: { lower: sql`lower(c.name)` }, id: sql`c.id` };
