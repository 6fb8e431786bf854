import { IconBookmark, IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/address/paths.ts';
import type { Module } from '../../lib/modules/module.ts';
import { begin } from '../../lib/modules/begin.ts';
import { ahead } from '../../lib/parts/ahead.ts';
import { currentClient } from '../../lib/session/query-client.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { TabLink } from '../../ui/shell/tabs.tsx';
import { tabIn, tagIn } from './feed-choice.ts';
import { feedOptions } from './feed.query.ts';
import { useLiveFeeds } from './live/use-live-feeds.ts';
import { feedTexts } from './texts/index.ts';
import { postsTexts } from '../../entities/posts/texts/index.ts';
import { pollTexts } from '../../entities/posts/poll/texts/index.ts';
import { membersTexts } from '../../entities/members/texts/index.ts';

const loadHome = () => import('../../routes/home.tsx');
ahead(loadHome, 'everyone');

function HomeTab() {
  const { t } = useTranslation();
  return <TabLink to={paths.home} icon={IconHome} text={t('app.home')} />;
}

function LiveFeeds() {
  useLiveFeeds();
  return null;
}

export const feed: Module = {
  name: 'feed',
  texts: [feedTexts, postsTexts, pollTexts, membersTexts],
  routes: [
    {
      path: '/',
      loader: ({ request }) =>
        begin(
          currentClient().prefetchInfiniteQuery(
            feedOptions({ boardId: null, status: tabIn(request.url), tag: tagIn(request.url) }),
          ),
        ),
      lazy: loadHome,
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'bookmarks',
      lazy: () => import('../../routes/bookmarks.tsx'),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  navigation: [
    { to: paths.home, end: true, icon: IconHome, text: 'app.home' },
    { to: paths.bookmarks, icon: IconBookmark, text: 'app.favorites', membersOnly: true, later: true },
  ],
  Tab: HomeTab,
  Live: LiveFeeds,
  shortcuts: [
    { text: 'next', keys: ['j'] },
    { text: 'previous', keys: ['k'] },
    { text: 'open', keys: ['o'] },
    { text: 'like', keys: ['l'] },
  ],
};
