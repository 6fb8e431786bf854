import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, listOf } from '../base/shared.ts';
import { EVENT_LIMITS } from './limits.ts';
import { gate } from './events.ts';
import { reminder, reminderUnit } from './shapes.ts';

const own = { ...gate, permission: 'member', path: '/api/v3/events/{id}/reminders' } as const;
const params = z.object({ id });
/** The specification's name for the kind of reminder. Courses have a separate address. */
const type = z.enum(['event', 'events']).optional();
const wanted = z.object({ duration: z.coerce.number().int().min(0).max(10_000), unit: reminderUnit });

export const listEventReminders = operation({
  ...own,
  method: 'GET',
  summary: 'One’s own reminders of an event',
  params,
  query: z.object({ type }),
  output: listOf(reminder),
  errors: [404],
});

export const addEventReminders = operation({
  ...own,
  method: 'POST',
  summary: 'Sets reminders before an event that one is in; one that is there already stays',
  params,
  body: z.object({ reminders: z.array(wanted).min(1).max(EVENT_LIMITS.reminders), type }),
  output: data(z.array(reminder)),
  status: 201,
  errors: [403, 404, 409],
});

export const removeEventReminders = operation({
  ...own,
  method: 'DELETE',
  summary: 'Takes away one of one’s own reminders of an event, or all of them',
  params,
  query: z.object({ type, reminder_id: id.optional() }),
  output: acknowledged,
  errors: [404],
});
