import type { LoaderFunctionArgs } from 'react-router-dom';
import { TICKET_FILTER, ticketFilter } from '@lyceum/contracts/first-page';
import { boardsOptions } from '../entities/boards/boards.ts';
import { feedOptions } from '../features/feed/feed.query.ts';
import { tabIn, tagIn } from '../features/feed/feed-choice.ts';
import { begin } from '../lib/modules/begin.ts';
import { currentClient } from '../lib/session/query-client.ts';

async function prefetch(slug: string | undefined, address: string): Promise<void> {
  const client = currentClient();
  const boards = await client.fetchQuery(boardsOptions);
  const board = boards.find((each) => each.slug === slug);
  if (!board?.permissions.includes('READ')) return;
  const tickets = ticketFilter(new URL(address).searchParams.get(TICKET_FILTER));
  const feed = board.type === 'helpdesk' ? { tickets } : { status: tabIn(address), tag: tagIn(address) };
  await client.prefetchInfiniteQuery(feedOptions({ boardId: board.id, ...feed }));
}

/** Starts loading a board's content while its screen loads. */
export const boardLoader = ({ params, request }: LoaderFunctionArgs) => begin(prefetch(params.slug, request.url));
