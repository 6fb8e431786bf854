import { community, conditionsOf, type InputOf } from '@lyceum/contracts';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { COUNT_CAP, decodeCursor, placeId, placeMoment } from '../../../platform/http/lists/lists.ts';
import { narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { boardsOfOnesOwn, publishedTopics, readableBoards, topicStatus } from '../rights/readable.ts';
import { popularity } from './popularity.ts';

export type FeedQuery = InputOf<typeof community.listTopics>['query'];

/** What the query words name, from the row `f`. */
const COLUMNS = {
  board_id: sql`f.board_id`,
  user_id: sql`f.author_id`,
  sticky: sql`f.sticky`,
  release_date: sql`f.release_at`,
  comments_count: sql`f.comments_count`,
  likes_count: sql`f.likes_count`,
  status: topicStatus(sql`f`),
  closed: sql`(f.status = 'closed')`,
  ticket_status: sql`f.ticket_status`,
  post_type: sql`f.post_type`,
  created_at: sql`f.created_at`,
  updated_at: sql`f.updated_at`,
  title: sql`f.title`,
};

/** Where a page ended, by its order: pinned or not, when, which. */
const placeKey = z.tuple([z.boolean(), placeMoment, placeId]);
/** The popular order moves with the clock: its pages are all reckoned as of the moment of the first one. */
const popularKey = z.tuple([placeMoment, z.int().nonnegative().max(community.COMMUNITY_LIMITS.popular)]);

/** How far one has come in an order of the caller's own. */
const orderKey = z.tuple([z.int().nonnegative().max(COUNT_CAP)]);

type Place = z.output<typeof placeKey>;

/** From the row `f`: not deleted; neither waiting nor a ticket, or one's own, or an administrator's to see. */
const isOut = (viewer: Viewer): Sql => sql`not f.deleted and ${publishedTopics(viewer, sql`f`)}`;

/** Tickets have feeds of their own, and stand among what somebody has written; a feed of all boards is without them. */
const isHome = ({ type, board_id }: FeedQuery): boolean =>
  board_id === undefined && (type === undefined || type === 'popular');

function ofKind(query: FeedQuery): Sql {
  const status = query.ticket_status === undefined ? empty : sql`and f.ticket_status = ${query.ticket_status}`;
  if (query.type === 'helpdesk') return sql`and f.ticket_status is not null ${status}`;
  return isHome(query) ? sql`and f.ticket_status is null ${status}` : status;
}

/** The author where a feed is not that author's own, and the board where it is of no board: both narrow every kind of feed. */
const authorWithin = ({ type, user_id }: FeedQuery) => (type === 'user' ? undefined : user_id);
const boardWithin = ({ type, board_id }: FeedQuery) => (type === 'user' || type === 'favorited' ? board_id : undefined);

function ofAuthorAndBoard(query: FeedQuery): Sql {
  const [author, board] = [authorWithin(query), boardWithin(query)];
  const byAuthor = author === undefined ? empty : sql`and f.author_id = ${author}::int`;
  return board === undefined ? byAuthor : sql`${byAuthor} and f.board_id = ${board}::int`;
}

/** What the viewer may see of it, and the query asks of that. */
const kept = (viewer: Viewer, query: FeedQuery): Sql =>
  sql`${isOut(viewer)} ${ofKind(query)} ${ofAuthorAndBoard(query)} ${narrowed(query, COLUMNS)}`;

/** Whether it asks anything of its rows. */
const isNarrowed = (query: FeedQuery): boolean =>
  query.ticket_status !== undefined ||
  authorWithin(query) !== undefined ||
  boardWithin(query) !== undefined ||
  conditionsOf(query).length > 0;

/** The home feed or a board's, in its own order, and all of it. */
export const isPlain = (query: FeedQuery): boolean =>
  query.type === undefined && query.order_by.length === 0 && !isNarrowed(query);

const behind = (after: Place | null, at: Sql): Sql =>
  after ? sql`and (${at}, f.topic_id) < (${after[1]}::timestamptz, ${after[2]}::int)` : empty;

/** So many of the newest topics of all boards are looked at before each readable board is asked for its own. */
const WINDOW = 200;

/**
 * The ids of one page and one more, as `(topic_id, n, key)`: `n` counts from 1 on this page, `key` is the cursor's
 * content behind the last one. Each kind of feed is one such statement; what a card shows is joined to its rows.
 */
export function listing(viewer: Viewer, query: FeedQuery): Sql {
  if (query.type === 'popular') return popular(viewer, query);
  if (query.order_by.length > 0) return inOrder(viewer, query);
  return paged(viewer, query);
}

/** What is told of each row `f` with its board `b`, and what has to be joined to them for that. */
interface Shown {
  text: Sql;
  joins: Sql;
}

/**
 * The rows of one page and one more, as `(n, topic_id, sticky, at, text)`, of a feed that is found and shown by one walk along
 * one index; null for others. A board's feed is there whole. The home feed is walked among the newest topics of all boards,
 * which holds only where the page is full: a viewer who may read few of those is shown {@link listing}, which asks each
 * readable board by keyset, and never goes on along a global order.
 */
export function walk(viewer: Viewer, query: FeedQuery, { text, joins }: Shown): Sql | null {
  const after = decodeCursor(query.cursor, placeKey);
  const offset = after ? 0 : (query.page - 1) * query.limit;
  // What is skipped is put together, too.
  if (!isPlain(query) || offset > WINDOW) return null;
  const isOfOne = query.board_id !== undefined;
  const found = isOfOne
    ? sql`community.board b cross join lateral (${onBoard(viewer, query, after, query.limit + offset + 1)}) f`
    : sql`(select f.* from community.feed_topic f where ${kept(viewer, query)} ${behind(after, sql`f.release_at`)}
           order by f.release_at desc, f.topic_id desc limit ${raw(`${WINDOW}`)}) f join community.board b on b.id = f.board_id`;
  // At home nothing is pinned: ordered by that too, rows that come in order along the index would be sorted, texts and all.
  return sql`
    select row_number() over (order by ${isOfOne ? sql`x.sticky desc,` : empty} x.at desc, x.topic_id desc)::int as n, x.*
    from (select f.topic_id, ${isOfOne ? sql`f.sticky` : sql`false`} as sticky, f.release_at as at, ${text} as text
          from ${found} ${joins} where ${readableBoards(viewer)} and ${isOfOne ? sql`b.id = ${query.board_id}` : boardsOfOnesOwn(viewer)}
          order by ${isOfOne ? sql`f.sticky desc,` : empty} f.release_at desc, f.topic_id desc
          limit ${query.limit + 1} offset ${offset}) x`;
}

/** One page of {@link rows}. */
function paged(viewer: Viewer, query: FeedQuery): Sql {
  const after = decodeCursor(query.cursor, placeKey);
  const offset = after ? 0 : (query.page - 1) * query.limit;
  return sql`
    select p.topic_id, p.n, case when p.n = ${query.limit} then json_build_array(p.sticky, p.at::text, p.topic_id) end as key
    from (select i.*, (row_number() over (order by i.sticky desc, i.at desc, i.topic_id desc) - ${offset}::int)::int as n
          from (${rows(viewer, query, after, query.limit + offset + 1)}) i
          order by i.sticky desc, i.at desc, i.topic_id desc limit ${query.limit + 1} offset ${offset}) p`;
}

/** The rows `(topic_id, sticky, at)` of a feed behind a place, at most so many. */
function rows(viewer: Viewer, query: FeedQuery, after: Place | null, most: number): Sql {
  if (query.type === 'favorited') {
    return sql`
      select f.topic_id, false as sticky, m.favorited_at as at
      from community.topic_mark m join community.feed_topic f on f.topic_id = m.topic_id
      join community.board b on b.id = f.board_id
      where m.member_id = ${viewer.id}::int and m.favorited_at is not null and ${kept(viewer, query)} and ${readableBoards(viewer)}
        ${behind(after, sql`m.favorited_at`)}
      order by m.favorited_at desc, f.topic_id desc limit ${most}`;
  }
  if (query.type === 'user') {
    return sql`
      select f.topic_id, false as sticky, f.release_at as at
      from community.feed_topic f join community.board b on b.id = f.board_id
      where f.author_id = ${query.user_id}::int and ${kept(viewer, query)} and ${readableBoards(viewer)}
        ${behind(after, sql`f.release_at`)}
      order by f.release_at desc, f.topic_id desc limit ${most}`;
  }
  if (query.type === 'helpdesk' && !isAtLeast(viewer, 'admin')) return ownTickets(viewer, query, after, most);
  const page =
    query.board_id === undefined
      ? newest(viewer, query, after, most)
      : sql`select f.topic_id, f.sticky, f.release_at as at from (${onBoard(viewer, query, after, most)}) f`;
  return sql`
    select x.* from community.board b cross join lateral (${page}) x
    where ${readableBoards(viewer)} ${which(viewer, query)}`;
}

/** Which boards a feed is gathered from: those of tickets for tickets, the others for home, of places those that one is in. */
function which(viewer: Viewer, query: FeedQuery): Sql {
  if (query.board_id !== undefined) return sql`and b.id = ${query.board_id}`;
  return query.type === 'helpdesk'
    ? sql`and b.type = 'helpdesk'`
    : sql`and b.type <> 'helpdesk' and ${boardsOfOnesOwn(viewer)}`;
}

/** Found by their author: however many tickets of others there are, none of them is looked at. */
const ownTickets = (viewer: Viewer, query: FeedQuery, after: Place | null, most: number): Sql => sql`
  select f.topic_id, false as sticky, f.release_at as at
  from community.feed_topic f join community.board b on b.id = f.board_id
  where f.author_id = ${viewer.id}::int and ${kept(viewer, query)} and ${readableBoards(viewer)}
    ${query.board_id === undefined ? empty : sql`and f.board_id = ${query.board_id}`} ${behind(after, sql`f.release_at`)}
  order by f.release_at desc, f.topic_id desc limit ${most}`;

/** Of the row `b`: by keyset from each readable board, merged, never over a global order. */
const newest = (viewer: Viewer, query: FeedQuery, after: Place | null, most: number): Sql => sql`
  select f.topic_id, false as sticky, f.release_at as at from community.feed_topic f
  where f.board_id = b.id and ${kept(viewer, query)} ${behind(after, sql`f.release_at`)}
  order by f.release_at desc, f.topic_id desc limit ${most}`;

/** Of the row `b`: what is pinned first. */
const onBoard = (viewer: Viewer, query: FeedQuery, after: Place | null, most: number): Sql => sql`
  select f.* from community.feed_topic f
  where f.board_id = b.id and ${kept(viewer, query)} ${
    after
      ? sql`and (f.sticky, f.release_at, f.topic_id) < (${after[0]}::boolean, ${after[1]}::timestamptz, ${after[2]}::int)`
      : empty
  }
  order by f.sticky desc, f.release_at desc, f.topic_id desc limit ${most}`;

function popular(viewer: Viewer, query: FeedQuery): Sql {
  const after = decodeCursor(query.cursor, popularKey);
  const [asOf, offset] = after ?? [new Date().toISOString(), (query.page - 1) * query.limit];
  const most = community.COMMUNITY_LIMITS.popular;
  return sql`
    select r.topic_id, json_build_array(${asOf}::text, r.n) as key, (r.n - ${offset}::int)::int as n
    from (select f.topic_id, row_number() over (order by ${popularity(asOf)} desc, f.topic_id desc)::int as n
          from (${rows(viewer, { ...query, type: undefined }, null, most)} order by 3 desc limit ${most}) i
          join community.feed_topic f on f.topic_id = i.topic_id
          left join community.topic_views v on v.topic_id = f.topic_id) r
    order by r.n limit ${query.limit + 1} offset ${offset}`;
}

/** In an order of the caller's own: of the newest topics of each board, as many as are counted. */
function inOrder(viewer: Viewer, query: FeedQuery): Sql {
  const [offset] = decodeCursor(query.cursor, orderKey) ?? [(query.page - 1) * query.limit];
  return sql`
    select r.topic_id, json_build_array(r.n) as key, (r.n - ${offset}::int)::int as n
    from (select f.topic_id, row_number() over (order by ${sorted(query.order_by, COLUMNS, empty)}, f.topic_id desc)::int as n
          from (${rows(viewer, query, null, COUNT_CAP)}) i join community.feed_topic f on f.topic_id = i.topic_id) r
    order by r.n limit ${query.limit + 1} offset ${offset}`;
}

/** Whether a page of it is found by one walk and its total in counters: answered at once, however many topics there are. */
export const isShort = (query: FeedQuery): boolean => isPlain(query) && query.page === 1;

/** How many topics a feed holds: from the counters of the boards, or of one member's, counted up to a bound (decisions 2). */
export function total(viewer: Viewer, query: FeedQuery): Sql {
  if (query.type === 'user' || query.type === 'favorited' || query.type === 'helpdesk' || isNarrowed(query)) {
    const all = { ...query, type: query.type === 'popular' ? undefined : query.type };
    return sql`select count(*)::int from (select 1 from (${rows(viewer, all, null, COUNT_CAP)}) y limit ${COUNT_CAP}) x`;
  }
  const one = sql`and ${query.board_id === undefined ? boardsOfOnesOwn(viewer) : sql`b.id = ${query.board_id}`}`;
  const uncounted = isHome(query) ? sql`f.scheduled` : sql`(f.scheduled or f.ticket_status is not null)`;
  // Boards count what all their readers see: what waits for its release, and tickets, are added for those who see them.
  const added = isMember(viewer)
    ? sql`+ (select count(*) from community.feed_topic f join community.board b on b.id = f.board_id
             where ${uncounted} and ${kept(viewer, query)} and ${readableBoards(viewer)} ${one})`
    : empty;
  return sql`select (coalesce(sum(s.topics_count), 0) ${added})::int
    from community.board_stats s join community.board b on b.id = s.board_id where ${readableBoards(viewer)} ${one}`;
}
