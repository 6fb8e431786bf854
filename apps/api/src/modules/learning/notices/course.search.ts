import { Injectable, type OnModuleInit } from '@nestjs/common';
import { plainText, RULES_VERSION } from '@lyceum/editor/sanitize';
import { levelToken, roleToken } from '../../../platform/audiences/tokens.ts';
import { type Change, SearchOffers, WHOLE } from '../../../platform/search/search-offers.ts';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { CourseDetails, CourseEvent } from '../courses/course.events.ts';
import type { LessonDetails, LessonEvent } from '../lessons/lesson.events.ts';
import { CatalogQueries } from '../reading/catalog.queries.ts';
import { CourseQueries } from '../reading/course.queries.ts';
import { LearningPlugin } from '../rights/plugin.ts';

/** Audience token for the content of a released course: its participants and authors. */
export const courseToken = (courseId: number): string => `course:${courseId}`;

function audienceOf(id: number, { visibility, level_ids }: CourseDetails): string[] {
  if (visibility === 'public') return [roleToken('guest')];
  if (visibility === 'member' || level_ids.length === 0) return [roleToken('member')];
  return [roleToken('moderator'), courseToken(id), ...level_ids.map(levelToken)];
}
const ofCourse = (d: CourseDetails) => ({
  title: d.name,
  body: plainText(contentByRules({ content: d.description, rules_version: d.rules_version })),
});

/**
 * A lesson with locks per learner is indexed by its name only, which the table of contents shows anyway.
 * A lesson that opens to all at a set time is not indexed before that time.
 */
const ofLesson = (d: LessonDetails) => {
  const isTheirs = d.unlock_days !== null || d.prerequisite_ids.length > 0;
  return { title: d.name, body: isTheirs ? '' : [d.description, plainText(contentByRules(d))].join(' ').trim() };
};
const opening = (id: number, { unlocks_at }: LessonDetails): Change =>
  unlocks_at === null ? { is: 'back', id } : { is: 'away', id, until: unlocks_at };
const removed = (id: number): Change => ({ is: 'withheld', id, reason: 'removed' });

/** Registers search. Members find the courses that they may know of and the lessons that they may read. */
@Injectable()
export class CourseSearch implements OnModuleInit {
  constructor(
    private readonly offers: SearchOffers,
    private readonly courses: CourseQueries,
    private readonly catalogs: CatalogQueries,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    const isThere = () => this.plugin.isThere();
    this.offers.offers<CourseEvent>({
      ...{ model: 'courses', isThere, version: RULES_VERSION },
      documents: {
        CourseMade: ({ data, occurredAt: at }) => ({
          ...{ is: 'written', id: data.course_id, ...ofCourse(data), at, audience: audienceOf(data.course_id, data) },
          withheld: ['draft', ...(data.hidden ? ['hidden'] : [])],
        }),
        CourseChanged: ({ data }) => [
          { is: 'reworded', id: data.course_id, part: WHOLE, ...ofCourse(data) },
          { is: 'opened', id: data.course_id, audience: audienceOf(data.course_id, data) },
          { is: data.hidden ? 'withheld' : 'given', id: data.course_id, reason: 'hidden' },
        ],
        CourseScheduled: ({ data }) => ({
          ...{ is: data.releases_at === null ? 'withheld' : 'given', id: data.course_id, reason: 'draft' },
        }),
      },
      show: async (viewer, hits) =>
        this.courses.among(
          viewer,
          hits.map(({ id }) => id),
        ),
    });
    this.offers.offers<LessonEvent | CourseEvent>({
      ...{ model: 'lessons', isThere, version: RULES_VERSION },
      documents: {
        LessonWritten: ({ data, occurredAt: at }) => [
          {
            ...{ is: 'written', id: data.lesson_id, ...ofLesson(data), at },
            audience: [courseToken(data.course_id), roleToken('admin')],
          },
          opening(data.lesson_id, data),
        ],
        LessonChanged: ({ data }) => [
          { is: 'reworded', id: data.lesson_id, part: WHOLE, ...ofLesson(data) },
          opening(data.lesson_id, data),
        ],
        LessonRemoved: ({ data }) => removed(data.lesson_id),
        ModuleRemoved: ({ data }) => data.lesson_ids.map(removed),
      },
      show: async (viewer, hits) => {
        const found = await this.catalogs.openLessons(
          viewer,
          hits.map(({ id }) => id),
        );
        return new Map(
          [...found].map(([id, { course, ...line }]) => [
            id,
            { ...line, course: { id: course.id, name: course.name, slug: course.slug } },
          ]),
        );
      },
    });
  }
}
