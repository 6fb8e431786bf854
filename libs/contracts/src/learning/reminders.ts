import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, listOf } from '../base/shared.ts';
import { reminder as eventReminder, reminderUnit } from '../calendar/shapes.ts';
import { LEARNING_LIMITS } from './limits.ts';
import { gate } from './courses.ts';

/** A reminder of a course's release (part 3 §3, Reminder). `product_id` is the course. */
export const courseReminder = eventReminder.extend({ event_id: z.null(), product_id: id });
export type CourseReminder = z.infer<typeof courseReminder>;

const own = { ...gate, permission: 'member', path: '/api/v3/courses/{id}/reminders' } as const;
const params = z.object({ id });
const type = z.enum(['course', 'courses']).optional();
const wanted = z.object({ duration: z.coerce.number().int().min(0).max(10_000), unit: reminderUnit });

export const listCourseReminders = operation({
  ...own,
  method: 'GET',
  summary: 'One’s own reminders of a planned course',
  params,
  query: z.object({ type }),
  output: listOf(courseReminder),
  errors: [404],
});

export const addCourseReminders = operation({
  ...own,
  method: 'POST',
  summary: 'Sets reminders before the release of a planned course; one that is there already stays',
  params,
  body: z.object({ reminders: z.array(wanted).min(1).max(LEARNING_LIMITS.reminders), type }),
  output: data(z.array(courseReminder)),
  status: 201,
  errors: [403, 404, 409],
});

export const removeCourseReminders = operation({
  ...own,
  method: 'DELETE',
  summary: 'Takes away one of one’s own reminders of a course, or all of them',
  params,
  query: z.object({ type, reminder_id: id.optional() }),
  output: acknowledged,
  errors: [404],
});
