import type { calendar, liveRooms } from '@lyceum/contracts';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { openingAddress } from '../../media/index.ts';
import { type EventRights, canRead, eventPermissions, isIn, organises } from '../rights/policies.ts';
import { rightsAt, standingOf } from '../rights/readable.ts';
import { beginsIn, endsIn } from '../rights/when.ts';

type Brief = calendar.Event['user'];

interface Row extends EventRights, Record<string, unknown> {
  id: number;
  image: number | null;
  founder: Brief;
  organisers: Brief[];
  selection: Brief[];
  inviter: Brief | null;
  invitation_id: number | null;
  invited_at: Date | null;
  capacity: number | null;
  members_count: number;
  waiting_count: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  cancelled_at: Date | null;
}

const briefs = (ids: Sql): Sql => sql`
  coalesce((select json_agg(c.brief::json order by c.member_id) from directory.cards() c where c.member_id = any(${ids})), '[]')`;

/** Dates of the specification's form (part 3 §5), on the community's clocks; a day has no hour. */
const shown = (moment: Sql, zone: string): Sql =>
  sql`to_char(${moment} at time zone ${zone}::text, 'YYYY-MM-DD HH24:MI:SS')`;

/** `selection`: so many of those who come. */
const columns = (zone: string, now: Date, selection: number): Sql => sql`
  e.id, e.slug, e.title, e.description, e.excerpt, e.color, e.salespage, e.lat, e.long, e.full_address, e.street, e.street_number,
  e.postal_code, e.province, e.country, e.online, e.url, e.url_title, e.category_id, e.trophy_id, e.capacity, e.paid, e.price,
  e.notify_all_users, e.notify_all_members, e.global_event, e.image, e.all_day, e.start_day::text, e.end_day::text, e.time_zone,
  e.channel_id, e.created_at, e.cancelled_at, e.version, ${rightsAt(endsIn(zone), now)},
  ${beginsIn(zone)} as starts_at, ${endsIn(zone)} as ends_at, ${shown(beginsIn(zone), zone)} as start_date,
  case when e.all_day then to_char(e.end_day, 'YYYY-MM-DD "00:00:00"') else ${shown(sql`e.ends_at`, zone)} end as end_date,
  s.going as members_count, s.waiting as waiting_count, s.invited as invited_count, s.declined as declined_count,
  a.invitation_id, a.since as invited_at,
  case when a.status = 'waiting' then (
    select count(*)::int from calendar.attendance w where w.event_id = e.id and w.status = 'waiting' and w.place <= a.place) end as waiting_place,
  (select json_build_object('id', k.id, 'name', k.name, 'color', k.color) from calendar.category k where k.id = e.category_id) as category,
  (select c.brief::json from directory.cards() c where c.member_id = e.founder_id) as founder,
  (select c.brief::json from directory.cards() c where c.member_id = a.invited_by) as inviter,
  ${briefs(sql`e.organiser_ids`)} as organisers,
  coalesce((select json_agg(x.brief::json order by x.since, x.member_id) from (
    select c.brief, g.since, g.member_id from calendar.attendance g join directory.cards() c on c.member_id = g.member_id
    where g.event_id = e.id and g.status = 'going' order by g.since, g.member_id limit ${selection}) x), '[]') as selection`;

/** Events as rows `e`, with how the viewer stands to each as `a` and its seats as `s`. */
export const eventsFor = (viewer: Viewer, zone: string, now: Date, selection: number): Sql => sql`
  select ${columns(zone, now, selection)} ${eventsOf(viewer)}`;
export const eventsOf = (viewer: Viewer): Sql => sql`
  from calendar.event e join calendar.seats s on s.event_id = e.id ${standingOf(viewer)}`;

/** What whoever may not read an event is not told of it. */
const withheld = {
  ...{ description: '', excerpt: '', full_address: '', street: '', street_number: '', postal_code: '', province: '' },
  ...{
    country: '',
    url: null,
    url_title: '',
    salespage: null,
    live_room: null,
    lat: null,
    long: null,
    organisers: [],
    memberSelection: [],
  },
};

/** One row as the contract says it. */
export function told(
  viewer: Viewer,
  row: Row,
  levels: calendar.Event['levels'],
  room: liveRooms.LiveRoom | null,
): calendar.Event {
  const {
    founder,
    organisers,
    selection,
    inviter,
    invitation_id,
    invited_at,
    standing,
    organiser_ids,
    level_ids,
    ...event
  } = row;
  const mine = organises(viewer, row);
  const shownEvent = {
    ...(event as unknown as calendar.Event),
    // One that was removed is none.
    category_id: row.category ? (row.category_id as number) : null,
    type: row.group_id === null ? ('community' as const) : ('group' as const),
    image: row.image === null ? null : openingAddress(row.image, 'full'),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    full: row.capacity !== null && (row.members_count >= row.capacity || row.waiting_count > 0),
    levels: levels.filter(({ id }) => level_ids.includes(id)),
    ...{ user: founder, founder, organisers, memberSelection: selection, mine },
    permissions: eventPermissions(viewer, row),
    participation: standing === 'removed' ? ('left' as const) : standing,
    invitation:
      standing === 'invited' && inviter && invitation_id !== null
        ? { id: invitation_id, user: inviter, created_at: invited_at!.toISOString() }
        : null,
    notifications: isIn(row) || mine,
    live_room: room,
  };
  const { cancelled: _, ...whole } = shownEvent as typeof shownEvent & { cancelled?: boolean };
  return canRead(viewer, row) ? whole : { ...whole, ...withheld };
}

export type EventRow = Row;
