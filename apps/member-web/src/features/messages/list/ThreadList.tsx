import { useInfiniteQuery } from '@tanstack/react-query';
import { IconMessageCircle } from '@tabler/icons-react';
import { type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearEnd } from '../../../lib/screen/use-near-end.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { inOrder, threadsOptions } from '../cache/threads.query.ts';
import { Spinner } from './Spinner.tsx';
import classes from './List.module.css';
import { ThreadRow } from './ThreadRow.tsx';

/** Fraction of the list to scroll before the next page loads, and rows of the placeholder (part 2 §9). */
const ASK_AT = 0.99;
const SKELETON_ROWS = 10;

interface Props {
  meId: number;
  activeId: number | null;
  box: RefObject<HTMLDivElement | null>;
}

/** List of conversations with infinite scrolling. */
export function ThreadList({ meId, activeId, box }: Props) {
  const { t } = useTranslation();
  const threads = useInfiniteQuery(threadsOptions);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = threads;
  const all = inOrder(threads.data);
  const asks = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useNearEnd(box, ASK_AT, () => void fetchNextPage(), asks, all.length);

  if (threads.isPending) return <RowsSkeleton label={t('inbox.loading')} rows={SKELETON_ROWS} />;
  if (!threads.data) return <FailedState quiet title={t('inbox.failed')} onRetry={() => void threads.refetch()} />;
  if (all.length === 0) {
    return (
      <div className={classes.literal}>
        <EmptyState
          quiet
          icon={<IconMessageCircle size={24} stroke={1.6} />}
          title={t('inbox.noChat')}
          hint={t('inbox.noChatHint')}
        />
      </div>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {all.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} meId={meId} active={thread.id === activeId} />
          </li>
        ))}
      </ul>
      {isFetchingNextPage && <Spinner label={t('inbox.loading')} />}
      {isFetchNextPageError && <FailedState quiet title={t('inbox.failed')} onRetry={() => void fetchNextPage()} />}
    </>
  );
}
