import type { community } from '@lyceum/contracts';
import type { PartsOf } from '@lyceum/contracts/address';
import { feedParts, feedStatus, FEED_COOKIES, feedTab, TAB } from '@lyceum/contracts/first-page';
import type { Head, PageAsked } from '../../platform/first-page/first-pages.ts';
import { pageNumber, type PlainEntry, type PlainPage } from './head.ts';

type Numbered = Pick<Head, 'isMissing' | 'plain'>;
interface Listed<T> {
  data: T[];
  meta: { last_page: number };
}

/** The numbered page of a list that was read. A page behind the last one is missing. */
export function numberedPage<T>(
  number: number,
  listed: Listed<T> | null,
  entryOf: (item: T) => PlainEntry | null,
  more: Partial<PlainPage> = {},
): Numbered {
  if (!listed) return {};
  const entries = listed.data.map(entryOf).filter((entry) => entry !== null);
  if (number > 1 && entries.length === 0) return { isMissing: true };
  return { plain: { number, last: listed.meta.last_page, entries, ...more } };
}

/** Guests have no tab of a member, as in the app. */
export async function feedTabOf({ answers, cookies, query }: PageAsked) {
  const status = feedStatus(cookies[FEED_COOKIES.status]);
  const tab = feedTab(query.get(TAB), status);
  if (tab !== 'unread' && tab !== 'following') return tab;
  return (await answers.ask('GET /api/v3/profile/me')) ? tab : status;
}

/** The numbered page of topics that the viewer may read. */
export async function topicsPage(
  { answers, query }: PageAsked,
  parts: PartsOf<'GET /api/v3/topics'> & object,
): Promise<Numbered> {
  const number = pageNumber(query);
  const page = number === 1 ? parts : { query: { ...parts.query, page: number } };
  return numberedPage(number, await answers.ask('GET /api/v3/topics', page), (topic) =>
    'post_id' in topic ? topicEntry(topic) : null,
  );
}

/** The numbered page of the own board of a group or event. Empty if the viewer may not read the board. */
export async function placeFeedPage(asked: PageAsked, boards: readonly Board[], boardId: number): Promise<Numbered> {
  const { answers } = asked;
  const board =
    boards.find(({ id }) => id === boardId) ??
    (await answers.ask('GET /api/v4/community/channels/{id}', { params: { id: boardId } }))?.data;
  if (!board?.permissions.includes('READ')) return {};
  return topicsPage(asked, feedParts(boardId, await feedTabOf(asked)));
}
type Board = Pick<community.Board, 'id' | 'permissions'>;

const topicEntry = (topic: community.Topic): PlainEntry => ({
  path: `/conversations/${encodeURIComponent(topic.slug)}`,
  title: topic.title,
  author: topic.user.name,
  at: topic.release_date,
  text: topic.excerpt,
});
