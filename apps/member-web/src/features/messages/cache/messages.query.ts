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

/** As many are asked for at once after a gap. */
const MISSED = 100;

/** Newest first; the next page is the one above. Live events and {@link fetchMissed} add what came since. */
export const messagesOptions = (threadId: number) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.messages(threadId),
    staleTime: 0,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/inbox/{thread}/messages', {
        params: { thread: threadId },
        query: { size: MESSAGE_LIMITS.page, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  });

const arrivedOptions = (threadId: number) =>
  queryOptions<readonly Message[]>({ queryKey: inboxKeys.arrived(threadId), queryFn: skipToken, staleTime: Infinity });

/** As the server orders them. An own one that has no place yet stands behind all that have one. */
export const byPlace = (a: Message, b: Message): number =>
  a.place === b.place ? a.id - b.id : a.place === null ? 1 : b.place === null ? -1 : a.place - b.place;

/**
 * Oldest first, each once. What is deleted stays so, whoever says otherwise: an answer may be from before. What arrived before the
 * oldest page that is there waits for the pages between.
 */
export function merged(pages: Pages<Message> | undefined, arrived: readonly Message[] = []): Message[] {
  const all = new Map(itemsOf(pages).map((message) => [message.id, message]));
  const hasAll = !pages || pages.pages.at(-1)?.meta.next_cursor === null;
  const oldest = [...all.values()].sort(byPlace)[0];
  for (const message of arrived) {
    if (!hasAll && oldest && byPlace(message, oldest) < 0) continue;
    if (message.deleted_at !== null || !all.has(message.id)) all.set(message.id, message);
  }
  return [...all.values()].sort(byPlace);
}

/** What came, once: whoever came before is known by the id, and is not undeleted. */
export function addArrived(client: QueryClient, threadId: number, came: readonly Message[]): void {
  client.setQueryData(arrivedOptions(threadId).queryKey, (before = []) => {
    const all = new Map(before.map((message) => [message.id, message]));
    for (const message of came) {
      const known = all.get(message.id);
      if (known?.deleted_at) continue;
      // The answer to its sender may come behind the live event, and knows no place.
      all.set(message.id, { ...message, place: message.place ?? known?.place ?? null });
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
export function useMessages(threadId: number | null) {
  const query = useInfiniteQuery({ ...messagesOptions(threadId ?? 0), enabled: threadId !== null });
  const { data: arrived } = useQuery(arrivedOptions(threadId ?? 0));
  return { query, messages: merged(query.data, arrived), hasCome: query.data !== undefined || arrived !== undefined };
}

type Pager = InfiniteData<Awaited<ReturnType<typeof page>>>;
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
  for (let count = MISSED; count === MISSED;) {
    const { data, meta } = await page(threadId, { after, size: MISSED });
    addArrived(client, threadId, data);
    count = data.length;
    after = meta.prev_cursor ?? after;
  }
  const shown = Math.min(knownMessages(client, threadId).length, MISSED);
  const { data } = await page(threadId, { size: shown || 1 });
  addArrived(client, threadId, data);
}
