import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Course } from '../data/types.ts';

type Body = Parameters<typeof api<'POST /api/v4/e-learning/courses'>>[1]['body'];
type Held = Filled & Partial<Body>;

/** Picks the form fields for the request, because the API takes commands, not complete records. */
const bodyOf = (course: Held): Body => ({
  name: course.name ?? '',
  salespage: course.salespage?.trim() || null,
  visibility: course.visibility,
  availability: course.availability,
  hidden: course.hidden ?? false,
  highlighted: course.highlighted ?? false,
  numbered: course.numbered ?? false,
  manual_finish: course.manual_finish ?? false,
  certificate: course.certificate ?? false,
  certificate_send_option: course.certificate_send_option,
  level_ids: course.level_ids ?? [],
  trophy_id: course.trophy_id ?? null,
  image_uuid: course.image_uuid,
  reason: reasonOf(course.reason),
});

/** Omits an unchanged description, so that its stored formatting survives. */
const wordsOf = ({ description = '' }: Held, before?: Filled): { description?: string } =>
  description === before?.description ? {} : { description };

export const courses: ConsoleResource<'courses'> = {
  name: 'courses',
  icon: SchoolOutlined,
  list: lazy(() => import('./CourseList.tsx')),
  show: lazy(() => import('./CourseShow.tsx')),
  create: lazy(() => import('./CourseCreate.tsx')),
  edit: lazy(() => import('./CourseEdit.tsx')),
  recordRepresentation: (course: Course) => course.name,
  administratorsOnly: ['list', 'show', 'create', 'edit'],
  read: {
    list: (query, signal) => api('GET /api/v4/admin/courses', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/courses/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v4/e-learning/courses', { body: { ...bodyOf(filled), ...wordsOf(filled) } }),
    update: (id, filled, before) =>
      api('PUT /api/v4/e-learning/courses/{course}', {
        params: { course: String(id) },
        body: { ...bodyOf(filled), ...wordsOf(filled, before), version: before?.version },
      }),
  },
};
