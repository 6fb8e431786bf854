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

/** More than anybody writes before they load the rest. */
const OWN = 100;

type Page = OutputOf<Routes['GET /api/v3/topics/{id}/comments']>;
/** From the start, on from a cursor, back from one, or beginning with one comment. */
type From = { cursor?: string; before?: string; around?: number | 'newest' };

function fetchComments(topicId: number, from: From, signal?: AbortSignal) {
  const { params, query } = commentsParts(topicId);
  return api('GET /api/v3/topics/{id}/comments', { params, query: { ...query, ...from }, signal });
}

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
 * One's own comments that stand beyond the last page that is there. Asked for anew with the others: what was edited or
 * deleted meanwhile, here or elsewhere, is so here, too.
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
      // Written while this was asked, it is in no answer yet.
      const written = own().filter((comment) => !isKnown(comment));
      return { pages: [{ data: [...data.filter(isKnown), ...written], meta }], pageParams: [] };
    },
    // Nothing but an event or an own change makes it untrue.
    staleTime: Infinity,
  });

export const useOwnComments = (topicId: number): Comment[] => {
  const client = useQueryClient();
  return itemsOf(useQuery(ownOptions(client, topicId)).data);
};

/** After the answer to a post; the list takes it in where it has come to its end. */
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

export const useComments = (topicId: number) => useInfiniteQuery(commentsOptions(topicId));

/** The comment of the list that stands for one: itself, or, of a reply, the comment that shows it. */
const standFor = (pages: Page[], commentId: number): number | null =>
  pages
    .flatMap(({ data }) => data)
    .find(({ id, replies }) => id === commentId || replies.some((reply) => reply.id === commentId))?.id ?? null;

/**
 * Goes to a comment that is not shown. One that was only just added is fetched where it follows; for one farther away the
 * list begins anew with it, and its other pages are reached from there. Answers the id of what now stands for it: itself,
 * or, of a reply that its comment does not show yet, that comment. Null: it is not there.
 */
export async function jumpTo(client: QueryClient, topicId: number, commentId: number): Promise<number | null> {
  const { queryKey } = commentsOptions(topicId);
  await fetchNewComments(client, topicId).catch(() => undefined);
  if (standFor(client.getQueryData(queryKey)?.pages ?? [], commentId) !== null) return commentId;
  const page = await fetchComments(topicId, { around: commentId }).catch(() => null);
  const thread = page?.data.find(({ accepted_answer, id }) => !accepted_answer || id === commentId);
  if (!page || !thread) return null;
  // An answer on its way is about the list that is left.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { pages: [page], pageParams: [{ around: commentId }] });
  return standFor([page], commentId) === null ? thread.id : commentId;
}

/** Goes to the last page, from wherever the list stands. Answers the newest comment; null: there is none to go to. */
export async function jumpToNewest(client: QueryClient, topicId: number): Promise<number | null> {
  const { queryKey } = commentsOptions(topicId);
  const shown = client.getQueryData(queryKey);
  if (shown?.pages.at(-1)?.meta.next_cursor === null) return newestOf(shown);
  const page = await fetchComments(topicId, { around: 'newest' });
  const begin = page.data.find(({ accepted_answer }) => !accepted_answer);
  await client.cancelQueries({ queryKey });
  // By the comment that it begins with: asked for anew, the page stays where it is.
  const pages = { pages: [page], pageParams: [begin ? { around: begin.id } : {}] };
  client.setQueryData(queryKey, pages);
  return newestOf(pages);
}

/**
 * Fetches what was added behind the last page, in the server's order: the last page again, and whatever follows it.
 * Does nothing while pages are missing before the end; the reader has not come that far.
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
    // Another answer may have come in between; the same number of pages means that it did not add one.
    now && now.pages.length === before.pages.length
      ? { pages: [...now.pages.slice(0, -1), ...pages], pageParams: [...now.pageParams.slice(0, -1), ...pageParams] }
      : now,
  );
}
