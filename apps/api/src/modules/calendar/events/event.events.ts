import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { EVENT_STATUSES } from '../rights/calendar.constants.ts';

const event_id = z.int();

/** When: moments, or for an all-day event days (the last one included), which are the same on all clocks. */
export const schedule = {
  all_day: z.boolean(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  start_day: z.string().nullable(),
  end_day: z.string().nullable(),
  /** IANA: on whose clocks it was meant. */
  time_zone: z.string(),
};
export type Schedule = z.output<z.ZodObject<typeof schedule>>;

export const details = {
  title: z.string(),
  /** Safe HTML by the rules of `rules_version`. */
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
  /** The id of an upload. */
  image: z.int().nullable(),
};
export type Details = z.output<z.ZodObject<typeof details>>;

/** What an event is about, who organises it and how many it holds; the stream is `event-{id}`. */
export const eventEvents = {
  EventPlanned: z.object({
    event_id,
    founder_id: memberId,
    slug: z.string(),
    /** Its board, made with it. */
    channel_id: z.int(),
    group_id: z.int().nullable(),
    ...details,
    ...schedule,
  }),
  EventChanged: z.object({ event_id, group_id: z.int().nullable(), ...details }),
  /** It takes place at another time. */
  EventMoved: z.object({ event_id, ...schedule }),
  EventCancelled: z.object({ event_id }),
  /** A member is asked to organise it; they do once they accept. */
  OrganiserNamed: z.object({ event_id, member_id: memberId, named_by: memberId }),
  OrganiserAccepted: z.object({ event_id, member_id: memberId }),
  OrganiserDeclined: z.object({ event_id, member_id: memberId }),
  /** They organise it no more, or are asked no more, without a change of the event: they have lost its group, or were named no more. */
  OrganiserRemoved: z.object({ event_id, member_id: memberId }),
  /** Whoever made or changed it wants these told that it is there. */
  EventAnnounced: z.object({ event_id, to: z.enum(['everybody', 'group']) }),
};

export type EventEvent = EventsOf<typeof eventEvents>;
export type EventPlanned = Extract<EventEvent, { type: 'EventPlanned' }>['data'];
