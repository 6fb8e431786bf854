import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { itemsOf } from '../../lib/topic-cache.ts';
import { Avatar } from '../Avatar.tsx';
import { Dialog } from '../Dialog.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { FailedState } from '../FailedState.tsx';
import { MemberName } from '../MemberName.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import { RowsSkeleton } from '../Skeletons.tsx';
import classes from './LikersDialog.module.css';
import { useLikers } from './likers.query.ts';

interface Props {
  postId: number;
  onDone: () => void;
}

export default function LikersDialog({ postId, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('likers.title')} onClose={onDone}>
      <Likers postId={postId} onChosen={onDone} />
    </Dialog>
  );
}

/** Newest first; each leads to their profile. */
function Likers({ postId, onChosen }: { postId: number; onChosen: () => void }) {
  const { t } = useTranslation();
  const likers = useLikers(postId);
  const more = () => void likers.fetchNextPage();
  if (likers.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!likers.data) return <FailedState quiet title={t('likers.failed')} onRetry={() => void likers.refetch()} />;
  const members = itemsOf(likers.data);
  if (members.length === 0) {
    return (
      <EmptyState
        quiet
        icon={<IconHeart size={24} stroke={1.6} />}
        title={t('likers.empty')}
        hint={t('likers.emptyHint')}
      />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {members.map((member) => (
          <li key={member.id}>
            <Link className={classes.row} to={`/profile/${member.username}`} onClick={onChosen}>
              <Avatar member={member} size={36} />
              <MemberName member={member} small />
              <span className={classes.when}>
                <RelativeTime moment={member.liked_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {likers.isFetchNextPageError ? (
        <FailedState quiet title={t('likers.failed')} onRetry={more} />
      ) : (
        likers.hasNextPage && (
          <Button variant="default" fullWidth mt={12} loading={likers.isFetchingNextPage} onClick={more}>
            {t('app.loadMore')}
          </Button>
        )
      )}
    </>
  );
}
