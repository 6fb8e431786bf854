import { community, conditionsOf, type InputOf } from '@lyceum/contracts';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { COUNT_CAP, decodeCursor, placeId, placeMoment } from '../../../platform/http/lists/lists.ts';
import { narrowed, sorted } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, isMember, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { followedMembers } from '../../relations/index.ts';
import { isUnread, readUpTo } from '../rights/unread.ts';
import { boardsOfOnesOwn, notMuted, publishedTopics, readableBoards, topicStatus } from '../rights/readable.ts';
import { popularity } from './popularity.ts';

export type FeedQuery = InputOf<typeof community.listTopics>['query'];

/** The feeds of home, and of a board. */
const HOME = new Set<FeedQuery['type']>([undefined, 'popular', 'unread', 'following', 'unanswered']);
/** The feeds whose topics no counter counts. */
const UNCOUNTED = new Set<FeedQuery['type']>(['user', 'favorited', 'unread', 'following', 'unanswered', 'helpdesk']);

/** Maps query fields to columns of the row `f`. */
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

/** Cursor of a feed in its default order: pinned, timestamp, topic id. */
const placeKey = z.tuple([z.boolean(), placeMoment, placeId]);
/**
 * Cursor of the popular order: the time of the first page, and an offset. Popularity depends on the clock, so all pages
 * use that time.
 */
const popularKey = z.tuple([placeMoment, z.int().nonnegative().max(community.COMMUNITY_LIMITS.popular)]);

/** Cursor of a custom order: an offset. */
const orderKey = z.tuple([z.int().nonnegative().max(COUNT_CAP)]);

type Place = z.output<typeof placeKey>;

/**
 * The row `f` is not deleted and the viewer may see it. Only authors and administrators see scheduled topics and
 * tickets.
 */
const isOut = (viewer: Viewer): Sql => sql`not f.deleted and ${publishedTopics(viewer, sql`f`)}`;

/**
 * Whether the feed covers all boards. Such feeds exclude tickets, which appear in their own feeds and in feeds of an
 * author.
 */
const isHome = ({ type, board_id }: FeedQuery): boolean => board_id === undefined && HOME.has(type);

function ofKind(query: FeedQuery): Sql {
  const status = query.ticket_status === undefined ? empty : sql`and f.ticket_status = ${query.ticket_status}`;
  if (query.type === 'helpdesk') return sql`and f.ticket_status is not null ${status}`;
  if (query.type === 'unanswered') {
    return sql`and f.comments_count = 0 and f.status = 'open' and not f.scheduled and f.ticket_status is null`;
  }
  return isHome(query) ? sql`and f.ticket_status is null ${status}` : status;
}

/**
 * The author filter, unless the author already selects the feed. Below, the same for the board. Both narrow every kind
 * of feed.
 */
const authorWithin = ({ type, user_id }: FeedQuery) => (type === 'user' ? undefined : user_id);
const boardWithin = ({ type, board_id }: FeedQuery) => (type === 'user' || type === 'favorited' ? board_id : undefined);

const withTag = ({ tag }: FeedQuery): Sql => (tag === undefined ? empty : sql`and f.tags @> ${[tag]}::text[]`);

function ofAuthorAndBoard(query: FeedQuery): Sql {
  const [author, board] = [authorWithin(query), boardWithin(query)];
  const byAuthor = author === undefined ? empty : sql`and f.author_id = ${author}::int`;
  return board === undefined ? byAuthor : sql`${byAuthor} and f.board_id = ${board}::int`;
}

/** The rows that the viewer may see and that match the query. */
const kept = (viewer: Viewer, query: FeedQuery): Sql =>
  sql`${isOut(viewer)} ${ofKind(query)} ${ofAuthorAndBoard(query)} ${withTag(query)} ${narrowed(query, COLUMNS)}`;

/** Whether the query filters its rows. */
const isNarrowed = (query: FeedQuery): boolean =>
  query.ticket_status !== undefined ||
  query.tag !== undefined ||
  authorWithin(query) !== undefined ||
  boardWithin(query) !== undefined ||
  conditionsOf(query).length > 0;

/** Whether this is the complete feed of home or of a board, in default order. */
export const isPlain = (query: FeedQuery): boolean =>
  query.type === undefined && query.order_by.length === 0 && !isNarrowed(query);

const behind = (after: Place | null, at: Sql): Sql =>
  after ? sql`and (${at}, f.topic_id) < (${after[1]}::timestamptz, ${after[2]}::int)` : empty;

/** How many of the newest topics of all boards the home feed scans before it reads each board separately. */
const WINDOW = 200;

/**
 * SQL for the ids of one page plus one, as `(topic_id, n, key)`. `n` counts from 1 on this page. `key` is the cursor
 * after the last row. Each kind of feed is one such statement, and the caller joins the card data to its rows.
 */
export function listing(viewer: Viewer, query: FeedQuery): Sql {
  if (query.type === 'popular') return popular(viewer, query);
  if (query.order_by.length > 0) return inOrder(viewer, query);
  return paged(viewer, query);
}

/** The text of each row `f` with its board `b`, and the joins that the text needs. */
interface Shown {
  text: Sql;
  joins: Sql;
}

/**
 * SQL for the rows of one page plus one, as `(n, topic_id, sticky, at, text)`, if one index scan can serve the feed.
 * Otherwise null. A board's feed is complete. The home feed scans only the newest topics of all boards, so its result
 * is valid only for a full page. Viewers who may read few of those topics get {@link listing} instead. That reads each
 * readable board by keyset and never follows a global order.
 */
export function walk(viewer: Viewer, query: FeedQuery, { text, joins }: Shown): Sql | null {
  const after = decodeCursor(query.cursor, placeKey);
  const offset = after ? 0 : (query.page - 1) * query.limit;
  // The database also builds the texts of skipped rows.
  if (!isPlain(query) || offset > WINDOW) return null;
  const isOfOne = query.board_id !== undefined;
  const found = isOfOne
    ? sql`community.board b cross join lateral (${onBoard(viewer, query, after, query.limit + offset + 1)}) f`
    : sql`(select f.* from community.feed_topic f where ${kept(viewer, query)} ${behind(after, sql`f.release_at`)}
           order by f.release_at desc, f.topic_id desc limit ${raw(`${WINDOW}`)}) f join community.board b on b.id = f.board_id`;
  // The home feed has no pinned topics. Ordering by them would sort rows with texts that the index already returns in
  // order.
  return sql`
    select row_number() over (order by ${isOfOne ? sql`x.sticky desc,` : empty} x.at desc, x.topic_id desc)::int as n, x.*
    from (select f.topic_id, ${isOfOne ? sql`f.sticky` : sql`false`} as sticky, f.release_at as at, ${text} as text
          from ${found} ${joins} where ${readableBoards(viewer)} and ${isOfOne ? sql`b.id = ${query.board_id}` : homeBoards(viewer)}
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

/** At most `most` rows `(topic_id, sticky, at)` of a feed, after the cursor. */
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
  if (query.type === 'following' && isMember(viewer)) return followed(viewer, query, after, most);
  const page =
    query.type === 'unread' && isMember(viewer)
      ? unread(viewer, query, after, most)
      : query.board_id === undefined || query.type === 'unanswered'
        ? newest(viewer, query, after, most)
        : sql`select f.topic_id, f.sticky, f.release_at as at from (${onBoard(viewer, query, after, most)}) f`;
  return sql`
    select x.* from community.board b cross join lateral (${page}) x
    where ${readableBoards(viewer)} ${which(viewer, query)}`;
}

/** The boards of the home feeds: those of places count only for their members, and muted ones not at all. */
const homeBoards = (viewer: Viewer): Sql => sql`${boardsOfOnesOwn(viewer)} ${notMuted(viewer)}`;

/** The boards of a feed: helpdesks for tickets, all others for home. */
function which(viewer: Viewer, query: FeedQuery): Sql {
  if (query.board_id !== undefined) return sql`and b.id = ${query.board_id}`;
  return query.type === 'helpdesk'
    ? sql`and b.type = 'helpdesk'`
    : sql`and b.type <> 'helpdesk' and ${homeBoards(viewer)}`;
}

/** Finds tickets by author, so that the query never scans tickets of others. */
const ownTickets = (viewer: Viewer, query: FeedQuery, after: Place | null, most: number): Sql => sql`
  select f.topic_id, false as sticky, f.release_at as at
  from community.feed_topic f join community.board b on b.id = f.board_id
  where f.author_id = ${viewer.id}::int and ${kept(viewer, query)} and ${readableBoards(viewer)}
    ${query.board_id === undefined ? empty : sql`and f.board_id = ${query.board_id}`} ${behind(after, sql`f.release_at`)}
  order by f.release_at desc, f.topic_id desc limit ${most}`;

/** Reads one board `b` by keyset. The merge of all boards avoids a global order. */
const newest = (viewer: Viewer, query: FeedQuery, after: Place | null, most: number): Sql => sql`
  select f.topic_id, false as sticky, f.release_at as at from community.feed_topic f
  where f.board_id = b.id and ${kept(viewer, query)} ${behind(after, sql`f.release_at`)}
  order by f.release_at desc, f.topic_id desc limit ${most}`;

/** Reads the unread topics of one board `b`, the latest activity first. Those that the viewer reset may be old. */
function unread(viewer: MemberViewer, query: FeedQuery, after: Place | null, most: number): Sql {
  const at = sql`f.last_activity_at`;
  const upTo = readUpTo(viewer, sql`b.id`);
  const here = sql`f.board_id = b.id and not f.scheduled and ${kept(viewer, query)} ${behind(after, at)}`;
  return sql`
    (select f.topic_id, false as sticky, ${at} as at
     from community.feed_topic f left join community.topic_mark m on m.topic_id = f.topic_id and m.member_id = ${viewer.id}::int
     where ${here} and ${at} > ${upTo} and ${isUnread(viewer, upTo)}
     order by ${at} desc, f.topic_id desc limit ${most})
    union all
    (select f.topic_id, false, ${at} from community.topic_mark m join community.feed_topic f on f.topic_id = m.topic_id
     where m.member_id = ${viewer.id}::int and m.read_at = 'epoch' and ${at} <= ${upTo} and ${here}
     order by ${at} desc, f.topic_id desc limit ${most})`;
}

/** The topics of boards and members that the viewer follows, and those that they follow one by one. */
function followed(viewer: MemberViewer, query: FeedQuery, after: Place | null, most: number): Sql {
  const here = sql`${kept(viewer, query)} ${behind(after, sql`f.release_at`)}`;
  const order = sql`order by f.release_at desc, f.topic_id desc limit ${most}`;
  return sql`
    select f.topic_id, false as sticky, f.release_at as at
    from (
      select x.topic_id from community.board_mark k cross join lateral (
        select f.topic_id from community.feed_topic f where f.board_id = k.board_id and ${here} ${order}) x
      where k.member_id = ${viewer.id}::int and k.watching in ('watching', 'following')
      union
      select x.topic_id from (${followedMembers(viewer.id)}) who cross join lateral (
        select f.topic_id from community.feed_topic f where f.author_id = who.id and ${here} ${order}) x
      union
      select m.topic_id from community.topic_mark m where m.member_id = ${viewer.id}::int and m.notifications
    ) one join community.feed_topic f on f.topic_id = one.topic_id join community.board b on b.id = f.board_id
    where ${readableBoards(viewer)} ${which(viewer, query)} and ${here} ${order}`;
}

/** Reads one board `b`, pinned topics first. */
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

/** A custom order over the newest topics of each board, up to the count cap. */
function inOrder(viewer: Viewer, query: FeedQuery): Sql {
  const [offset] = decodeCursor(query.cursor, orderKey) ?? [(query.page - 1) * query.limit];
  return sql`
    select r.topic_id, json_build_array(r.n) as key, (r.n - ${offset}::int)::int as n
    from (select f.topic_id, row_number() over (order by ${sorted(query.order_by, COLUMNS, empty)}, f.topic_id desc)::int as n
          from (${rows(viewer, query, null, COUNT_CAP)}) i join community.feed_topic f on f.topic_id = i.topic_id) r
    order by r.n limit ${query.limit + 1} offset ${offset}`;
}

/** Whether one index scan finds a page and counters give its total. Such a query is fast for any number of topics. */
export const isShort = (query: FeedQuery): boolean => isPlain(query) && query.page === 1;

/**
 * SQL for the number of topics in a feed. Board counters serve whole feeds. Other feeds count their rows up to a cap
 * (decisions 2).
 */
export function total(viewer: Viewer, query: FeedQuery): Sql {
  if (UNCOUNTED.has(query.type) || isNarrowed(query)) {
    const all = { ...query, type: query.type === 'popular' ? undefined : query.type };
    return sql`select count(*)::int from (select 1 from (${rows(viewer, all, null, COUNT_CAP)}) y limit ${COUNT_CAP}) x`;
  }
  const one = sql`and ${query.board_id === undefined ? homeBoards(viewer) : sql`b.id = ${query.board_id}`}`;
  const uncounted = isHome(query) ? sql`f.scheduled` : sql`(f.scheduled or f.ticket_status is not null)`;
  // Board counters hold only topics that all readers see. This adds scheduled topics and tickets for viewers who may
  // see them.
  const added = isMember(viewer)
    ? sql`+ (select count(*) from community.feed_topic f join community.board b on b.id = f.board_id
             where ${uncounted} and ${kept(viewer, query)} and ${readableBoards(viewer)} ${one})`
    : empty;
  return sql`select (coalesce(sum(s.topics_count), 0) ${added})::int
    from community.board_stats s join community.board b on b.id = s.board_id where ${readableBoards(viewer)} ${one}`;
}
