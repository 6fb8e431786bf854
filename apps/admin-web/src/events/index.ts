import EventOutlined from '@mui/icons-material/EventOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Event } from '../data/types.ts';

type EventBody = Parameters<typeof api<'POST /api/v3/events'>>[1]['body'];
type Held = Filled & Partial<EventBody>;

/** Converts a browser date-time (`YYYY-MM-DDTHH:mm`) to the API's format. All-day events send only the day. */
const dated = (value: unknown, allDay: boolean): string =>
  allDay
    ? String(value ?? '').slice(0, 10)
    : `${String(value ?? '')
        .replace('T', ' ')
        .slice(0, 16)}:00`;

/** Picks the form fields for the request, because the API takes commands, not complete records. */
const bodyOf = (event: Held): EventBody => {
  const all_day = event.all_day === true;
  return {
    title: event.title ?? '',
    start_date: dated(event.start_date, all_day),
    end_date: dated(event.end_date, all_day),
    all_day,
    status: event.status,
    color: event.color,
    category_id: event.category_id || null,
    capacity: event.capacity || null,
    online: event.online ?? false,
    url: event.url?.trim() || null,
    url_title: event.url_title ?? '',
    full_address: event.full_address ?? '',
    level_ids: event.level_ids ?? [],
    trophy_id: event.trophy_id ?? null,
    organiser_ids: event.organiser_ids ?? [],
    notify_all_users: event.notify_all_users ?? false,
    allow_user_invites: event.allow_user_invites ?? false,
    reason: reasonOf(event.reason),
  };
};

/** Omits an unchanged description, so that its stored formatting survives. */
const wordsOf = ({ description = '' }: Held, before?: Filled): { description?: string } =>
  description === before?.description ? {} : { description };

export const events: ConsoleResource<'events'> = {
  name: 'events',
  icon: EventOutlined,
  list: lazy(() => import('./EventList.tsx')),
  show: lazy(() => import('./EventShow.tsx')),
  create: lazy(() => import('./EventCreate.tsx')),
  edit: lazy(() => import('./EventEdit.tsx')),
  recordRepresentation: (event: Event) => event.title,
  read: {
    list: (query, signal) => api('GET /api/v4/admin/events', { query, signal }),
    one: (id, signal) => api('GET /api/v4/admin/events/{id}', { params: { id }, signal }),
  },
  form: {
    create: (filled) => api('POST /api/v3/events', { body: { ...bodyOf(filled), ...wordsOf(filled) } }),
    update: (id, filled, before) =>
      api('PUT /api/v3/events/{id}', {
        params: { id },
        body: { ...bodyOf(filled), ...wordsOf(filled, before), version: before?.version },
      }),
  },
};
