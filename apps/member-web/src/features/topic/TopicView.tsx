import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPoll, type Topic } from '../../lib/topic-cache.ts';
import { useCardKeys } from '../../lib/use-card-keys.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PostMedia } from '../../ui/media/PostMedia.tsx';
import { Quotable } from '../../ui/quote/Quotable.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { TopicActions } from '../../ui/topic/TopicActions.tsx';
import { TopicByline } from '../../ui/topic/TopicByline.tsx';
import { Comments } from './Comments.tsx';
import classes from './TopicView.module.css';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const Poll = lazyPart(() => import('../../ui/poll/Poll.tsx'));

/** One topic, its text, and what was said about it. `topic.content` is null while only a feed's card is known. */
export function TopicView({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  useCardKeys();
  return (
    <>
      <Link to={`/boards/${topic.board_slug}`} className={classes.back}>
        <IconChevronLeft size={17} stroke={1.8} aria-hidden="true" />
        <span className={classes.dot} style={{ background: topic.board_color }} aria-hidden="true" />
        {topic.board_name}
      </Link>
      <article className={classes.topic} data-card tabIndex={-1} aria-labelledby="topic-title">
        <TopicByline topic={topic} />
        <PageHeading title={topic.title} className={classes.title}>
          <span id="topic-title">{topic.title}</span>
        </PageHeading>
        {topic.content !== null ? (
          <Quotable author={topic.user.name} address={`/conversations/${topic.slug}`}>
            <RichText html={topic.content} />
          </Quotable>
        ) : (
          <p className={classes.waiting} aria-busy="true" aria-label={t('app.loading')}>
            {topic.excerpt}
          </p>
        )}
        <PostMedia attachments={topic.attachments} videoUrl={topic.video_url} title={topic.title} />
        {isPoll(topic) && (
          <Part fallback={<RowsSkeleton label={t('app.loading')} rows={2} />}>
            <Poll topic={topic} />
          </Part>
        )}
        <TopicActions topic={topic} shared />
      </article>
      <Comments topic={topic} />
    </>
  );
}
