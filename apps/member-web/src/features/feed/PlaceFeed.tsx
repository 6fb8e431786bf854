import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boardOptions, canRead, canWrite, useBoards } from '../../entities/boards/boards.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { Composer } from './composer/Composer.tsx';
import { useFeedTab } from './feed-tab.ts';
import { Feed } from './Feed.tsx';
import { FeedBar } from './FeedBar.tsx';

interface Props {
  boardId: number;
  /** Text for viewers who may not read the board. */
  closed: string;
}

/**
 * Feed of a group's or event's own board (docs/adr/0041). Everyone who may read the board sees it, also without
 * membership.
 */
export function PlaceFeed({ boardId, closed }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const status = useFeedTab();
  const own = useBoards().data?.find(({ id }) => id === boardId);
  const other = useQuery({ ...boardOptions(boardId), enabled: !own });
  const board = own ?? other.data;
  if (board === undefined) {
    if (other.isError) return <FailedState title={t('feed.failed')} onRetry={() => void other.refetch()} />;
    return <FeedSkeleton label={t('feed.loading')} />;
  }
  if (board === null || !canRead(board)) return <p>{closed}</p>;
  // Viewers without membership may read an open board, but not post on it.
  const writes = me && own && acting(me) && canWrite(board);
  return (
    <>
      {writes && <Composer key={`${me.id}-${boardId}`} me={me} boardId={boardId} />}
      <FeedBar />
      <Feed
        key={boardId}
        feed={{ boardId, status }}
        emptyHint={writes ? t('feed.emptyWrite') : me ? t('feed.emptyRead') : t('feed.emptyGuest')}
      />
    </>
  );
}
