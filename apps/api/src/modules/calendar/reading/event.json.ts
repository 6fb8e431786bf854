import type { calendar, liveRooms } from '@lyceum/contracts';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { openingAddress } from '../../media/index.ts';
import { canEdit, type EventRights, canRead, eventPermissions, isIn, organises } from '../rights/policies.ts';
import { rightsAt, standingOf } from '../rights/readable.ts';
import { beginsIn, endsIn } from '../rights/when.ts';

type Brief = calendar.Event['user'];

interface Row extends EventRights, Record<string, unknown> {
  id: number;
  image: number | null;
  founder: Brief;
  organisers: Brief[];
  pending_organisers: Brief[];
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

/**
 * Formats a timestamp in the specification's form (part 3 §5) and the community's time zone. All-day dates have no
 * hour.
 */
const shown = (moment: Sql, zone: string): Sql =>
  sql`to_char(${moment} at time zone ${zone}::text, 'YYYY-MM-DD HH24:MI:SS')`;

/** `selection`: how many attendees to include. */
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
  ${briefs(sql`e.pending_organiser_ids`)} as pending_organisers,
  coalesce((select json_agg(x.brief::json order by x.since, x.member_id) from (
    select c.brief, g.since, g.member_id from calendar.attendance g join directory.cards() c on c.member_id = g.member_id
    where g.event_id = e.id and g.status = 'going' order by g.since, g.member_id limit ${selection}) x), '[]') as selection`;

/** Selects events as rows `e`, with the viewer's attendance as `a` and the seat counters as `s`. */
export const eventsFor = (viewer: Viewer, zone: string, now: Date, selection: number): Sql => sql`
  select ${columns(zone, now, selection)} ${eventsOf(viewer)}`;
/** The `from` clause of `eventsFor`. */
export const eventsOf = (viewer: Viewer): Sql => sql`
  from calendar.event e join calendar.seats s on s.event_id = e.id ${standingOf(viewer)}`;

/**
 * The fields that a member sees of an event that they may not read. Hidden fields have neutral values.
 * The list is exhaustive, so a new contract field does not compile until someone decides its visibility here.
 */
const glimpseOf = (event: calendar.Event): calendar.Event => ({
  id: event.id,
  slug: event.slug,
  title: event.title,
  type: event.type,
  status: event.status,
  description: '',
  excerpt: '',
  salespage: null,
  color: event.color,
  image: event.image,
  long: null,
  lat: null,
  full_address: '',
  street: '',
  street_number: '',
  postal_code: '',
  province: '',
  country: '',
  online: event.online,
  url: null,
  url_title: '',
  start_date: event.start_date,
  end_date: event.end_date,
  starts_at: event.starts_at,
  ends_at: event.ends_at,
  time_zone: event.time_zone,
  all_day: event.all_day,
  start_day: event.start_day,
  end_day: event.end_day,
  past: event.past,
  cancelled_at: event.cancelled_at,
  members_count: event.members_count,
  waiting_count: event.waiting_count,
  invited_count: event.invited_count,
  declined_count: event.declined_count,
  capacity: event.capacity,
  full: event.full,
  memberSelection: [],
  user: event.user,
  founder: event.founder,
  organisers: [],
  pending_organisers: [],
  category_id: event.category_id,
  category: event.category,
  group_id: event.group_id,
  levels: event.levels,
  channel_id: event.channel_id,
  permissions: event.permissions,
  participation: event.participation,
  waiting_place: event.waiting_place,
  mine: event.mine,
  invitation: event.invitation,
  notifications: event.notifications,
  allow_user_invites: event.allow_user_invites,
  paid: event.paid,
  price: event.price,
  trophy_id: event.trophy_id,
  notify_all_users: event.notify_all_users,
  notify_all_members: event.notify_all_members,
  global_event: event.global_event,
  live_room: null,
  created_at: event.created_at,
  version: event.version,
});

/** Converts a row into the contract's event, limited to the fields that the viewer may see. */
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
    organiser_ids: _organisers,
    pending_organiser_ids: _pending,
    level_ids,
    ...event
  } = row;
  const mine = organises(viewer, row);
  const shownEvent = {
    ...(event as unknown as calendar.Event),
    // A removed category is shown as none.
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
    pending_organisers: canEdit(viewer, row) ? row.pending_organisers : [],
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
  return canRead(viewer, row) ? whole : glimpseOf(whole);
}

export type EventRow = Row;
