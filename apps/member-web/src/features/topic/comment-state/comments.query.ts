import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { OutputOf, Routes } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { commentsParts } from '@lyceum/contracts/first-page';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { postKeys } from '../../../entities/posts/cache/keys.ts';
import {
  type Comment,
  isWhole,
  newestOf,
  type Posted,
  withCommentAtEnd,
} from '../../../entities/posts/cache/topic-cache.ts';
import { itemsOf, type Pages } from '../../../lib/pages.ts';

/** Page size for the member's own comments. Members load the rest of the list before they write more. */
const OWN = 100;

type Page = OutputOf<Routes['GET /api/v3/topics/{id}/comments']>;
/** Start of a page: the beginning, a cursor in either direction, or a given comment. */
type From = { cursor?: string; before?: string; around?: number | 'newest' };

function fetchComments(topicId: number, from: From, signal?: AbortSignal) {
  const { params, query } = commentsParts(topicId);
  return api('GET /api/v3/topics/{id}/comments', { params, query: { ...query, ...from }, signal });
}

/** Query options of a topic's comments. */
export const commentsOptions = (topicId: number) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, From>, ReturnType<typeof postKeys.comments>, From>({
    queryKey: postKeys.comments(topicId),
    meta: LIVE,
    queryFn: ({ pageParam, signal }) => fetchComments(topicId, pageParam, signal),
    initialPageParam: {},
    getNextPageParam: ({ meta }) => (meta.next_cursor === null ? undefined : { cursor: meta.next_cursor }),
    getPreviousPageParam: ({ meta }) => (meta.prev_cursor ? { before: meta.prev_cursor } : undefined),
  });

/**
 * The member's own comments after the last loaded page. Refetched with the others, so that edits and deletions show
 * here too.
 */
const ownOptions = (client: QueryClient, topicId: number) =>
  queryOptions({
    queryKey: postKeys.ownComments(topicId),
    meta: LIVE,
    queryFn: async ({ signal }): Promise<Pages<Comment>> => {
      const own = () => itemsOf(client.getQueryData<Pages<Comment>>(postKeys.ownComments(topicId)));
      const known = own();
      const [oldest] = known;
      if (!oldest) return { pages: [], pageParams: [] };
      const { data, meta } = await api('GET /api/v3/topics/{id}/comments', {
        params: { id: topicId },
        query: { size: OWN, where: `user_id:${oldest.user.id}`, where_gte: `created_at:${oldest.created_at}` },
        signal,
      });
      const isKnown = ({ id }: Comment) => known.some((each) => each.id === id);
      // Comments written during the request are missing from its answer.
      const written = own().filter((comment) => !isKnown(comment));
      return { pages: [{ data: [...data.filter(isKnown), ...written], meta }], pageParams: [] };
    },
    // Only events and the member's own changes make it outdated.
    staleTime: Infinity,
  });

/** The member's own comments after the last loaded page. */
export const useOwnComments = (topicId: number): Comment[] => {
  const client = useQueryClient();
  return itemsOf(useQuery(ownOptions(client, topicId)).data);
};

/**
 * Adds the answer to a new comment. Appends it to the list if all pages are loaded, and otherwise to the member's own
 * comments.
 */
export function addOwnComment(client: QueryClient, topicId: number, comment: Posted<Comment>): void {
  const { queryKey } = commentsOptions(topicId);
  if (!isWhole(comment)) return void client.invalidateQueries({ queryKey });
  client.setQueryData(queryKey, (pages) => pages && withCommentAtEnd(pages, comment));
  const meta = client.getQueryData(queryKey)?.pages.at(-1)?.meta;
  if (!meta || meta.next_cursor === null) return;
  client.setQueryData(postKeys.ownComments(topicId), (own: Pages<Comment> | undefined) => ({
    pages: [...(own?.pages ?? []), { data: [comment], meta }],
    pageParams: [],
  }));
}

/** Loads the comments of a topic page by page. */
export const useComments = (topicId: number) => useInfiniteQuery(commentsOptions(topicId));

/** Id of the comment itself, or of the comment that shows it if it is a reply. Null if it is not loaded. */
const standFor = (pages: Page[], commentId: number): number | null =>
  pages
    .flatMap(({ data }) => data)
    .find(({ id, replies }) => id === commentId || replies.some((reply) => reply.id === commentId))?.id ?? null;

/**
 * Loads a comment that is not in the list. A recent one is appended. For a distant one, the list restarts at that
 * comment. Returns the id to scroll to: the comment, or its parent if the reply is not shown yet. Returns null if it
 * does not exist.
 */
export async function jumpTo(client: QueryClient, topicId: number, commentId: number): Promise<number | null> {
  const { queryKey } = commentsOptions(topicId);
  await fetchNewComments(client, topicId).catch(() => undefined);
  if (standFor(client.getQueryData(queryKey)?.pages ?? [], commentId) !== null) return commentId;
  const page = await fetchComments(topicId, { around: commentId }).catch(() => null);
  const thread = page?.data.find(({ accepted_answer, id }) => !accepted_answer || id === commentId);
  if (!page || !thread) return null;
  // A running request belongs to the replaced list.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { pages: [page], pageParams: [{ around: commentId }] });
  return standFor([page], commentId) === null ? thread.id : commentId;
}

/**
 * Loads the last page. Returns the id of the newest comment, or null if there is none.
 * @throws {ApiError} if the request fails.
 */
export async function jumpToNewest(client: QueryClient, topicId: number): Promise<number | null> {
  const { queryKey } = commentsOptions(topicId);
  const shown = client.getQueryData(queryKey);
  if (shown?.pages.at(-1)?.meta.next_cursor === null) return newestOf(shown);
  const page = await fetchComments(topicId, { around: 'newest' });
  const begin = page.data.find(({ accepted_answer }) => !accepted_answer);
  await client.cancelQueries({ queryKey });
  // Keyed by its first comment, so that a refetch returns the same page.
  const pages = { pages: [page], pageParams: [begin ? { around: begin.id } : {}] };
  client.setQueryData(queryKey, pages);
  return newestOf(pages);
}

/**
 * Fetches comments added after the last page: the last page again and all following ones. Does nothing while earlier
 * pages are missing, because the reader has not come that far.
 */
export async function fetchNewComments(client: QueryClient, topicId: number): Promise<void> {
  const { queryKey } = commentsOptions(topicId);
  const before = client.getQueryData(queryKey);
  if (!before || before.pages.at(-1)?.meta.next_cursor !== null) return;
  const pages: Page[] = [];
  const pageParams: From[] = [];
  let from: From | null = before.pageParams.at(-1) ?? {};
  do {
    const page: Page = await fetchComments(topicId, from);
    pages.push(page);
    pageParams.push(from);
    from = page.meta.next_cursor === null ? null : { cursor: page.meta.next_cursor };
  } while (from !== null);
  client.setQueryData(queryKey, (now) =>
    // Another answer may have arrived. An equal number of pages means that it added none.
    now && now.pages.length === before.pages.length
      ? { pages: [...now.pages.slice(0, -1), ...pages], pageParams: [...now.pageParams.slice(0, -1), ...pageParams] }
      : now,
  );
}
