import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { LessonDetails, LessonEvent } from './lesson.events.ts';

const DETAILS = raw(
  [
    'name, description, content, content_kind, image, files, videos, quiz_id, trophy_id, unlocks_at, unlock_days',
    'prerequisite_ids',
  ].join(', '),
);
const detailsOf = (d: LessonDetails): Sql => sql`
  ${d.name}, ${d.description}, ${contentByRules(d)}, ${d.content_kind}, ${d.image && JSON.stringify(d.image)}::jsonb,
  ${JSON.stringify(d.files)}::jsonb, ${JSON.stringify(d.videos)}::jsonb, ${d.quiz_id}::int, ${d.trophy_id}::int,
  ${d.unlocks_at}::timestamptz, ${d.unlock_days}::int, ${d.prerequisite_ids}::int[]`;

/** The content of lessons. Their position is in `learning.place`. */
export const lessonRows = inlineProjection<LessonEvent>({
  name: 'learning.lesson',
  version: RULES_VERSION,
  tables: ['learning.lesson'],
  contested: ['lesson_slug'],
  ofStream: { lesson: { 'learning.lesson': ['id'] } },
  handles: {
    LessonWritten: ({ data, occurredAt, version }) => sql`
      insert into learning.lesson (id, course_id, slug, created_at, version, ${DETAILS})
      values (${data.lesson_id}, ${data.course_id}, ${data.slug}, ${occurredAt}::timestamptz, ${version}, ${detailsOf(data)})`,
    LessonChanged: ({ data, version }) => sql`
      update learning.lesson set (${DETAILS}) = (${detailsOf(data)}), version = ${version} where id = ${data.lesson_id}`,
    // Keeps `version`, so that a new topic does not conflict with an author's edit.
    LessonConversationBegun: ({ data }) => sql`
      update learning.lesson set topic_id = ${data.topic_id} where id = ${data.lesson_id}`,
  },
});
