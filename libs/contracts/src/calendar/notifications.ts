import { z } from 'zod';
import { everyNotification } from '../notification.ts';
import { id, moment } from '../base/shared.ts';

/**
 * About an event. `event_invited`: by `user`. `event_moved_up`: from the waiting list. `event_changed`: it takes place at another time or place.
 * `event_announced`: by `user`, to all members or those of its group. `event_reminder`: as the member has asked for. `event_live`: its live room has opened.
 * `event_organising`: `user` asks the member to organise it.
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
    /** On the community's clocks. */
    start_date: z.string(),
    starts_at: moment,
    all_day: z.boolean(),
    /** Of the event's own place. */
    time_zone: z.string(),
  }),
});
