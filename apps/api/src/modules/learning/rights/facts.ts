import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { Settings } from '../../settings/index.ts';
import { learningText } from '../learning.texts.ts';
import { type CourseRights, isKnown, teaches } from './policies.ts';
import { rightsAt, standingOf } from './readable.ts';

export interface CourseFacts extends CourseRights {
  id: number;
  slug: string;
  name: string;
  releases_at: Date | null;
  manual_finish: boolean;
  version: number;
}

/** Hidden and missing courses get the same refusal. */
export const missing = (what: 'course' | 'module' | 'lesson' = 'course'): Refusal =>
  new Refusal('missing', learningText(`${what}.missing`));

const LARGEST_ID = 2_147_483_647;

/** An id or a slug from an address. A slug never consists only of digits (part 3 §7). */
export type Named = { id: number } | { slug: string };
/**
 * Parses an id or a slug.
 * @throws {Refusal} `missing` for a number that is not a valid id
 */
export function namedBy(given: string): Named {
  if (!/^\d{1,10}$/.test(given)) return { slug: given };
  const id = Number(given);
  if (id < 1 || id > LARGEST_ID) throw missing();
  return { id };
}
/** Whether a record matches an id or a slug. */
export const isNamed = ({ id, slug }: { id: number; slug: string }, by: Named): boolean =>
  'id' in by ? by.id === id : by.slug === slug;
const which = (by: Named) => ('id' in by ? sql`c.id = ${by.id}` : sql`c.slug = ${by.slug}`);

/** The course facts that commands check, read from a row that is written in the same transaction as the events. */
@Injectable()
export class CourseFactsOf {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  async zone(): Promise<string> {
    return (await this.settings.current()).values.time_zone;
  }

  /** @throws {Refusal} `missing` if the course does not exist or the viewer may not know of it */
  async course(viewer: Viewer, by: Named, db: Queryable = this.kernel.db.pool, at?: Date): Promise<CourseFacts> {
    const course = await this.anyCourse(viewer, by, db, at);
    if (!course || !isKnown(viewer, course)) throw missing();
    return course;
  }

  /** @throws {Refusal} `missing`, or `forbidden` if the viewer is not an author */
  async own(viewer: MemberViewer, by: Named, db?: Queryable): Promise<CourseFacts> {
    const course = await this.course(viewer, by, db);
    if (!teaches(viewer, course)) throw new Refusal('forbidden', learningText('course.forbidden'));
    return course;
  }

  /** Without a visibility check. */
  anyCourse(
    viewer: Viewer,
    by: Named,
    db: Queryable = this.kernel.db.pool,
    at = this.kernel.clock.now(),
  ): Promise<CourseFacts | null> {
    return runOne<CourseFacts & Record<string, unknown>>(
      db,
      sql`select c.id, c.slug, c.name, c.releases_at, c.manual_finish, c.version, ${rightsAt(at)}
          from learning.course c ${standingOf(viewer)} where ${which(by)}`,
    );
  }

  /** The courses among `ids` that the viewer may know of. */
  async known(viewer: Viewer, ids: readonly number[], db: Queryable = this.kernel.db.pool): Promise<CourseFacts[]> {
    const rows = await run<CourseFacts & Record<string, unknown>>(
      db,
      sql`select c.id, c.slug, c.name, c.releases_at, c.manual_finish, c.version, ${rightsAt(this.kernel.clock.now())}
          from learning.course c ${standingOf(viewer)} where c.id = any(${[...ids]}::int[])`,
    );
    return rows.filter((course) => isKnown(viewer, course));
  }

  /** Locks the course. Commands that change or depend on its structure or release then run one after the other. */
  async hold(tx: Queryable, courseId: number): Promise<void> {
    await run(tx, sql`select 1 from learning.course where id = ${courseId} for update`);
  }

  async next(what: 'course' | 'module' | 'lesson' | 'reminder'): Promise<number> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval(${`learning.${what}_id`}::regclass)::int as id`,
    );
    return row!.id;
  }
}
