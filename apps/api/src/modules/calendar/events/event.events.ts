import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { EVENT_STATUSES } from '../rights/calendar.constants.ts';

const event_id = z.int();

/**
 * Timestamps for a timed event. For an all-day event, days that do not depend on the time zone, with the last day
 * included.
 */
export const schedule = {
  all_day: z.boolean(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  start_day: z.string().nullable(),
  end_day: z.string().nullable(),
  /** IANA name of the time zone in which the schedule was entered. */
  time_zone: z.string(),
};
export type Schedule = z.output<z.ZodObject<typeof schedule>>;

export const details = {
  title: z.string(),
  /** HTML sanitized by the rules of `rules_version`. */
  description: z.string(),
  rules_version: z.int(),
  excerpt: z.string(),
  status: z.enum(EVENT_STATUSES),
  color: z.string(),
  salespage: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  full_address: z.string(),
  street: z.string(),
  street_number: z.string(),
  postal_code: z.string(),
  province: z.string(),
  country: z.string(),
  online: z.boolean(),
  url: z.string().nullable(),
  url_title: z.string(),
  category_id: z.int().nullable(),
  trophy_id: z.int().nullable(),
  level_ids: z.array(z.int()),
  organiser_ids: z.array(memberId),
  capacity: z.int().nullable(),
  allow_user_invites: z.boolean(),
  paid: z.boolean(),
  price: z.number().nullable(),
  notify_all_users: z.boolean(),
  notify_all_members: z.boolean(),
  global_event: z.boolean(),
  /** Id of an upload. */
  image: z.int().nullable(),
};
export type Details = z.output<z.ZodObject<typeof details>>;

/** Details, organisers, capacity and schedule of an event. The stream is `event-{id}`. */
export const eventEvents = {
  EventPlanned: z.object({
    event_id,
    founder_id: memberId,
    slug: z.string(),
    /** The board that was created with the event. */
    channel_id: z.int(),
    group_id: z.int().nullable(),
    ...details,
    ...schedule,
  }),
  EventChanged: z.object({ event_id, group_id: z.int().nullable(), ...details }),
  /** The event was rescheduled. */
  EventMoved: z.object({ event_id, ...schedule }),
  EventCancelled: z.object({ event_id }),
  /** A member is asked to organise the event. They become organiser when they accept. */
  OrganiserNamed: z.object({ event_id, member_id: memberId, named_by: memberId }),
  OrganiserAccepted: z.object({ event_id, member_id: memberId }),
  OrganiserDeclined: z.object({ event_id, member_id: memberId }),
  /**
   * An organiser or pending organiser lost the role without a change to the event. They left the group or were no
   * longer named.
   */
  OrganiserRemoved: z.object({ event_id, member_id: memberId }),
  /** The event's editor asked to announce it to these members. */
  EventAnnounced: z.object({ event_id, to: z.enum(['everybody', 'group']) }),
};

export type EventEvent = EventsOf<typeof eventEvents>;
export type EventPlanned = Extract<EventEvent, { type: 'EventPlanned' }>['data'];
