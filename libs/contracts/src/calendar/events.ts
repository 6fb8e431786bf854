import { z } from 'zod';
import { localMoment } from '../base/local-moment.ts';
import { operation } from '../base/operation.ts';
import { count, exact, ordered, pageSize, queryWords, yesOrNo } from '../base/query-words.ts';
import { timeZone } from '../base/time-zone.ts';
import { acknowledged, cursor, data, flag, id, listOf, moment, page, reason } from '../base/shared.ts';
import { EVENT_LIMITS } from './limits.ts';
import { uploadUuid } from '../media.ts';
import { PLANS } from '../settings.ts';
import { event, eventStatus, oneEvent } from './shapes.ts';

export {
  type Attendee,
  type Event,
  type EventCategory,
  type EventPermission,
  type EventStatus,
  type Participation,
  type Reminder,
} from './shapes.ts';

/** Without the plugin, or below the plan, no operation of events exists (part 1 §6). */
export const gate = { plugin: 'events', plan: PLANS.events } as const;
const params = z.object({ id });

const eventWhen = ordered(localMoment);

const WITH = ['memberSelection', 'category', 'participation', 'guards', 'live_room.participants', 'levels', 'founder'];

export const listEvents = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/events',
  summary: 'Events that the viewer may know of; `where=start_date:{day}` are those that begin on that day',
  permission: 'public',
  query: z.object({
    page,
    size: pageSize(EVENT_LIMITS.page, EVENT_LIMITS.periodMost),
    cursor,
    /**
     * `home`: community events and events of the viewer's groups. `group`: events of groups.
     * `mine`: events that the viewer attends, waits for or organises. `invited`: events with an invitation for the
     * viewer.
     */
    type: z.enum(['home', 'community', 'group', 'mine', 'invited']).optional(),
    group_id: id.optional(),
    /** `asc` lists community events before group events, `desc` after them. */
    sort_by_type: z.enum(['asc', 'desc']).optional(),
    ...queryWords({
      fields: {
        id: exact(id),
        slug: exact(z.string()),
        start_date: eventWhen,
        end_date: eventWhen,
        created_at: eventWhen,
        title: ordered(z.string()),
        category_id: exact(id),
        group_id: exact(id),
        status: exact(eventStatus),
        online: yesOrNo,
        all_day: yesOrNo,
        cancelled: yesOrNo,
        members_count: count,
      },
      accepted: { 'members:user_id': exact(id) },
      sorts: ['start_date', 'end_date', 'created_at', 'title', 'id'],
      with: WITH,
    }),
  }),
  output: listOf(event),
});

export const eventsToday = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/events/today',
  summary:
    'How many events there are today, and when the community’s day ends: until then the indicator’s cookie holds',
  permission: 'public',
  output: data(z.object({ date: z.iso.date(), total: z.int(), until: moment })),
});

export const showEvent = operation({
  ...gate,
  method: 'GET',
  path: '/api/v3/events/{id}',
  summary: 'An event, by its id or with `find_by=slug` by its address',
  permission: 'public',
  params: z.object({ id: z.string().max(120) }),
  query: z.object({ find_by: z.enum(['id', 'slug']).default('id'), ...queryWords({ with: WITH }) }),
  output: oneEvent,
  errors: [404],
});

const text = (most: number) => z.string().trim().max(most);
const https = z
  .url({ protocol: /^https$/, error: 'The address must begin with https://.' })
  .max(500)
  .nullable();
/** The fields of an event in requests. A change keeps omitted fields. */
const details = {
  title: z.string().trim().min(1, 'Title is required').max(EVENT_LIMITS.title),
  description: z.string().max(EVENT_LIMITS.description),
  status: eventStatus,
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Colour must look like #0F6B5C'),
  salespage: https,
  lat: z.coerce.number().min(-90).max(90).nullable(),
  long: z.coerce.number().min(-180).max(180).nullable(),
  full_address: text(EVENT_LIMITS.address),
  street: text(EVENT_LIMITS.address),
  street_number: text(20),
  postal_code: text(20),
  province: text(EVENT_LIMITS.address),
  country: text(EVENT_LIMITS.address),
  online: flag,
  url: https,
  url_title: text(EVENT_LIMITS.title),
  category_id: id.nullable(),
  trophy_id: id.nullable(),
  level_ids: z.array(id).max(50),
  /** The organisers. New ones are asked first and organise once they accept. */
  organiser_ids: z.array(id).max(EVENT_LIMITS.organisers),
  capacity: z.coerce.number().int().min(1).max(EVENT_LIMITS.capacity).nullable(),
  allow_user_invites: flag,
  paid: flag,
  price: z.coerce.number().min(0).max(1_000_000).nullable(),
  notify_all_users: flag,
  notify_all_members: flag,
  global_event: flag,
};
const schedule = {
  /** All-day events use the day of these dates and ignore the time. */
  start_date: localMoment,
  end_date: localMoment,
  all_day: flag,
  /** The time zone of dates without an offset, and of the event in calendars. Defaults to the community's. */
  time_zone: timeZone,
};

const optional = <T extends z.ZodRawShape>(shape: T) => z.object(shape).partial().shape;

export const eventInput = z.object({
  ...optional(details),
  title: details.title,
  start_date: schedule.start_date,
  end_date: schedule.end_date,
  all_day: schedule.all_day.optional(),
  time_zone: schedule.time_zone.optional(),
  group_id: id.nullable().optional(),
  image_uuid: uploadUuid.nullable().optional(),
  reason,
});

export const createEvent = operation({
  ...gate,
  method: 'POST',
  path: '/api/v3/events',
  summary: 'Makes an event: staff, and in a group whoever its group lets',
  permission: 'member',
  body: eventInput,
  output: oneEvent,
  status: 201,
  errors: [403, 404],
});

export const changeEvent = operation({
  ...gate,
  method: 'PUT',
  path: '/api/v3/events/{id}',
  summary: 'Changes an event, or moves it; with `version` it answers 409 when somebody was first',
  permission: 'member',
  params,
  body: z.object({
    ...optional(details),
    ...optional(schedule),
    image_uuid: uploadUuid.nullable().optional(),
    version: z.int().positive().optional(),
    reason,
  }),
  output: oneEvent,
  errors: [403, 404, 409],
});

export const cancelEvent = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/events/{id}/cancel',
  summary: 'Cancels an event: it stays for whoever could read it, and nobody joins any more',
  permission: 'member',
  params,
  body: z.object({ reason }),
  output: oneEvent,
  errors: [403, 404],
});

export const acceptOrganising = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/events/{id}/organising/accept',
  summary: 'Accepts being an organiser of an event, as the member was asked',
  permission: 'member',
  params,
  output: oneEvent,
  errors: [404, 409],
});

export const declineOrganising = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/events/{id}/organising/decline',
  summary: 'Declines being an organiser of an event',
  permission: 'member',
  params,
  output: acknowledged,
  errors: [404, 409],
});
