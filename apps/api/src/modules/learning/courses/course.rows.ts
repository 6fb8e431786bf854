import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { CourseDetails, CourseEvent } from './course.events.ts';

const DETAILS = raw(
  [
    'name, description, excerpt, salespage, image, visibility, availability, hidden, level_ids, author_ids, highlighted',
    'numbered, manual_finish, color_theme, module_theme, theme, themes, certificate, certificate_send_option, trophy_id',
  ].join(', '),
);
const detailsOf = (d: CourseDetails): Sql => sql`
  ${d.name}, ${contentByRules({ content: d.description, rules_version: d.rules_version })}, ${d.excerpt}, ${d.salespage}::text,
  ${d.image && JSON.stringify(d.image)}::jsonb, ${d.visibility}, ${d.availability}, ${d.hidden}::boolean, ${d.level_ids}::int[],
  ${d.teacher_ids}::int[], ${d.highlighted}::boolean, ${d.numbered}::boolean, ${d.manual_finish}::boolean, ${d.color_theme},
  ${d.module_theme}, ${d.theme}, ${d.themes}::text[], ${d.certificate}::boolean, ${d.certificate_send_option}, ${d.trophy_id}::int`;

/** The read model of courses and their structure, written in the same transaction as the events. */
export const courseRows = inlineProjection<CourseEvent>({
  name: 'learning.course',
  version: RULES_VERSION,
  tables: ['learning.course', 'learning.module', 'learning.place'],
  contested: ['course_slug', 'module_slug'],
  ofStream: {
    course: { 'learning.course': ['id'], 'learning.module': ['course_id'], 'learning.place': ['course_id'] },
  },
  handles: {
    CourseMade: ({ data, occurredAt, version }) => sql`
      insert into learning.course (id, slug, created_at, version, ${DETAILS})
      values (${data.course_id}, ${data.slug}, ${occurredAt}::timestamptz, ${version}, ${detailsOf(data)})`,
    CourseChanged: ({ data, version }) => sql`
      update learning.course set (${DETAILS}) = (${detailsOf(data)}), version = ${version} where id = ${data.course_id}`,
    CourseScheduled: ({ data, version }) => sql`
      update learning.course set releases_at = ${data.releases_at}::timestamptz, version = ${version} where id = ${data.course_id}`,
    ModuleAdded: ({ data }) => sql`
      insert into learning.module (id, course_id, slug, name, description, index)
      select ${data.module_id}, ${data.course_id}, ${data.slug}, ${data.name}, ${data.description}, coalesce(max(index) + 1, 0)
      from learning.module where course_id = ${data.course_id}`,
    ModuleChanged: ({ data }) => sql`
      update learning.module set name = ${data.name}, description = ${data.description} where id = ${data.module_id}`,
    ModuleRemoved: ({ data }) => [
      sql`delete from learning.place where module_id = ${data.module_id}`,
      sql`delete from learning.module where id = ${data.module_id}`,
    ],
    ModulesOrdered: ({ data }) => sql`
      update learning.module m set index = o.place - 1
      from unnest(${data.module_ids}::int[]) with ordinality o(id, place) where m.id = o.id`,
    LessonAdded: ({ data }) => sql`
      insert into learning.place (lesson_id, course_id, module_id, index)
      select ${data.lesson_id}, ${data.course_id}, ${data.module_id}, coalesce(max(index) + 1, 0)
      from learning.place where module_id = ${data.module_id}`,
    LessonsOrdered: ({ data }) => sql`
      update learning.place p set module_id = ${data.module_id}, index = o.place - 1
      from unnest(${data.lesson_ids}::int[]) with ordinality o(id, place) where p.lesson_id = o.id`,
    LessonRemoved: ({ data }) => sql`delete from learning.place where lesson_id = ${data.lesson_id}`,
  },
});
