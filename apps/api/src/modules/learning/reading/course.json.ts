import type { courses } from '@lyceum/contracts';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { shownIn } from '../../../platform/time/zoned-time.ts';
import { openingAddress, shownFile } from '../../media/index.ts';
import type { LessonFile } from '../rights/lesson-file.events.ts';
import { type CourseRights, coursePermissions } from '../rights/policies.ts';
import { continueAt, progressOf } from '../rights/progress.decider.ts';
import { rightsAt, standingOf } from '../rights/readable.ts';

export interface CourseRow extends CourseRights, Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  image: LessonFile | null;
  trophy_id: number | null;
  releases_at: Date | null;
  created_at: Date;
  enrolled_at: Date | null;
  opened_id: number | null;
  last_activity: Date | null;
  finished_at: Date | null;
  authors: courses.Course['authors'];
}

/** One lesson of a course, in order, with the time at which the viewer completed it. */
export interface Line extends Record<string, unknown> {
  course_id: number;
  id: number;
  slug: string;
  module_slug: string;
  files: number;
  completed_at: Date | null;
}

/** The width of a course's picture (part 3 §9). */
const PICTURE = '600';
/** The address of a course's picture, or null. */
export const pictureOf = (image: LessonFile | null): string | null => image && openingAddress(image.id, PICTURE);
/** Converts a stored file into an attachment of the contract. */
export const attachmentOf = (given: LessonFile) => ({ ...shownFile(given), alt: null });
/** The path of a lesson's page. */
export const lessonUrl = (course: string, module: string, lesson: string): string =>
  `/resources/${course}/${module}/${lesson}`;

/** The `from` clause: courses as rows `c`, with the viewer's enrolment as `n`. */
export const coursesOf = (viewer: Viewer): Sql => sql`from learning.course c ${standingOf(viewer)}`;
/** Selects courses for the viewer. */
export const coursesFor = (viewer: Viewer, now: Date): Sql => sql`
  select c.id, c.slug, c.name, c.description, c.excerpt, c.image, c.salespage, c.color_theme, c.module_theme, c.theme, c.themes,
    c.highlighted, c.numbered, c.manual_finish, c.hidden, c.releases_at, c.certificate, c.certificate_send_option, c.trophy_id,
    c.created_at, c.version, ${rightsAt(now)}, n.enrolled_at, n.opened_id, n.last_activity, n.finished_at,
    (select count(*)::int from learning.module m where m.course_id = c.id) as module_count,
    (select count(*)::int from learning.enrolment e where e.course_id = c.id and e.status = 'in') as count,
    coalesce((select json_agg(k.brief::json order by array_position(c.author_ids, k.member_id))
      from directory.cards() k where k.member_id = any(c.author_ids)), '[]') as authors
  ${coursesOf(viewer)}`;

/** Selects the lesson lines of courses, with the viewer's completions. */
export const linesOf = (viewer: Viewer, courseIds: readonly number[]): Sql => sql`
  select p.course_id, l.id, l.slug, m.slug as module_slug, jsonb_array_length(l.files) as files, d.completed_at
  from learning.place p join learning.lesson l on l.id = p.lesson_id join learning.module m on m.id = p.module_id
  left join learning.completion d on d.course_id = p.course_id and d.member_id = ${viewer.id}::int and d.lesson_id = l.id
  where p.course_id = any(${[...courseIds]}::int[]) order by p.course_id, m.index, m.id, p.index, l.id`;

/** The viewer's progress in a course, or null if they are not in it. */
export function participantOf(viewer: Viewer, row: CourseRow, lines: readonly Line[]): courses.Participant | null {
  if (viewer.id === null || row.standing !== 'in') return null;
  const ids = lines.map(({ id }) => id);
  const done = new Set(lines.filter(({ completed_at }) => completed_at).map(({ id }) => id));
  const next = continueAt(ids, done, row.opened_id);
  const at = lines.find(({ id }) => id === next);
  return {
    user_id: viewer.id,
    enrolled_at: row.enrolled_at!.toISOString(),
    ...progressOf(done, ids),
    last_activity: row.last_activity?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    continue_url: at ? lessonUrl(row.slug, at.module_slug, at.slug) : null,
  };
}

/** Related data of a course from other modules. */
export interface Beside {
  levels: courses.Course['levels'];
  zone: string;
  trophies: ReadonlyMap<number, NonNullable<courses.Course['trophy']>>;
}

/** Converts a row into the contract's course, limited to the fields that the viewer may see. */
export function told(
  viewer: Viewer,
  row: CourseRow,
  lines: readonly Line[],
  { levels, zone, trophies }: Beside,
): courses.CourseV4 {
  const {
    image,
    releases_at,
    level_ids,
    author_ids: _,
    standing,
    enrolled_at,
    opened_id,
    finished_at,
    ...course
  } = row;
  const participant = participantOf(viewer, row, lines);
  const permissions = coursePermissions(viewer, row);
  const [first] = lines;
  return {
    ...(course as unknown as courses.Course),
    image: pictureOf(image),
    uploads: image ? [attachmentOf(image)] : [],
    available: permissions.includes('LEARN'),
    attachments_count: lines.reduce((sum, { files }) => sum + files, 0),
    first_lesson_url: first ? lessonUrl(row.slug, first.module_slug, first.slug) : null,
    lesson_count: lines.length,
    progress: participant?.progress ?? 0,
    trophy: trophies.get(row.trophy_id ?? 0) ?? null,
    last_activity: row.last_activity?.toISOString() ?? null,
    author: row.authors[0] ?? null,
    release_date: releases_at && shownIn(releases_at, zone),
    releases_at: releases_at?.toISOString() ?? null,
    levels: levels.filter(({ id }) => level_ids.includes(id)),
    permissions,
    created_at: row.created_at.toISOString(),
    participant,
  };
}
