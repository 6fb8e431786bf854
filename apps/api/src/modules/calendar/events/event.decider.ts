import { type Decider, Refusal } from '@lyceum/kernel';
import { calendarText } from '../calendar.texts.ts';
import type { Details, EventEvent, EventPlanned, Schedule } from './event.events.ts';

export type EventState =
  | { exists: false }
  | {
      exists: true;
      event_id: number;
      group_id: number | null;
      /** `organiser_ids` are the organisers who have accepted. */
      details: Details;
      /** Members who were asked to organise and have not answered. */
      pending: readonly number[];
      schedule: Schedule;
      cancelled: boolean;
    };

/**
 * The wanted organisers and the member who names them. New members are asked first, except `by`, who becomes organiser
 * immediately.
 */
export interface Naming {
  wanted: readonly number[];
  by: number;
}

export type EventCommand =
  | { kind: 'plan'; event: EventPlanned; naming?: Naming }
  /** Omitted fields keep their value. */
  | { kind: 'change'; details: Partial<Omit<Details, 'organiser_ids'>>; naming?: Naming; schedule?: Schedule }
  | { kind: 'cancel' }
  | { kind: 'accept_organising' | 'decline_organising' | 'remove_organiser'; member_id: number };

/** Stream name of an event. */
export const eventStream = (eventId: number): string => `event-${eventId}`;

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Fixes the key order, because `same` compares the JSON text. */
const detailsOf = (d: Details): Details => ({
  title: d.title,
  description: d.description,
  rules_version: d.rules_version,
  excerpt: d.excerpt,
  status: d.status,
  color: d.color,
  salespage: d.salespage,
  lat: d.lat,
  long: d.long,
  full_address: d.full_address,
  street: d.street,
  street_number: d.street_number,
  postal_code: d.postal_code,
  province: d.province,
  country: d.country,
  online: d.online,
  url: d.url,
  url_title: d.url_title,
  category_id: d.category_id,
  trophy_id: d.trophy_id,
  level_ids: inOrder(d.level_ids),
  organiser_ids: inOrder(d.organiser_ids),
  capacity: d.capacity,
  allow_user_invites: d.allow_user_invites,
  paid: d.paid,
  price: d.price,
  notify_all_users: d.notify_all_users,
  notify_all_members: d.notify_all_members,
  global_event: d.global_event,
  image: d.image,
});

const scheduleOf = ({ all_day, starts_at, ends_at, start_day, end_day, time_zone }: Schedule): Schedule =>
  all_day
    ? { all_day, starts_at: null, ends_at: null, start_day, end_day, time_zone }
    : { all_day, starts_at, ends_at, start_day: null, end_day: null, time_zone };

/**
 * An all-day event may begin and end on the same day.
 * @throws {Refusal} `invalid` for an event that ends before it begins
 */
function mustEndBehindItsBegin({ all_day, starts_at, ends_at, start_day, end_day }: Schedule): void {
  const [begin, end] = all_day ? [start_day, end_day] : [starts_at, ends_at];
  if (begin === null || end === null) throw Refusal.invalid('start_date', calendarText('event.days'));
  const ends = all_day ? end >= begin : Date.parse(end) > Date.parse(begin);
  if (!ends) throw Refusal.invalid('end_date', calendarText('event.ends'));
}

const named = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The announcement that a change newly requests: to all members, or to the members of the event's group.
 * A request that was switched off and on again announces the event again.
 */
function announcement(
  { event_id, group_id }: { event_id: number; group_id: number | null },
  before: Details | null,
  { notify_all_users, notify_all_members }: Details,
): EventEvent[] {
  if (notify_all_users) {
    return before?.notify_all_users ? [] : [{ type: 'EventAnnounced', data: { event_id, to: 'everybody' } }];
  }
  const asked = notify_all_members && !before?.notify_all_members;
  return asked && group_id !== null ? [{ type: 'EventAnnounced', data: { event_id, to: 'group' } }] : [];
}

interface Organising {
  event_id: number;
  organiser_ids: readonly number[];
  pending: readonly number[];
}

interface Named {
  organisers: number[];
  dropped: EventEvent[];
  asked: EventEvent[];
}

/** The organisers after a naming, with the events for members who were dropped and members who are asked. */
function organisersBy({ event_id, organiser_ids, pending }: Organising, naming?: Naming): Named {
  if (!naming) return { organisers: [...organiser_ids], dropped: [], asked: [] };
  const { by } = naming;
  const wanted = inOrder(naming.wanted);
  const organisers = wanted.filter((id) => organiser_ids.includes(id) || id === by);
  const asked = wanted.filter((id) => !organisers.includes(id) && !pending.includes(id));
  const dropped = pending.filter((id) => !wanted.includes(id) || organisers.includes(id));
  return {
    organisers,
    dropped: dropped.map((member_id) => ({ type: 'OrganiserRemoved', data: { event_id, member_id } })),
    asked: asked.map((member_id) => ({ type: 'OrganiserNamed', data: { event_id, member_id, named_by: by } })),
  };
}

type Answer = Extract<EventCommand, { member_id: number }>;

/**
 * A pending member accepts or declines, or a member loses an organising role or request.
 * @throws {Refusal} `missing` without a pending request, `conflict` for a cancelled event
 */
function answered(state: Extract<EventState, { exists: true }>, { kind, member_id }: Answer): EventEvent[] {
  const { event_id, details, pending, cancelled } = state;
  const data = { event_id, member_id };
  const organises = details.organiser_ids.includes(member_id);
  const isAsked = pending.includes(member_id);
  if (kind === 'remove_organiser') return organises || isAsked ? [{ type: 'OrganiserRemoved', data }] : [];
  if (kind === 'accept_organising' && organises) return [];
  if (!isAsked) throw new Refusal('missing', calendarText('organising.missing'));
  if (kind === 'decline_organising') return [{ type: 'OrganiserDeclined', data }];
  if (cancelled) throw new Refusal('conflict', calendarText('event.cancelled'));
  return [{ type: 'OrganiserAccepted', data }];
}

/** One event: its details, schedule and cancellation (part 3 §3, docs/adr/0049). */
export const eventDecider: Decider<EventState, EventCommand, EventEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'plan') {
      if (state.exists) throw new Refusal('conflict', calendarText('event.exists'));
      const { event, naming } = command;
      mustEndBehindItsBegin(event);
      const { organisers, asked } = organisersBy({ ...event, pending: [] }, naming);
      const details = detailsOf({ ...event, organiser_ids: organisers });
      return [
        { type: 'EventPlanned', data: { ...event, ...details, ...scheduleOf(event) } },
        ...asked,
        ...announcement(event, null, event),
      ];
    }
    if (!state.exists) throw new Refusal('missing', calendarText('event.missing'));
    const { event_id, group_id } = state;
    if (command.kind === 'cancel') return state.cancelled ? [] : [{ type: 'EventCancelled', data: { event_id } }];
    if (command.kind !== 'change') return answered(state, command);
    if (state.cancelled) throw new Refusal('conflict', calendarText('event.cancelled'));
    const before = { event_id, organiser_ids: state.details.organiser_ids, pending: state.pending };
    const { organisers, dropped, asked } = organisersBy(before, command.naming);
    const details = detailsOf({ ...state.details, ...named(command.details), organiser_ids: organisers });
    const schedule = scheduleOf(command.schedule ?? state.schedule);
    mustEndBehindItsBegin(schedule);
    return [
      ...dropped,
      ...(same(details, state.details)
        ? []
        : [{ type: 'EventChanged', data: { event_id, group_id, ...details } } as const]),
      ...(same(schedule, state.schedule) ? [] : [{ type: 'EventMoved', data: { event_id, ...schedule } } as const]),
      ...asked,
      ...announcement(state, state.details, details),
    ];
  },

  evolve(state, { type, data }) {
    if (type === 'EventPlanned') {
      const { event_id, group_id } = data;
      return {
        exists: true,
        event_id,
        group_id,
        details: detailsOf(data),
        pending: [],
        schedule: scheduleOf(data),
        cancelled: false,
      };
    }
    if (!state.exists) return state;
    if (type === 'EventChanged') return { ...state, details: detailsOf(data) };
    if (type === 'EventMoved') return { ...state, schedule: scheduleOf(data) };
    if (type === 'EventCancelled') return { ...state, cancelled: true };
    if (type === 'EventAnnounced') return state;
    const { member_id } = data;
    const { details } = state;
    const pending = state.pending.filter((id) => id !== member_id);
    switch (type) {
      case 'OrganiserNamed':
        return { ...state, pending: inOrder([...pending, member_id]) };
      case 'OrganiserAccepted':
        return {
          ...state,
          pending,
          details: { ...details, organiser_ids: inOrder([...details.organiser_ids, member_id]) },
        };
      case 'OrganiserDeclined':
        return { ...state, pending };
      case 'OrganiserRemoved':
        return {
          ...state,
          pending,
          details: { ...details, organiser_ids: details.organiser_ids.filter((id) => id !== member_id) },
        };
    }
  },
};
