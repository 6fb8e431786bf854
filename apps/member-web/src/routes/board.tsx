import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BoardHeader } from '../features/boards/BoardHeader.tsx';
import { Composer } from '../features/feed/composer/Composer.tsx';
import { Feed } from '../features/feed/Feed.tsx';
import { FeedBar } from '../features/feed/FeedBar.tsx';
import { HelpdeskFeed } from '../features/feed/HelpdeskFeed.tsx';
import { canRead, canWrite, useBoards } from '../entities/boards/boards.ts';
import { useFeedTab, useFeedTag } from '../features/feed/feed-tab.ts';
import { useRetry } from '../lib/retry.ts';
import { acting, useMe } from '../lib/session/session.ts';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import { lazyPart } from '../lib/parts/lazy-part.ts';
import { Part } from '../ui/part/Part.tsx';
import { withTexts } from '../lib/i18n/texts.ts';
import { boardsLaterTexts } from '../entities/boards/texts/index.ts';
import { wallTexts } from '../features/feed/wall/texts/index.ts';

const LockedBoard = lazyPart(withTexts(() => import('../features/boards/locked/LockedBoard.tsx'), boardsLaterTexts));

const Moodboard = lazyPart(
  withTexts(() => import('./moodboard.tsx'), wallTexts),
  'everyone',
);

/** `/boards/{slug}`: the feed of a board, its tickets or its moodboard. */
export function Component() {
  const { t } = useTranslation();
  const { slug } = useParams();
  const me = useMe();
  const status = useFeedTab();
  const tag = useFeedTag();
  const boards = useBoards();
  const retry = useRetry();
  if (boards.isPending) {
    return (
      <>
        <h1 className="visually-hidden">{t('app.loading')}</h1>
        <FeedSkeleton label={t('feed.loading')} />
      </>
    );
  }
  if (!boards.data) return <FailedState title={t('feed.failed')} onRetry={retry} />;
  const board = boards.data.find((each) => each.slug === slug);
  if (!board) return <NotFound />;
  if (!canRead(board)) {
    return (
      <Part fallback={<BoardHeader board={board} />}>
        <LockedBoard board={board} />
      </Part>
    );
  }
  if (board.template === 'moodboard') {
    return (
      <Part fallback={<BoardHeader board={board} />}>
        <Moodboard key={board.id} board={board} />
      </Part>
    );
  }
  const writes = acting(me) && canWrite(board);
  if (board.type === 'helpdesk') {
    return (
      <>
        <BoardHeader board={board} />
        <HelpdeskFeed board={board} />
      </>
    );
  }
  return (
    <>
      <BoardHeader board={board} />
      {me && writes && <Composer key={`${me.id}-${board.id}`} me={me} boardId={board.id} />}
      <FeedBar />
      <Feed
        key={`${board.id}-${tag}`}
        feed={{ boardId: board.id, status, tag }}
        emptyHint={writes ? t('feed.emptyWrite') : me ? t('feed.emptyRead') : t('feed.emptyGuest')}
      />
    </>
  );
}
