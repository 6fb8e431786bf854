import { inlineProjection } from '@lyceum/kernel';
import { RULES_VERSION } from '@lyceum/editor/sanitize';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { Details, EventEvent, Schedule } from './event.events.ts';

const DETAILS = raw(
  [
    'title, description, excerpt, status, color, salespage, lat, long, full_address, street, street_number, postal_code',
    'province, country, online, url, url_title, category_id, trophy_id, level_ids, organiser_ids, capacity',
    'allow_user_invites, paid, price, notify_all_users, notify_all_members, global_event, image',
  ].join(', '),
);
const detailsOf = (d: Details): Sql => sql`
  ${d.title}, ${contentByRules({ content: d.description, rules_version: d.rules_version })}, ${d.excerpt}, ${d.status}, ${d.color},
  ${d.salespage}::text, ${d.lat}::float8, ${d.long}::float8, ${d.full_address}, ${d.street}, ${d.street_number}, ${d.postal_code},
  ${d.province}, ${d.country}, ${d.online}::boolean, ${d.url}::text, ${d.url_title}, ${d.category_id}::int, ${d.trophy_id}::int,
  ${d.level_ids}::int[], ${d.organiser_ids}::int[], ${d.capacity}::int, ${d.allow_user_invites}::boolean, ${d.paid}::boolean,
  ${d.price}::float8, ${d.notify_all_users}::boolean, ${d.notify_all_members}::boolean, ${d.global_event}::boolean, ${d.image}::int`;

const SCHEDULE = raw('all_day, starts_at, ends_at, start_day, end_day, time_zone');
const scheduleOf = (s: Schedule): Sql =>
  join(
    [
      sql`${s.all_day}::boolean, ${s.starts_at}::timestamptz, ${s.ends_at}::timestamptz`,
      sql`${s.start_day}::date, ${s.end_day}::date, ${s.time_zone}`,
    ],
    ', ',
  );

/** The read model of an event for commands and queries, written in the same transaction as its events. */
export const eventRows = inlineProjection<EventEvent>({
  name: 'calendar.event',
  version: RULES_VERSION,
  tables: ['calendar.event'],
  contested: ['event_slug'],
  ofStream: { event: { 'calendar.event': ['id'] } },
  handles: {
    EventPlanned: ({ data, occurredAt, version }) => sql`
      insert into calendar.event (id, slug, founder_id, channel_id, group_id, created_at, version, ${DETAILS}, ${SCHEDULE})
      values (${data.event_id}, ${data.slug}, ${data.founder_id}, ${data.channel_id}, ${data.group_id}::int,
              ${occurredAt}::timestamptz, ${version}, ${detailsOf(data)}, ${scheduleOf(data)})`,
    EventChanged: ({ data, version }) => sql`
      update calendar.event set (${DETAILS}) = (${detailsOf(data)}), version = ${version} where id = ${data.event_id}`,
    EventMoved: ({ data, version }) => sql`
      update calendar.event set (${SCHEDULE}) = (${scheduleOf(data)}), version = ${version} where id = ${data.event_id}`,
    EventCancelled: ({ data, occurredAt, version }) => sql`
      update calendar.event set cancelled_at = ${occurredAt}::timestamptz, version = ${version} where id = ${data.event_id}`,
    OrganiserNamed: ({ data, version }) => sql`
      update calendar.event set pending_organiser_ids = array_append(pending_organiser_ids, ${data.member_id}::int), version = ${version}
      where id = ${data.event_id}`,
    OrganiserAccepted: ({ data, version }) => sql`
      update calendar.event set organiser_ids = array_append(organiser_ids, ${data.member_id}::int), version = ${version},
        pending_organiser_ids = array_remove(pending_organiser_ids, ${data.member_id}::int) where id = ${data.event_id}`,
    OrganiserDeclined: ({ data, version }) => sql`
      update calendar.event set pending_organiser_ids = array_remove(pending_organiser_ids, ${data.member_id}::int), version = ${version}
      where id = ${data.event_id}`,
    OrganiserRemoved: ({ data, version }) => sql`
      update calendar.event set organiser_ids = array_remove(organiser_ids, ${data.member_id}::int), version = ${version},
        pending_organiser_ids = array_remove(pending_organiser_ids, ${data.member_id}::int) where id = ${data.event_id}`,
    EventAnnounced: ({ data, version }) => sql`
      update calendar.event set version = ${version} where id = ${data.event_id}`,
  },
});
