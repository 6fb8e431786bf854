import { z } from 'zod';
import { consoleQuery } from '../admin/console.ts';
import { operation } from '../base/operation.ts';
import { exact, queryWords, yesOrNo } from '../base/query-words.ts';
import { data, id, listOf } from '../base/shared.ts';
import { gate } from './courses.ts';
import { outline } from './outline.ts';
import { course, courseAvailability, courseStatus, courseVisibility } from './shapes.ts';

export type AdminCourse = z.infer<typeof course>;

export const adminListCourses = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/courses',
  summary:
    'All courses for the console, drafts and hidden ones too: newest first; `where_has=participants:user_id:{id}` are those that a member is in',
  permission: 'admin',
  query: consoleQuery.extend({
    ...queryWords({
      fields: {
        id: exact(id),
        status: exact(courseStatus),
        visibility: exact(courseVisibility),
        availability: exact(courseAvailability),
        hidden: yesOrNo,
        highlighted: yesOrNo,
      },
      has: { 'participants:user_id': exact(id) },
      sorts: ['id', 'name', 'release_date', 'created_at'],
    }),
  }),
  output: listOf(course),
});

export const adminShowCourse = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/courses/{id}',
  summary: 'One course for the console, with every module and lesson',
  permission: 'admin',
  params: z.object({ id }),
  output: data(outline),
  errors: [404],
});
