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

/** As many are asked for at once at most, and after a gap. */
const MOST = 100;

/** Newest first; the next page is the one above. Live events and {@link fetchMissed} add what came since. */
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

/** Where a page begins: `{}` is the newest one. */
type From = { cursor?: string; after?: string; around?: number };
type Answer = Awaited<ReturnType<typeof api<'GET /api/v4/inbox/{thread}/messages'>>>;
/** `hasNewer`: the conversation goes on behind the page. */
type Page = Answer & { hasNewer: boolean };

/** What is above the first unread message on the first page. */
const READ_ABOVE = 3;

/** The first page holds all that is unread, so that the conversation opens at the first of it. */
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
 * Makes a message known: where the pages don't have it, the pages around it take their place.
 * @throws if it can't be had, since it is gone or was never the viewer's
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

/** Back to the newest page. */
export const toNewestPage = (client: QueryClient, threadId: number): Promise<void> =>
  client.resetQueries({ queryKey: messagesOptions(threadId).queryKey });

const arrivedOptions = (threadId: number) =>
  queryOptions<readonly Message[]>({ queryKey: inboxKeys.arrived(threadId), queryFn: skipToken, staleTime: Infinity });

/** As the server orders them. An own one that has no place yet stands behind all that have one. */
export const byPlace = (a: Message, b: Message): number =>
  a.place === b.place ? a.id - b.id : a.place === null ? 1 : b.place === null ? -1 : a.place - b.place;

/** Whether a message is to replace the one that is known: it is deleted, or edited since. Deleted ones stay so. */
const isLater = (message: Message, known: Message | undefined): boolean =>
  !known || message.deleted_at !== null || (known.deleted_at === null && message.version > known.version);

/**
 * Oldest first, each once. What is deleted stays so, whoever says otherwise: an answer may be from before. What arrived before the
 * oldest page that is there, or behind pages that don't reach the newest, waits for the pages between.
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

/** What came, once: whoever came before is known by the id, and is not undeleted. */
export function addArrived(client: QueryClient, threadId: number, came: readonly Message[]): void {
  client.setQueryData(arrivedOptions(threadId).queryKey, (before = []) => {
    const all = new Map(before.map((message) => [message.id, message]));
    for (const message of came) {
      const known = all.get(message.id);
      const newest = isLater(message, known) ? message : known!;
      // The answer to its sender knows no place, and may come before the live event or behind it.
      all.set(message.id, { ...newest, place: newest.place ?? message.place ?? known?.place ?? null });
    }
    return [...all.values()];
  });
}

export const knownMessages = (client: QueryClient, threadId: number): Message[] =>
  merged(
    client.getQueryData(messagesOptions(threadId).queryKey),
    client.getQueryData(arrivedOptions(threadId).queryKey),
  );

/** Null: not begun yet, so that there are none. */
export function useMessages(threadId: number | null, unread = 0) {
  const query = useInfiniteQuery({ ...messagesOptions(threadId ?? 0, unread), enabled: threadId !== null });
  const { data: arrived } = useQuery(arrivedOptions(threadId ?? 0));
  return { query, messages: merged(query.data, arrived), hasCome: query.data !== undefined || arrived !== undefined };
}

type Pager = InfiniteData<Answer>;
const page = (threadId: number, query: { after?: string; size: number }) =>
  api('GET /api/v4/inbox/{thread}/messages', { params: { thread: threadId }, query });

/**
 * After a gap: what came behind the newest page that is there, to the end; and whether what is shown still stands. Each message
 * is added once, however often it comes.
 */
export async function fetchMissed(client: QueryClient, threadId: number): Promise<void> {
  const { queryKey } = messagesOptions(threadId);
  const known: Pager | undefined = client.getQueryData(queryKey);
  if (!known) return;
  let after = known.pages[0]?.meta.prev_cursor ?? null;
  if (after === null) return client.invalidateQueries({ queryKey });
  // Pages in the middle: what is behind them comes when it is scrolled to.
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
