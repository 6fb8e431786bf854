import { api } from '@lyceum/browser/client';
import { IconMessages } from '@tabler/icons-react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { memberKeys } from '../../entities/members/keys.ts';
import { paths } from '../../lib/address/paths.ts';
import { itemsOf } from '../../lib/pages.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import classes from './Profile.module.css';

const commentsOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...memberKeys.memberById(id), 'comments'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/users/{id}/comments', { params: { id }, query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  });

/** The comments of a member that the reader may read, on their profile. */
export default function CommentsBy({ id }: { id: number }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(commentsOptions(id));
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={4} />;
  if (!list.data) return <FailedState title={t('profilePage.partFailed')} onRetry={() => void list.refetch()} />;
  const comments = itemsOf(list.data);
  if (comments.length === 0) {
    return <EmptyState icon={<IconMessages size={24} stroke={1.6} />} title={t('profilePage.noComments')} />;
  }
  return (
    <>
      <ul className={classes.comments} aria-label={t('profilePage.tabs.comments')}>
        {comments.map((comment) => (
          <li key={comment.id} className={classes.comment}>
            <h3 dir="auto">
              <Link to={paths.conversation(comment.topic.slug, `comment-${comment.id}`)}>{comment.topic.title}</Link>
            </h3>
            <p dir="auto">{comment.excerpt}</p>
            <p className={classes.caption}>
              {comment.topic.board_name} · <RelativeTime moment={comment.created_at} />
              {comment.accepted_answer && ` · ${t('profilePage.accepted')}`}
            </p>
          </li>
        ))}
      </ul>
      <LoadMore of={list} failed={t('profilePage.partFailed')} />
    </>
  );
}
