import { IconChevronLeft, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useBoards } from '../../../entities/boards/boards.ts';
import type { TopicPreview } from '../../../entities/posts/cache/topic-cache.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import classes from './BoardPreviews.module.css';
import { NoAccessAction, NoAccessText } from './NoAccess.tsx';

/** Preview of a topic that the member may not read: title, excerpt and the way to get access. */
export default function TopicGlance({ topic }: { topic: TopicPreview }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const board = useBoards().data?.find(({ id }) => id === topic.board_id);
  return (
    <>
      {board && (
        <Link to={paths.board(board.slug)} className={classes.back}>
          <IconChevronLeft size={17} stroke={1.8} aria-hidden="true" />
          {board.name}
        </Link>
      )}
      <article className={classes.whole} aria-labelledby="topic-title">
        <PageHeading title={topic.title} className={classes.title}>
          <span id="topic-title">{topic.title}</span>
        </PageHeading>
        {topic.excerpt && <p className={classes.excerpt}>{topic.excerpt}</p>}
      </article>
      {board && (
        <EmptyState
          icon={<IconLock size={24} stroke={1.6} />}
          title={t('lock.noAccessTitle')}
          hint={<NoAccessText board={board} />}
          action={<NoAccessAction board={board} back={`${pathname}${search}${hash}`} />}
        />
      )}
    </>
  );
}
