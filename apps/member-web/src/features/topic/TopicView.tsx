import { hasLinks, LinkPreviews } from '../../entities/posts/link-previews/link-previews.ts';
import { ReactionBar } from '../../entities/reactions/reaction-bar.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { isPoll, type Topic } from '../../entities/posts/cache/topic-cache.ts';
import { useCardKeys } from '../../lib/keyboard/use-card-keys.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PostMedia } from '../../entities/media/show/PostMedia.tsx';
import { Quotable } from '../../entities/posts/quote/Quotable.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { TopicActions } from '../../entities/posts/topic/TopicActions.tsx';
import { TopicByline } from '../../entities/posts/topic/TopicByline.tsx';
import { Comments } from './comments/Comments.tsx';
import classes from './TopicView.module.css';
import { withTexts } from '../../lib/i18n/texts.ts';
import { pollDialogTexts } from '../../entities/posts/poll/texts/index.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const Poll = lazyPart(withTexts(() => import('../../entities/posts/poll/Poll.tsx'), pollDialogTexts));

/** A topic with its text and comments. `topic.content` is null while only a feed's card is loaded. */
export function TopicView({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  useCardKeys();
  return (
    <>
      <Link to={paths.board(topic.board_slug)} className={classes.back}>
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
          <Quotable author={topic.user.name} address={paths.conversation(topic.slug)}>
            <RichText html={topic.content} />
          </Quotable>
        ) : (
          <p className={classes.waiting} aria-busy="true" aria-label={t('app.loading')}>
            {topic.excerpt}
          </p>
        )}
        {hasLinks(topic.content) && (
          <Part missing="nothing">
            <LinkPreviews postId={topic.post_id} authorId={topic.user_id} />
          </Part>
        )}
        <PostMedia attachments={topic.attachments} videoUrl={topic.video_url} title={topic.title} />
        {isPoll(topic) && (
          <Part fallback={<RowsSkeleton label={t('app.loading')} rows={2} />}>
            <Poll topic={topic} />
          </Part>
        )}
        <TopicActions topic={topic} shared />
        <div className={classes.reactions}>
          <Part missing="nothing">
            <ReactionBar kind="post" id={topic.post_id} closed={topic.closed} />
          </Part>
        </div>
      </article>
      <Comments topic={topic} />
    </>
  );
}
