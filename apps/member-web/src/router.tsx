import { createBrowserRouter, redirect } from 'react-router-dom';
import { TICKET_FILTER, ticketFilter } from '@lyceum/contracts/first-page';
import { feedOptions } from './features/feed/feed.query.ts';
import { commentsOptions } from './features/topic/comment-state/comments.query.ts';
import { topicOptions } from './features/topic/topic.query.ts';
import { ahead } from './lib/parts/ahead.ts';
import { boardsOptions } from './entities/boards/boards.ts';
import { feedChoice } from './features/feed/feed-choice.ts';
import { queryClient } from './lib/session/query-client.ts';
import { isWhole, topicFromFeeds } from './entities/posts/cache/topic-cache.ts';
import * as board from './routes/board.tsx';
import { ScreenError } from './routes/shell/error.tsx';
import * as home from './routes/home.tsx';
import { Layout } from './routes/shell/layout.tsx';
import { ConversationSkeleton, FeedSkeleton } from './ui/state/Skeletons.tsx';

/*
 * Home and boards, where nearly everybody begins, come with the app: their parts are shared so widely that each would be a
 * file of its own to wait for. Every other screen is a chunk.
 *
 * Loaders begin to fetch while the route's chunk is on its way, and never wait: a screen shows its skeleton at once, and
 * failures are the screen's to show.
 */
async function prefetchBoard(slug: string | undefined, address: string): Promise<void> {
  const boards = await queryClient.fetchQuery(boardsOptions);
  const board = boards.find((each) => each.slug === slug);
  if (!board?.permissions.includes('READ')) return;
  const tickets = ticketFilter(new URL(address).searchParams.get(TICKET_FILTER));
  const feed = board.type === 'helpdesk' ? { tickets } : { status: feedChoice().status };
  await queryClient.prefetchInfiniteQuery(feedOptions({ boardId: board.id, ...feed }));
}

async function prefetchConversation(slug: string): Promise<void> {
  const known = topicFromFeeds(queryClient, slug);
  const topic = queryClient.fetchQuery(topicOptions(slug));
  const found = known ?? (await topic);
  if (isWhole(found)) await queryClient.prefetchInfiniteQuery(commentsOptions(found.id));
}

const loadConversation = () => import('./routes/conversation.tsx');
ahead(loadConversation, 'everyone');

const begin = (work: Promise<unknown>): null => {
  work.catch(() => undefined);
  return null;
};

export const router = createBrowserRouter([
  {
    element: <Layout />,
    // Of parts of the shell; a screen's own faults leave the shell in place.
    errorElement: <ScreenError />,
    children: [
      {
        errorElement: <ScreenError />,
        children: [
          {
            path: '/',
            loader: () =>
              begin(queryClient.prefetchInfiniteQuery(feedOptions({ boardId: null, status: feedChoice().status }))),
            Component: home.Component,
          },
          {
            path: 'boards/:slug',
            loader: ({ params, request }) => begin(prefetchBoard(params.slug, request.url)),
            Component: board.Component,
          },
          {
            path: 'conversations/:slug',
            loader: ({ params }) => begin(prefetchConversation(params.slug ?? '')),
            lazy: loadConversation,
            hydrateFallbackElement: <ConversationSkeleton label="" />,
          },
          {
            path: 'profile/:username?',
            lazy: () => import('./routes/profile.tsx'),
            hydrateFallbackElement: <FeedSkeleton label="" />,
          },
          {
            path: 'profile/settings/:type?',
            lazy: () => import('./routes/settings.tsx'),
            hydrateFallbackElement: <></>,
          },
          {
            path: 'auth/forgot-password',
            handle: { bare: true },
            lazy: () => import('./routes/forgot-password.tsx'),
            hydrateFallbackElement: <></>,
          },
          {
            path: 'auth/reset-password',
            handle: { bare: true },
            lazy: () => import('./routes/reset-password.tsx'),
            hydrateFallbackElement: <></>,
          },
          {
            path: 'auth/verify-email',
            handle: { bare: true },
            lazy: () => import('./routes/verify-email.tsx'),
            hydrateFallbackElement: <></>,
          },
          {
            path: 'bookmarks',
            lazy: () => import('./routes/bookmarks.tsx'),
            hydrateFallbackElement: <FeedSkeleton label="" />,
          },
          {
            path: 'auth/login',
            handle: { bare: true },
            lazy: () => import('./routes/login.tsx'),
            hydrateFallbackElement: <></>,
          },
          {
            path: 'login',
            loader: ({ request }) => redirect(`/auth/login${new URL(request.url).search}#login`),
            element: null,
            hydrateFallbackElement: <></>,
          },
          { path: '*', lazy: () => import('./routes/not-found.tsx'), hydrateFallbackElement: <></> },
        ],
      },
    ],
  },
]);
