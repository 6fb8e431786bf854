import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { messages } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { THREADS } from '@lyceum/contracts/first-page';
import { itemsOf, type Pages, patchPages } from '../../../lib/pages.ts';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { inboxKeys } from './keys.ts';

export type Thread = messages.Thread;
export type Participant = messages.Participant;
type Page = Pages<Thread>['pages'][number];

/** Refetches each time the inbox opens, because it receives no events while closed. */
const FRESH = { staleTime: 0, meta: LIVE } as const;

export const threadsOptions = infiniteQueryOptions({
  ...FRESH,
  queryKey: inboxKeys.threads,
  queryFn: async ({ pageParam, signal }) =>
    (await api('GET /api/v3/inbox', { query: { ...THREADS.query, cursor: pageParam ?? undefined }, signal })) as Page,
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.meta.next_cursor,
});

/** Query options of a conversation. */
export const threadOptions = (id: number) =>
  queryOptions({
    ...FRESH,
    queryKey: inboxKeys.thread(id),
    queryFn: async ({ signal }): Promise<Thread> =>
      (await api('GET /api/v3/inbox/{thread}', { params: { thread: id }, signal })).data,
  });

/** Query options of the viewer's conversation with a member. Resolves to null if there is none. */
export const withMemberOptions = (memberId: number) =>
  queryOptions({
    queryKey: inboxKeys.withMember(memberId),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Thread | null> =>
      ((await api('GET /api/v3/inbox', { query: { user_id: memberId }, signal })) as { data: Thread | null }).data,
  });

/** Conversations by latest activity, without duplicates, because the order can change between two pages. */
export const inOrder = (pages: Pages<Thread> | undefined): Thread[] =>
  itemsOf(pages).sort((a, b) => Date.parse(b.last_activity) - Date.parse(a.last_activity));

/** Whether a conversation is in the loaded list. Undefined without a list. */
export function isListed(client: QueryClient, id: number): boolean | undefined {
  const pages = client.getQueryData(threadsOptions.queryKey);
  return pages && inOrder(pages).some((thread) => thread.id === id);
}

/** The cached conversation from any query. */
export const knownThread = (client: QueryClient, id: number): Thread | undefined =>
  client.getQueryData(threadOptions(id).queryKey) ??
  inOrder(client.getQueryData(threadsOptions.queryKey)).find((thread) => thread.id === id);

/** A running request may predate a change, so it is repeated. */
function askAnewIfOnWay(client: QueryClient, id: number): void {
  for (const queryKey of [inboxKeys.threads, inboxKeys.thread(id)]) {
    if (client.isFetching({ queryKey, exact: true }) > 0) void client.invalidateQueries({ queryKey, exact: true });
  }
}

/** Patches a conversation in every cache. */
export function patchThread(client: QueryClient, id: number, patch: (thread: Thread) => Thread): void {
  client.setQueryData(threadOptions(id).queryKey, (thread) => thread && patch(thread));
  client.setQueryData(threadsOptions.queryKey, (pages) => pages && patchPages(pages, (each) => each.id === id, patch));
  askAnewIfOnWay(client, id);
}

/** Stores a complete conversation, after creating it or fetching it because of a new message. */
export function putThread(client: QueryClient, thread: Thread): void {
  client.setQueryData(threadOptions(thread.id).queryKey, thread);
  client.setQueryData(threadsOptions.queryKey, (pages) => {
    if (!pages) return pages;
    const patched = patchPages(
      pages,
      ({ id }) => id === thread.id,
      () => thread,
    );
    if (patched !== pages) return patched;
    const [first, ...rest] = pages.pages;
    return { ...pages, pages: [{ ...first!, data: [thread, ...first!.data] }, ...rest] };
  });
  askAnewIfOnWay(client, thread.id);
}

/** Removes a conversation that the member hid or left from all caches. */
export function dropThread(client: QueryClient, id: number): void {
  client.setQueryData(
    threadsOptions.queryKey,
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({ ...page, data: page.data.filter((thread) => thread.id !== id) })),
      },
  );
  for (const queryKey of [inboxKeys.arrived(id), inboxKeys.messages(id), inboxKeys.thread(id)]) {
    client.removeQueries({ queryKey });
  }
}

/** Refetches the cached data of a conversation. */
export function forgetThread(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: inboxKeys.arrived(id) });
  for (const queryKey of [inboxKeys.threads, inboxKeys.thread(id), inboxKeys.messages(id)]) {
    void client.invalidateQueries({ queryKey });
  }
}
