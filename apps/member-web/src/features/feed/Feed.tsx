import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../../lib/retry.ts';
import { itemsOf } from '../../lib/pages.ts';
import { useFeedChoice } from './feed-choice.ts';
import { useCardKeys } from '../../lib/keyboard/use-card-keys.ts';
import { useNearBottom } from '../../lib/screen/use-near-bottom.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import classes from './Feed.module.css';
import { type FeedOf, useFeed } from './feed.query.ts';
import { Cards } from './Cards.tsx';
import { NewTopics } from './live/NewTopics.tsx';

interface Props {
  feed: FeedOf;
  /** Hint for an empty feed, which depends on the viewer. */
  emptyHint: string;
  emptyTitle?: string;
  emptyAction?: ReactNode;
}

/** Number of cards that fill a window. Cards out of view may render later. */
const FIRST = 3;
/**
 * Only the first screen renders in two steps. Later feeds render fully, so that Back can restore the scroll position.
 */
let isFirstScreen = true;

/** Number of cards to render: the first few immediately, and on the first screen the others right after. */
function useDrawn(all: number): number {
  const drawn = useDeferredValue(all, isFirstScreen ? FIRST : all);
  useEffect(() => {
    if (all > 0) isFirstScreen = false;
  }, [all]);
  return Math.max(drawn, Math.min(all, FIRST));
}

/** A feed of topics with its loading, error and empty states, infinite scrolling and card shortcuts. */
export function Feed({ feed: of, emptyHint, emptyTitle, emptyAction }: Props) {
  const { t } = useTranslation();
  const feed = useFeed(of);
  const retry = useRetry();
  const { display } = useFeedChoice();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed;
  const topics = itemsOf(feed.data);
  const drawn = useDrawn(topics.length);
  // After a failure only the “Try again” button fetches more.
  useNearBottom(
    () => void fetchNextPage(),
    drawn >= topics.length && hasNextPage && !isFetching && !isFetchNextPageError,
    topics.length,
  );
  useCardKeys();
  const tab = of !== 'favorites' && 'status' in of ? of.status : 'option1';
  const tag = of !== 'favorites' && 'status' in of ? of.tag : null;
  const isOfKind = tab !== 'option1' && tab !== 'option2';
  const isHome = of !== 'favorites' && 'status' in of && of.boardId === null && !isOfKind && !tag;

  if (feed.isPending) return <FeedSkeleton label={t('feed.loading')} />;
  if (!feed.data) return <FailedState title={t('feed.failed')} onRetry={retry} />;
  return (
    <>
      {/* Whether a new topic is among the followed ones is known to the server alone. */}
      {of !== 'favorites' && tab !== 'following' && !tag && <NewTopics feed={of} />}
      {topics.length === 0 ? (
        <EmptyState
          icon={<IconMessages size={24} stroke={1.6} />}
          title={emptyTitle ?? t('feed.empty')}
          hint={emptyHint}
          action={emptyAction}
        />
      ) : (
        <div
          className={classes.feed}
          data-display={display}
          role="feed"
          aria-busy={feed.isFetchingNextPage || drawn < topics.length}
          aria-label={t('feed.title')}
        >
          <Cards topics={topics.slice(0, drawn)} size={hasNextPage ? -1 : topics.length} isHome={isHome} />
        </div>
      )}
      <div className={classes.end}>
        {isFetchNextPageError ? (
          <FailedState quiet title={t('feed.failed')} onRetry={() => void fetchNextPage()} />
        ) : hasNextPage ? (
          <Button variant="default" loading={feed.isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('app.loadMore')}
          </Button>
        ) : (
          topics.length > 0 && <p className={classes.all}>{t('feed.end')}</p>
        )}
      </div>
    </>
  );
}
