import type { PartsOf } from './address.ts';

/**
 * The requests of first screens that are not part of the app's first load, in plain values. As in `first-page.ts`, both
 * sides must use these constants, so that the addresses are equal.
 */

const MINUTE_MS = 60_000;

/** Lists of groups: all that the member may see, their own, and their invitations. */
export const GROUP_LISTS = ['all', 'mine', 'invited'] as const;
export type GroupList = (typeof GROUP_LISTS)[number];

/** A page of a list of groups. */
export const groupListParts = (shown: GroupList, page: number): PartsOf<'GET /api/v3/groups'> => ({
  query: {
    ...(shown !== 'all' && { type: shown }),
    order_by: 'members_count:desc',
    with: 'participation',
    page,
  },
});

/** Lists of events: upcoming or current, past, the member's own, and their invitations. */
export const EVENT_LISTS = ['upcoming', 'past', 'mine', 'invited'] as const;
export type EventList = (typeof EVENT_LISTS)[number];

/** Fields of an event in a list. */
export const EVENT_WITH = 'memberSelection,category,participation';

/** Filter and order of a list: past events by end date, newest first, other events by start date (part 3 §7). */
function eventQuery(shown: EventList, now: string) {
  if (shown === 'past') return { where_lt: `end_date:${now}`, order_by: 'end_date:desc' };
  const coming = { where_gte: `end_date:${now}`, order_by: 'start_date:asc' };
  return shown === 'upcoming' ? coming : { ...coming, type: shown };
}

/**
 * A page of a list of events, optionally of one group. `now` in milliseconds counts by the minute, so that server and
 * app have the same address.
 */
export const eventListParts = (
  shown: EventList,
  now: number,
  page: number,
  groupId?: number,
): PartsOf<'GET /api/v3/events'> => ({
  query: {
    ...eventQuery(shown, new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString()),
    ...(groupId !== undefined && { group_id: groupId }),
    with: EVENT_WITH,
    page,
  },
});

/** Lists of courses: all that the member may see, or those they participate in. */
export const COURSE_LISTS = ['all', 'mine'] as const;
export type CourseList = (typeof COURSE_LISTS)[number];

/** A page of a list of courses. */
export const courseListParts = (shown: CourseList, page: number): PartsOf<'GET /api/v4/e-learning/courses'> => ({
  query: { page, ...(shown === 'mine' && { type: 'mine' as const }) },
});

/** The orders of the directory, by their names in the address. */
export const MEMBER_ORDERS = ['name', 'newest'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

const DIRECTORY_PAGE = 24;

/** What is chosen in the directory of members. */
export interface Directory {
  search: string;
  order: MemberOrder;
  /** Only members who hold this level. */
  level: number | null;
}

/** The choice in an address of the directory. */
export function directoryIn(query: URLSearchParams): Directory {
  const level = Number(query.get('level'));
  return {
    search: query.get('q') ?? '',
    order: MEMBER_ORDERS.find((name) => name === query.get('sort')) ?? 'name',
    level: Number.isInteger(level) && level > 0 ? level : null,
  };
}

/** A page of the directory of members. */
export const directoryParts = ({ search, order, level }: Directory, page: number): PartsOf<'GET /api/v3/users'> => ({
  query: {
    page,
    per_page: DIRECTORY_PAGE,
    search: search || undefined,
    order_by: order === 'newest' ? 'created_at:desc' : undefined,
    where_has: level === null ? undefined : `levels:id:${level}`,
  },
});

/** The parameter of `/search` with the text to look for. */
export const SEARCH_PARAMETER = 'q';
