import {
  infiniteQueryOptions,
  type InfiniteData,
  queryOptions,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { messages } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { itemsOf, type Pages } from '../../../lib/pages.ts';
import { inboxKeys } from './keys.ts';

export type Message = messages.Message;

/** Largest page size, also used after a gap. */
const MOST = 100;

/**
 * Query options of a conversation's messages, newest first. The next page is the one above. Live events and {@link
 * fetchMissed} add newer messages.
 */
export const messagesOptions = (threadId: number, unread = 0) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.messages(threadId),
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => fetchPage(threadId, pageParam, sizeOf(pageParam, unread), signal),
    initialPageParam: {} as From,
    getNextPageParam: ({ meta }): From | null => (meta.next_cursor ? { cursor: meta.next_cursor } : null),
    getPreviousPageParam: ({ hasNewer, meta }): From | null =>
      hasNewer && meta.prev_cursor ? { after: meta.prev_cursor } : null,
  });

/** Start of a page. `{}` is the newest page. */
type From = { cursor?: string; after?: string; around?: number };
type Answer = Awaited<ReturnType<typeof api<'GET /api/v4/inbox/{thread}/messages'>>>;
/** `hasNewer`: whether newer messages follow the page. */
type Page = Answer & { hasNewer: boolean };

/** Number of read messages above the first unread one. */
const READ_ABOVE = 3;

/** The first page holds all unread messages, so that the conversation opens at the first of them. */
const sizeOf = (from: From, unread: number): number => {
  if (from.around !== undefined) return 2 * MESSAGE_LIMITS.page;
  const isFirst = from.cursor === undefined && from.after === undefined;
  return isFirst ? Math.min(Math.max(MESSAGE_LIMITS.page, unread + READ_ABOVE), MOST) : MESSAGE_LIMITS.page;
};

async function fetchPage(threadId: number, from: From, size: number, signal?: AbortSignal): Promise<Page> {
  const answer = await api('GET /api/v4/inbox/{thread}/messages', {
    params: { thread: threadId },
    query: { size, ...from },
    signal,
  });
  const isBehind = from.after !== undefined || from.around !== undefined;
  return { ...answer, hasNewer: isBehind && answer.meta.total > answer.data.length };
}

/**
 * Loads a message. If the pages lack it, the pages around it replace them.
 * @throws {ApiError} if the message no longer exists or the viewer may not see it.
 */
export async function fetchAround(client: QueryClient, threadId: number, messageId: number): Promise<void> {
  const { queryKey } = messagesOptions(threadId);
  const isKnown = () => knownMessages(client, threadId).some(({ id }) => id === messageId);
  if (client.getQueryData(queryKey) && isKnown()) return;
  const from = { around: messageId };
  const first = await fetchPage(threadId, from, sizeOf(from, 0));
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { pages: [first], pageParams: [from] });
}

/** Returns to the newest page. */
export const toNewestPage = (client: QueryClient, threadId: number): Promise<void> =>
  client.resetQueries({ queryKey: messagesOptions(threadId).queryKey });

const arrivedOptions = (threadId: number) =>
  queryOptions<readonly Message[]>({ queryKey: inboxKeys.arrived(threadId), queryFn: skipToken, staleTime: Infinity });

/** Compares messages in the server's order. The member's own messages without a place come last. */
export const byPlace = (a: Message, b: Message): number =>
  a.place === b.place ? a.id - b.id : a.place === null ? 1 : b.place === null ? -1 : a.place - b.place;

/** Whether a message replaces the known one: it is deleted or a newer version. A deletion is final. */
const isLater = (message: Message, known: Message | undefined): boolean =>
  !known || message.deleted_at !== null || (known.deleted_at === null && message.version > known.version);

/**
 * Merges pages and arrived messages, oldest first, without duplicates. A deletion is final, because a late answer may
 * predate it. Leaves out messages beyond the loaded pages until the pages in between load.
 */
export function merged(pages: Pages<Message> | undefined, arrived: readonly Message[] = []): Message[] {
  const all = new Map(itemsOf(pages).map((message) => [message.id, message]));
  const hasAll = !pages || pages.pages.at(-1)?.meta.next_cursor === null;
  const oldest = [...all.values()].sort(byPlace)[0];
  const first = pages?.pages[0] as Page | undefined;
  const newestPlace = first?.hasNewer ? (first.data[0]?.place ?? null) : null;
  for (const message of arrived) {
    if (!hasAll && oldest && byPlace(message, oldest) < 0) continue;
    if (newestPlace !== null && message.place !== null && message.place > newestPlace) continue;
    if (isLater(message, all.get(message.id))) all.set(message.id, message);
  }
  return [...all.values()].sort(byPlace);
}

/** Adds messages that arrived outside the pages. Known messages are updated, and a deletion is final. */
export function addArrived(client: QueryClient, threadId: number, came: readonly Message[]): void {
  client.setQueryData(arrivedOptions(threadId).queryKey, (before = []) => {
    const all = new Map(before.map((message) => [message.id, message]));
    for (const message of came) {
      const known = all.get(message.id);
      const newest = isLater(message, known) ? message : known!;
      // The answer to the sender has no place, and may come before or after the live event.
      all.set(message.id, { ...newest, place: newest.place ?? message.place ?? known?.place ?? null });
    }
    return [...all.values()];
  });
}

/** All loaded messages of a conversation, oldest first. */
export const knownMessages = (client: QueryClient, threadId: number): Message[] =>
  merged(
    client.getQueryData(messagesOptions(threadId).queryKey),
    client.getQueryData(arrivedOptions(threadId).queryKey),
  );

/** Loads the messages of a conversation. Null means a conversation that has not started. */
export function useMessages(threadId: number | null, unread = 0) {
  const query = useInfiniteQuery({ ...messagesOptions(threadId ?? 0, unread), enabled: threadId !== null });
  const { data: arrived } = useQuery(arrivedOptions(threadId ?? 0));
  return { query, messages: merged(query.data, arrived), hasCome: query.data !== undefined || arrived !== undefined };
}

type Pager = InfiniteData<Answer>;
const page = (threadId: number, query: { after?: string; size: number }) =>
  api('GET /api/v4/inbox/{thread}/messages', { params: { thread: threadId }, query });

/**
 * After a gap, fetches all messages after the newest loaded page and refreshes the shown ones. Duplicates are merged.
 */
export async function fetchMissed(client: QueryClient, threadId: number): Promise<void> {
  const { queryKey } = messagesOptions(threadId);
  // A first page that is still loading may be older than the gap.
  const isFirst = client.getQueryData(queryKey) === undefined && client.isFetching({ queryKey, exact: true }) > 0;
  if (isFirst) await client.refetchQueries({ queryKey, exact: true });
  const known: Pager | undefined = client.getQueryData(queryKey);
  if (!known) return;
  let after = known.pages[0]?.meta.prev_cursor ?? null;
  if (after === null) return client.invalidateQueries({ queryKey });
  // These pages are in the middle of the conversation. Newer messages load on scrolling.
  if ((known.pages[0] as Page).hasNewer) return;
  for (let count = MOST; count === MOST;) {
    const { data, meta } = await page(threadId, { after, size: MOST });
    addArrived(client, threadId, data);
    count = data.length;
    after = meta.prev_cursor ?? after;
  }
  const shown = Math.min(knownMessages(client, threadId).length, MOST);
  const { data } = await page(threadId, { size: shown || 1 });
  addArrived(client, threadId, data);
}
