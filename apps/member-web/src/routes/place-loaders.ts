import type { LoaderFunctionArgs } from 'react-router-dom';
import { boardOptions, boardsOptions, canRead } from '../entities/boards/boards.ts';
import { eventOptions, peopleOptions as eventPeople } from '../features/events/queries/events.query.ts';
import { tabIn } from '../features/feed/feed-choice.ts';
import { feedOptions } from '../features/feed/feed.query.ts';
import { groupOptions, peopleOptions as groupPeople } from '../features/groups/queries/groups.query.ts';
import { begin } from '../lib/modules/begin.ts';
import { currentClient } from '../lib/session/query-client.ts';

/** Loads the feed of a group's or event's own board, if the viewer may read it. */
async function prefetchFeed(boardId: number, address: string): Promise<void> {
  const client = currentClient();
  const boards = await client.fetchQuery(boardsOptions);
  const board = boards.find(({ id }) => id === boardId) ?? (await client.fetchQuery(boardOptions(boardId)));
  if (board && canRead(board)) {
    await client.prefetchInfiniteQuery(feedOptions({ boardId, status: tabIn(address) }));
  }
}

async function prefetchGroup(slug: string, tab: string | undefined, address: string): Promise<void> {
  const client = currentClient();
  const group = await client.fetchQuery(groupOptions(slug));
  if (!group?.permissions.includes('READ')) return;
  if (tab === 'members') await client.prefetchInfiniteQuery(groupPeople(group.id, 'in'));
  if (tab === undefined || tab === 'feed') await prefetchFeed(group.channel_id, address);
}

async function prefetchEvent(slug: string, tab: string | undefined, address: string): Promise<void> {
  const client = currentClient();
  const event = await client.fetchQuery(eventOptions(slug));
  if (!event?.permissions.includes('READ')) return;
  if (tab === 'members') await client.prefetchInfiniteQuery(eventPeople(event.id, 'going'));
  if (tab === 'feed' && event.channel_id !== null) await prefetchFeed(event.channel_id, address);
}

/** Starts loading a group while its screen loads. */
export const groupLoader = ({ params, request }: LoaderFunctionArgs) =>
  begin(prefetchGroup(params.slug ?? '', params.tab, request.url));

/** Starts loading an event while its screen loads. */
export const eventLoader = ({ params, request }: LoaderFunctionArgs) =>
  begin(prefetchEvent(params.slug ?? '', params.tab, request.url));
