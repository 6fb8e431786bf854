import { z } from 'zod';
import { everyNotification } from '../notification.ts';
import { id, moment } from '../base/shared.ts';

/**
 * A notification about an event.
 * - `event_invited`: an invitation by `user`
 * - `event_moved_up`: a seat from the waiting list
 * - `event_changed`: another time or location
 * - `event_announced`: an announcement by `user` to all members or the event's group
 * - `event_reminder`: a reminder that the member has set
 * - `event_live`: the live room has opened
 * - `event_organising`: `user` asks the member to organise the event
 */
export const eventNotification = everyNotification.extend({
  type: z.enum([
    'event_invited',
    'event_moved_up',
    'event_announced',
    'event_changed',
    'event_cancelled',
    'event_reminder',
    'event_live',
    'event_organising',
  ]),
  event: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    /** In the community's time zone. */
    start_date: z.string(),
    starts_at: moment,
    all_day: z.boolean(),
    /** The event's time zone. */
    time_zone: z.string(),
  }),
});
