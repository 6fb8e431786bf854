import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { acknowledged, data, id, listOf, reason } from '../base/shared.ts';
import { EVENT_LIMITS } from './limits.ts';
import { gate } from './events.ts';
import { eventCategory } from './shapes.ts';

const params = z.object({ id });
export const categoryInput = z.object({
  name: z.string().trim().min(1, 'Name is required').max(EVENT_LIMITS.category),
  color: eventCategory.shape.color,
  reason,
});

const adminCategory = eventCategory.extend({ version: z.int() });
export type AdminEventCategory = z.infer<typeof adminCategory>;

export const listEventCategories = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/event-categories',
  summary: 'Categories of events, with how many of those that everybody may know of',
  permission: 'public',
  output: listOf(eventCategory),
});

export const adminListEventCategories = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/event-categories',
  summary: 'Categories of events, for the console',
  permission: 'moderator',
  output: listOf(adminCategory),
});

export const adminShowEventCategory = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/event-categories/{id}',
  summary: 'One category of events, for the console',
  permission: 'moderator',
  params,
  output: data(adminCategory),
  errors: [404],
});

export const createEventCategory = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/admin/event-categories',
  summary: 'Makes a category of events',
  permission: 'admin',
  body: categoryInput,
  output: data(adminCategory),
  status: 201,
});

export const changeEventCategory = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v4/admin/event-categories/{id}',
  summary: 'Changes a category of events; with `version` it answers 409 when somebody was first',
  permission: 'admin',
  params,
  body: categoryInput.extend({ version: z.int().positive().optional() }),
  output: data(adminCategory),
  errors: [404, 409],
});

export const removeEventCategory = operation({
  ...gate,
  method: 'DELETE',
  path: '/api/v4/admin/event-categories/{id}',
  summary: 'Removes a category; its events have none then',
  permission: 'admin',
  params,
  query: z.object({ reason }),
  output: acknowledged,
  errors: [404],
});
