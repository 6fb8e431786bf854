import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { membershipLevel } from '../identity/levels.ts';
import { liveRoom } from '../rooms/shapes.ts';

/**
 * The visibility of an event.
 * - `public`: everyone, guests included, sees it.
 * - `private`: members see that it exists, and its date. Only attendees and invited members see the rest.
 * - `secret`: only attendees and invited members know that it exists.
 */
export const eventStatus = z.enum(['public', 'private', 'secret']);
export type EventStatus = z.infer<typeof eventStatus>;

/** `group`: an event of the group in `group_id`. */
export const eventType = z.enum(['community', 'group']);

/** The viewer's attendance. `left` includes removed members. */
export const participation = z.enum(['none', 'invited', 'declined', 'going', 'waiting', 'left']);
export type Participation = z.infer<typeof participation>;

/**
 * The viewer's permissions, from which clients decide which actions to show. `ORGANISE`: an open request to organise
 * the event.
 */
export const eventPermission = z.enum(['READ', 'EDIT', 'CANCEL', 'JOIN', 'LEAVE', 'INVITE', 'REMIND', 'ORGANISE']);
export type EventPermission = z.infer<typeof eventPermission>;

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Colour must look like #0F6B5C');

/** Part 3 §3, Event category. */
export const eventCategory = z.object({ id, name: z.string(), color, events_count: z.int() });
export type EventCategory = z.infer<typeof eventCategory>;

/** An invitation that waits for the viewer's answer. */
export const ownInvitation = z.object({ id, user: memberBrief, created_at: moment });

/**
 * Part 3 §3, Event, and part 1 §3, Event (reference).
 * Without READ (another member's private event), description, location, link, organisers and attendees are empty.
 * Dates in the specification's form are in the community's time zone. `starts_at` and `ends_at` are the same as
 * timestamps.
 * An all-day event has days instead, with `end_day` included.
 */
export const event = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  type: eventType,
  status: eventStatus,
  /** Sanitized HTML. */
  description: z.string(),
  excerpt: z.string(),
  salespage: z.string().nullable(),
  color,
  image: z.string().nullable(),
  long: z.number().nullable(),
  lat: z.number().nullable(),
  full_address: z.string(),
  street: z.string(),
  street_number: z.string(),
  postal_code: z.string(),
  province: z.string(),
  country: z.string(),
  online: z.boolean(),
  /** The link of an online event, or of further information. */
  url: z.string().nullable(),
  url_title: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  starts_at: moment,
  ends_at: moment,
  time_zone: z.string(),
  all_day: z.boolean(),
  start_day: z.iso.date().nullable(),
  end_day: z.iso.date().nullable(),
  past: z.boolean(),
  /** When the event was cancelled. Its readers can still read it. */
  cancelled_at: moment.nullable(),
  members_count: z.int(),
  waiting_count: z.int(),
  invited_count: z.int(),
  declined_count: z.int(),
  /** The number of seats. Null means no limit. */
  capacity: z.int().nullable(),
  /** A new attendee waits instead of getting a seat immediately. */
  full: z.boolean(),
  /** Some attendees, earliest first. */
  memberSelection: z.array(memberBrief),
  /** The creator. */
  user: memberBrief,
  founder: memberBrief,
  organisers: z.array(memberBrief),
  /** Members who were asked to organise the event and have not answered. For editors only. */
  pending_organisers: z.array(memberBrief),
  category_id: id.nullable(),
  category: eventCategory.omit({ events_count: true }).nullable(),
  group_id: id.nullable(),
  /** Membership levels, of which an attendee needs one. Empty if none is needed. */
  levels: z.array(membershipLevel.pick({ id: true, name: true })),
  channel_id: id.nullable(),
  permissions: z.array(eventPermission),
  participation,
  /** The viewer's position on the waiting list, from 1. */
  waiting_place: z.int().nullable(),
  /** The viewer organises the event. */
  mine: z.boolean(),
  invitation: ownInvitation.nullable(),
  /** Whether the viewer gets notifications of the event, as attendees do. */
  notifications: z.boolean(),
  allow_user_invites: z.boolean(),
  paid: z.boolean(),
  price: z.number().nullable(),
  trophy_id: id.nullable(),
  notify_all_users: z.boolean(),
  notify_all_members: z.boolean(),
  global_event: z.boolean(),
  /** The event's live room, for readers of the event. Null if it has none. */
  live_room: liveRoom.nullable(),
  created_at: moment,
  version: z.int(),
});
export type Event = z.infer<typeof event>;
export const oneEvent = data(event);

/** A member with their attendance. `place`: position on the waiting list, from 1. */
export const attendee = memberBrief.extend({ status: participation, since: moment, place: z.int().nullable() });
export type Attendee = z.infer<typeof attendee>;

/** Part 3 §3, Reminder. */
export const REMINDER_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export const reminderUnit = z.enum(REMINDER_UNITS);
export const reminder = z.object({
  id,
  event_id: id,
  product_id: z.null(),
  user_id: id,
  duration: z.int(),
  unit: reminderUnit,
  /** The current due time. It moves with the event. */
  due_at: moment,
});
export type Reminder = z.infer<typeof reminder>;
