import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';
import { memberBrief } from '../community/shapes.ts';
import { membershipLevel } from '../identity/levels.ts';
import { liveRoom } from '../rooms/shapes.ts';

/**
 * Who knows of an event. `public`: everybody, guests too. `private`: members know that it is there and when; what it is about, where, and
 * who comes is for those who are invited or in it. `secret`: for all others it is not there.
 */
export const eventStatus = z.enum(['public', 'private', 'secret']);
export type EventStatus = z.infer<typeof eventStatus>;

/** `group`: one of a group, which `group_id` names. */
export const eventType = z.enum(['community', 'group']);

/** How the viewer stands to an event; `left` covers whoever was removed. */
export const participation = z.enum(['none', 'invited', 'declined', 'going', 'waiting', 'left']);
export type Participation = z.infer<typeof participation>;

/** What the viewer may do with it: a client shows nothing else. `ORGANISE`: they are asked to organise it, and accept or decline. */
export const eventPermission = z.enum(['READ', 'EDIT', 'CANCEL', 'JOIN', 'LEAVE', 'INVITE', 'REMIND', 'ORGANISE']);
export type EventPermission = z.infer<typeof eventPermission>;

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Colour must look like #0F6B5C');

/** Part 3 §3, Event category. */
export const eventCategory = z.object({ id, name: z.string(), color, events_count: z.int() });
export type EventCategory = z.infer<typeof eventCategory>;

/** An invitation of the viewer that waits for an answer. */
export const ownInvitation = z.object({ id, user: memberBrief, created_at: moment });

/**
 * Part 3 §3, Event, and part 1 §3, Event (reference). Without READ (a private event of others) `description`, where it is, its link, its
 * organisers and who comes are empty. Dates of the specification's form are on the clocks of the community; `starts_at` and `ends_at` are the
 * same as moments, and an all-day event has days instead (`start_day` up to and with `end_day`).
 */
export const event = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  type: eventType,
  status: eventStatus,
  /** Safe HTML. */
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
  /** The link of an online event, or what there is to read about it. */
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
  /** When it was cancelled; it stays readable for whoever could read it. */
  cancelled_at: moment.nullable(),
  members_count: z.int(),
  waiting_count: z.int(),
  invited_count: z.int(),
  declined_count: z.int(),
  /** As many as there is room for; null for all. */
  capacity: z.int().nullable(),
  /** Nobody is let in at once: whoever joins waits. */
  full: z.boolean(),
  /** Some of those who come, the earliest first. */
  memberSelection: z.array(memberBrief),
  /** Who made it. */
  user: memberBrief,
  founder: memberBrief,
  organisers: z.array(memberBrief),
  /** Asked to organise it, and not answered yet; for those who may edit the event. */
  pending_organisers: z.array(memberBrief),
  category_id: id.nullable(),
  category: eventCategory.omit({ events_count: true }).nullable(),
  group_id: id.nullable(),
  /** Of which one is needed to join; none: for everybody. */
  levels: z.array(membershipLevel.pick({ id: true, name: true })),
  channel_id: id.nullable(),
  permissions: z.array(eventPermission),
  participation,
  /** Where the viewer stands on the waiting list, 1 first. */
  waiting_place: z.int().nullable(),
  /** The viewer organises it. */
  mine: z.boolean(),
  invitation: ownInvitation.nullable(),
  /** Whether the viewer is told what becomes of it: whoever is in it is. */
  notifications: z.boolean(),
  allow_user_invites: z.boolean(),
  paid: z.boolean(),
  price: z.number().nullable(),
  trophy_id: id.nullable(),
  notify_all_users: z.boolean(),
  notify_all_members: z.boolean(),
  global_event: z.boolean(),
  /** Its room, for whoever reads the event; null when it has none. */
  live_room: liveRoom.nullable(),
  created_at: moment,
  version: z.int(),
});
export type Event = z.infer<typeof event>;
export const oneEvent = data(event);

/** Somebody of an event. `place`: on the waiting list, 1 first. */
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
  /** When it comes as things are now: it moves with the event. */
  due_at: moment,
});
export type Reminder = z.infer<typeof reminder>;
