import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry } from '../../../lib/retry.ts';
import { itemsOf } from '../../../lib/pages.ts';
import { useNearBottom } from '../../../lib/screen/use-near-bottom.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { type FeedOf, useFeed } from '../feed.query.ts';
import { NewTopics } from '../live/NewTopics.tsx';
import { heightOf, placed, within } from '../../../ui/masonry/masonry.ts';
import { useWindowOn } from './use-window-on.ts';
import { pictureOf, WallTile } from './WallTile.tsx';
import classes from './Wall.module.css';

/** Height in pixels of a tile's two-line caption. */
const CAPTION = 62;
/** Number of window heights to render above and below the window, so that scrolling shows no gaps. */
const BEYOND = 1;

/** Heights in pixels of placeholder tiles, varied like real ones. */
const WAITED_FOR = [260, 190, 310, 220, 280, 200, 240, 300, 210, 270];

interface Props {
  feed: Extract<FeedOf, { boardId: number | null }>;
  emptyHint: string;
  emptyAction?: ReactNode;
}

/** Masonry of a moodboard. Positions are known before pictures load, and only tiles near the window render. */
export function Wall({ feed: of, emptyHint, emptyAction }: Props) {
  const { t } = useTranslation();
  const feed = useFeed(of);
  const retry = useRetry();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed;
  const topics = useMemo(() => itemsOf(feed.data), [feed.data]);
  const { ref, columns, width, from, to } = useWindowOn();
  const tiles = useMemo(
    () =>
      placed(
        topics.map((topic) => {
          const picture = pictureOf(topic);
          return { id: topic.id, width: picture?.width ?? null, height: picture?.height ?? null };
        }),
        columns,
        width,
        CAPTION,
      ),
    [topics, columns, width],
  );
  const tallest = useMemo(() => tiles.reduce((most, { height }) => Math.max(most, height), 0), [tiles]);
  useNearBottom(() => void fetchNextPage(), hasNextPage && !isFetching && !isFetchNextPageError, topics.length);

  if (feed.isPending) {
    return (
      <div className={classes.waiting} role="status" aria-label={t('feed.loading')} ref={ref}>
        {WAITED_FOR.map((height, index) => (
          <span key={index} style={{ height }} data-skeleton="picture" />
        ))}
      </div>
    );
  }
  if (!feed.data) return <FailedState title={t('feed.failed')} onRetry={retry} />;
  const beyond = (to - from) * BEYOND;
  const [first, last] = within(tiles, from - beyond, to + beyond, tallest);
  return (
    <>
      <NewTopics feed={of} />
      {topics.length === 0 && (
        <EmptyState
          icon={<IconPhoto size={24} stroke={1.6} />}
          title={t('wall.empty')}
          hint={emptyHint}
          action={emptyAction}
        />
      )}
      <div
        ref={ref}
        className={classes.wall}
        style={{ height: heightOf(tiles) }}
        role="feed"
        aria-busy={feed.isFetchingNextPage}
        aria-label={t('wall.title')}
      >
        {width > 0 &&
          tiles
            .slice(first, last)
            .map((tile, index) => (
              <WallTile
                key={tile.id}
                topic={topics[first + index]!}
                place={tile}
                position={first + index + 1}
                size={hasNextPage ? -1 : topics.length}
              />
            ))}
      </div>
      <div className={classes.end}>
        {isFetchNextPageError ? (
          <FailedState quiet title={t('feed.failed')} onRetry={() => void fetchNextPage()} />
        ) : (
          hasNextPage && (
            <Button variant="default" loading={feed.isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('app.loadMore')}
            </Button>
          )
        )}
      </div>
    </>
  );
}
